/** (1.6, 7a.14) Merges two carts, inside the caller's transaction with both rows locked. */
import type { ItemError } from './cart-items.ts'
import { itemError } from './cart-items.ts'
import { putLine, type CartAt } from './change-items.ts'
import { issuesOf, maxQuantityOf, totalDemand } from './lines.ts'
import { loadLines } from './price-cart.ts'
import type { CartRow } from '../../platform/tables/carts.ts'
import { message } from '../../../platform/message.ts'

/**
 * Adds the lines of one cart to another and deletes the first. What does not fit is left out and reported as an issue
 * (8.11); no line of the target gets a lower quantity. The target keeps its coupon, email and addresses; missing ones
 * are taken from the other cart.
 */
export async function mergeInto(at: CartAt, from: CartRow, into: CartRow): Promise<ItemError[]> {
  const { env, setting } = at
  const { place } = setting
  const source = await loadLines(env, from.id, setting)
  const target = await loadLines(env, into.id, setting)
  const keyOf = (rows: typeof source.rows, id: number) => rows.find((row) => row.id === id)?.choice_key ?? ''
  const held = target.lines.map((line) => ({ ...line, choiceKey: keyOf(target.rows, line.id) }))
  const issues: ItemError[] = []
  for (const row of source.rows.filter(({ id }) => !source.lines.some((line) => line.id === id))) {
    issues.push(itemError('PRODUCT_NOT_FOUND', message('NOT_CARRIED', { sku: row.sku })))
  }
  for (const { id, ...content } of source.lines) {
    const choiceKey = keyOf(source.rows, id)
    const same = held.find((one) => one.product.sku === content.product.sku && one.choiceKey === choiceKey)
    const before = same?.quantity ?? 0
    const wanted = before + content.quantity
    const line = { ...content, choiceKey, quantity: wanted }
    const demand = totalDemand([...held.filter((one) => one !== same), line])
    const [issue] = issuesOf(line, place, demand)
    const sold = issue?.code !== 'NOT_SALABLE'
    const most = sold ? Math.min(maxQuantityOf(line, demand), place.perLine ?? wanted) : 0
    const quantity = Math.max(before, Math.min(wanted, most))
    if (quantity > before) await putLine(at, { ...line, quantity })
    if (same) same.quantity = quantity
    else if (quantity > 0) held.push({ ...line, id, quantity })
    if (quantity === wanted || !issue) continue
    const { name } = content.product
    const reason = sold
      ? message('MERGED_IN_PART', { name, count: quantity, wanted })
      : message('MERGE_NOT_SOLD_HERE', { name, store: place.storeName })
    const code = issue.code === 'LIMIT' ? 'UNDEFINED' : issue.code
    issues.push(itemError(code, reason, quantity))
  }
  await env.db.deleteFrom('commerce_carts').where('id', '=', from.id).execute()
  await env.db
    .updateTable('commerce_carts')
    .set({ coupon: into.coupon ?? from.coupon, gift_cards: JSON.stringify(union(into.gift_cards, from.gift_cards)) })
    .where('id', '=', into.id)
    .execute()
  return issues
}

const union = (first: readonly string[], second: readonly string[]) => [...new Set([...first, ...second])]
