/** Merges two carts of the same store and pricing type (1.6). */
import { notifyChanges } from '../../platform/changes/notify.ts'
import type { Database } from '../../platform/db.ts'
import { touchCart } from './carts.ts'
import type { StoredCart } from './cart-view.ts'
import { loadLineTerms, putLine, quantityOf } from './lines.ts'
import type { StoreTerms } from './store-terms.ts'
import { message, type Message } from '../../../platform/message.ts'

/** (8.11) `message` is `title|text`. */
export interface CartIssue {
  code: 'PRODUCT_NOT_FOUND' | 'NOT_SALABLE' | 'INSUFFICIENT_STOCK' | 'CART_LIMIT_REACHED' | 'CART_REPLACED'
  message: Message
}

/**
 * Adds the lines of one cart to another and deletes the first, inside the caller's transaction, with both rows locked.
 * Stock and limits apply as for adding: what does not fit is left out and reported as an issue. No line of the target
 * gets a lower quantity.
 */
export async function mergeCarts(
  db: Database,
  carts: { from: StoredCart; into: StoredCart; store: StoreTerms },
  { now, ids }: { now: number; ids: () => string },
): Promise<CartIssue[]> {
  const { from, into, store } = carts
  const lines = await db
    .selectFrom('cart_items')
    .innerJoin('products', 'products.id', 'cart_items.product_id')
    .select(['product_id as productId', 'option', 'quantity', 'name'])
    .where('cart_id', '=', from.id)
    .orderBy('cart_items.position')
    .execute()
  const issues: CartIssue[] = []
  for (const line of lines) {
    const { name } = line
    const terms = await loadLineTerms(db, into, store, line)
    if (!terms) {
      issues.push({ code: 'PRODUCT_NOT_FOUND', message: message('MERGE_NOT_CARRIED', { name }) })
      continue
    }
    if (!terms.sold) {
      issues.push({ code: 'NOT_SALABLE', message: message('MERGE_NOT_IN_CART_KIND', { name }) })
      continue
    }
    const held = await quantityOf(db, into.id, line)
    const wanted = held + line.quantity
    const quantity = Math.max(held, Math.min(wanted, terms.room, terms.stock))
    if (quantity > held) await putLine(db, into.id, { ...line, quantity }, ids)
    if (quantity < wanted) {
      const what = { name, count: quantity, wanted }
      issues.push(
        terms.room < terms.stock
          ? { code: 'CART_LIMIT_REACHED', message: message('MERGED_TO_LIMIT', what) }
          : { code: 'INSUFFICIENT_STOCK', message: message('MERGED_TO_STOCK', what) },
      )
    }
  }
  await db.deleteFrom('carts').where('id', '=', from.id).execute()
  await touchCart(db, into.id, now)
  await notifyChanges(db, 'cart', [from.id, into.id])
  return issues
}

/** A cart with lines that is replaced by another one. */
export const cartReplaced = (by: 'store' | 'pricingType'): CartIssue => ({
  code: 'CART_REPLACED',
  message: message(by === 'store' ? 'SAVED_CART_ELSEWHERE' : 'SAVED_CART_OTHER_MENU'),
})
