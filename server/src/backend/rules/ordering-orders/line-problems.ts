/** Why the lines of a stored cart cannot be ordered: what the store sells, its stock, and the limits of one order. */
import type { Database } from '../../platform/db.ts'
import { message, type Message } from '../../../platform/message.ts'
import type { PricingMode } from '../../platform/tables/tables.ts'
import { isSold } from '../ordering/lines.ts'
import type { StoreTerms } from '../ordering/store-terms.ts'

/** `itemId` is null if it is about the whole cart. */
export interface CartProblem {
  reason: Message
  itemId: string | null
}

/** The lines as the store has them now; one that it does not carry has no stock. */
export const readLineFacts = (db: Database, cart: { id: string; store_id: string }) =>
  db
    .selectFrom('cart_items')
    .innerJoin('products', 'products.id', 'cart_items.product_id')
    .innerJoin('variants', (join) =>
      join
        .onRef('variants.product_id', '=', 'cart_items.product_id')
        .onRef('variants.option', '=', 'cart_items.option'),
    )
    .leftJoin('inventory', (join) =>
      join
        .onRef('inventory.product_id', '=', 'cart_items.product_id')
        .onRef('inventory.option', '=', 'cart_items.option')
        .on('inventory.store_id', '=', cart.store_id),
    )
    .select(['cart_items.id', 'products.name', 'cart_items.quantity', 'inventory.quantity as stock'])
    .select(['menu_type', 'price_rec', 'price_med', 'limit_mg'])
    .where('cart_id', '=', cart.id)
    .orderBy('cart_items.position')
    .execute()

export type LineFacts = Awaited<ReturnType<typeof readLineFacts>>[number]

/** Pure. */
export function lineProblems(
  lines: readonly LineFacts[],
  mode: PricingMode,
  { store_name, limits }: Pick<StoreTerms, 'store_name' | 'limits'>,
): CartProblem[] {
  const problemOf = (line: LineFacts): Message | null => {
    const { name, quantity, stock } = line
    if (stock === null || !isSold(line, mode)) return message('NOT_SOLD_HERE', { name, store: store_name })
    if (stock === 0) return message('SOLD_OUT', { name })
    if (quantity > stock) return message('TOO_FEW_LEFT', { name, count: stock })
    return limits !== null && quantity > limits.perLine ? message('ORDER_LIMIT', { name, count: limits.perLine }) : null
  }
  const found = lines.flatMap((line): CartProblem[] => {
    const reason = problemOf(line)
    return reason === null ? [] : [{ reason, itemId: line.id }]
  })
  const weight = lines.reduce((sum, { quantity, limit_mg }) => sum + quantity * limit_mg, 0)
  const isTooHeavy = limits !== null && weight > limits.milligrams
  return isTooHeavy ? [...found, { reason: message('ORDER_WEIGHT_LIMIT'), itemId: null }] : found
}
