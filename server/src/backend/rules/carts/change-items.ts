/** (7a.15 to 7a.17) Adds, updates and removes items, inside the caller's transaction with the cart's row locked. */
import { loadSellables } from '../catalogue/sellable.ts'
import type { CartEnvironment, Setting } from './carts.ts'
import { isError, itemError, notFound, readItem, type ItemError, type ItemInput, type NewLine } from './cart-items.ts'
import { issuesOf, maxQuantityOf, totalDemand, type LineContent } from './lines.ts'
import { loadLines } from './price-cart.ts'
import type { CartItemRow } from '../../platform/tables/carts.ts'
import { message } from '../../../platform/message.ts'
import { refusal } from '../../platform/domain-error.ts'

const MAX_INPUTS = 50
const MAX_LINES = 100

export interface CartAt {
  env: CartEnvironment
  cartId: string
  setting: Setting
}

interface HeldLine extends LineContent {
  id: number
  choiceKey: string
}

async function heldLines({ env, cartId, setting }: CartAt): Promise<{ rows: CartItemRow[]; held: HeldLine[] }> {
  const { rows, lines } = await loadLines(env, cartId, setting)
  const keys = new Map(rows.map((row) => [row.id, row.choice_key]))
  return { rows, held: lines.map((line) => ({ ...line, choiceKey: keys.get(line.id) ?? '' })) }
}

/** Why a line is not allowed beside the others, or undefined. */
function refusalOf(line: LineContent, all: readonly LineContent[], { place }: Setting): ItemError | undefined {
  const demand = totalDemand(all)
  const [issue] = issuesOf(line, place, demand)
  if (!issue) return undefined
  if (issue.code === 'LIMIT') return itemError('UNDEFINED', issue.message)
  return itemError(issue.code, issue.message, issue.code === 'INSUFFICIENT_STOCK' ? maxQuantityOf(line, demand) : null)
}

/**
 * Adds items to a cart; an existing line gets a higher quantity.
 * @param all whether all items are added or none, as Adobe Commerce does; otherwise those that can be
 * @returns what could not be added, and why (8.25)
 */
export async function addItems(at: CartAt, inputs: readonly ItemInput[], all = true): Promise<ItemError[]> {
  if (inputs.length > MAX_INPUTS) throw refusal('TOO_MANY_ITEMS')
  const { env, setting } = at
  const skus = inputs.flatMap(({ sku, parentSku }) => [sku, ...(parentSku === null ? [] : [parentSku])])
  const where = { storeCode: setting.place.storeCode, mode: setting.mode }
  const products = await loadSellables(env.db, { ...where, skus, now: env.now })
  const { rows, held } = await heldLines(at)
  const errors: ItemError[] = []
  const changed = new Map<string, NewLine>()
  const keyOf = (line: Pick<NewLine, 'product' | 'choiceKey'>) => `${line.product.sku} ${line.choiceKey}`
  for (const input of inputs) {
    const read = readItem(input, products)
    if (isError(read)) {
      errors.push(read)
      continue
    }
    const key = keyOf(read)
    const before = changed.get(key)?.quantity ?? held.find((line) => keyOf(line) === key)?.quantity ?? 0
    const line = { ...read, quantity: before + read.quantity }
    const others = [...held.filter((one) => !changed.has(keyOf(one))), ...changed.values()]
    const refused = refusalOf(line, [...others.filter((one) => keyOf(one) !== key), line], setting)
    if (refused) errors.push(refused)
    else changed.set(key, line)
  }
  if (all && errors.length > 0) return errors
  if (rows.length + changed.size > MAX_LINES) throw refusal('TOO_MANY_ITEMS')
  for (const line of changed.values()) await putLine(at, line)
  return errors
}

/** Sets a line's quantity, adding the line if there is none. */
export async function putLine({ env, cartId }: CartAt, line: NewLine): Promise<void> {
  await env.db
    .insertInto('commerce_cart_items')
    .values({
      cart_id: cartId,
      sku: line.product.sku,
      choice_key: line.choiceKey,
      quantity: line.quantity,
      bundle: line.bundle === null ? null : JSON.stringify(line.bundle),
      gift_card: line.giftCard === null ? null : JSON.stringify(line.giftCard),
    })
    .onConflict((conflict) =>
      conflict.columns(['cart_id', 'sku', 'choice_key']).doUpdateSet({ quantity: line.quantity }),
    )
    .execute()
}

export interface ItemUpdate {
  id: number
  /** 0 removes it. */
  quantity: number
}

/**
 * Sets quantities. Reducing one is always allowed, so that a sold-out item can be removed.
 * @returns what could not be set, and why; everything else is set
 */
export async function updateItems(at: CartAt, updates: readonly ItemUpdate[]): Promise<ItemError[]> {
  if (updates.length > MAX_INPUTS) throw refusal('TOO_MANY_ITEMS')
  const { rows, held } = await heldLines(at)
  const errors: ItemError[] = []
  const present = new Map(held.map((line) => [line.id, line]))
  for (const { id, quantity } of updates) {
    const row = rows.find((one) => one.id === id)
    const line = present.get(id)
    if (!row) {
      errors.push(itemError('COULD_NOT_FIND_CART_ITEM', message('ITEM_GONE', { id })))
    } else if (!Number.isInteger(quantity) || quantity < 0) {
      errors.push(itemError('UNDEFINED', message('QUANTITY_NOT_WHOLE')))
    } else if (quantity === 0) {
      await removeItem(at, id)
      present.delete(id)
    } else if (!line) {
      errors.push(notFound(row.sku))
    } else {
      const changed = { ...line, quantity }
      const others = [...present.values()].filter((one) => one.id !== id)
      const refused = quantity > line.quantity ? refusalOf(changed, [...others, changed], at.setting) : undefined
      if (refused) {
        errors.push(refused)
        continue
      }
      present.set(id, changed)
      await at.env.db.updateTable('commerce_cart_items').set({ quantity }).where('id', '=', id).execute()
    }
  }
  return errors
}

/** (7a.16) Removing a missing line is not an error, because the answer to the first removal may have been lost. */
export async function removeItem({ env, cartId }: CartAt, id: number): Promise<void> {
  await env.db.deleteFrom('commerce_cart_items').where('cart_id', '=', cartId).where('id', '=', id).execute()
}

export async function clearItems({ env, cartId }: CartAt): Promise<void> {
  await env.db.deleteFrom('commerce_cart_items').where('cart_id', '=', cartId).execute()
}
