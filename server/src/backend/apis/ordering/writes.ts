/**
 * The four writes of the ordering API. Each runs in one transaction and returns an answer; a refusal changes nothing.
 */
import { notifyChange } from '../../platform/changes/notify.ts'
import type { Database } from '../../platform/db.ts'
import { answer, refusal, type Answer } from './answers.ts'
import { lockCart, touchCart } from '../../rules/ordering/carts.ts'
import { viewCart, type StoredCart, type ViewContext } from '../../rules/ordering/cart-view.ts'
import type { OrderingCall } from './calls.ts'
import { loadLineTerms, putLine, quantityOf, type LineKey } from '../../rules/ordering/lines.ts'
import { loadStoreTerms, takesOrders, type StoreTerms } from '../../rules/ordering/store-terms.ts'

export type WriteCall = Extract<OrderingCall, { name: 'create' | 'add' | 'update' | 'delete' }>

export interface WriteContext extends ViewContext {
  ids: () => string
}

export async function write(db: Database, call: WriteCall, context: WriteContext): Promise<Answer> {
  const store = await loadStoreTerms(db, call.storeId)
  if (!store || !takesOrders(store)) return refusal('STORE_NOT_FOUND')
  if (call.name === 'create') return createCart(db, call, store, context)
  const cart = await lockCart(db, call.storeId, call.cartId, context.now)
  if (!cart) return refusal('CART_NOT_FOUND')
  const target = { db, cart, store, context }
  if (call.name === 'add') return addItem(target, call)
  return call.name === 'update' ? setQuantity(target, call.itemId, call.quantity) : setQuantity(target, call.itemId, 0)
}

/** (7c.5) A new, empty cart of a store and a pricing type. */
async function createCart(
  db: Database,
  call: Extract<WriteCall, { name: 'create' }>,
  store: StoreTerms,
  context: WriteContext,
): Promise<Answer> {
  if (!store.modes.includes(call.pricingType)) return refusal('NOT_SALABLE')
  const { now } = context
  const cart = { id: context.ids(), store_id: store.store_id, pricing_type: call.pricingType, rewards: 0 }
  await db
    .insertInto('carts')
    .values({ ...cart, created_at: now, used_at: now })
    .execute()
  return answer(await viewCart(db, { ...cart, used_at: now }, store, context))
}

interface Target {
  db: Database
  cart: StoredCart
  store: StoreTerms
  context: WriteContext
}

/** (7c.2) Adds an option of a product, or increases its quantity if it is already in the cart. */
async function addItem(target: Target, call: Extract<WriteCall, { name: 'add' }>): Promise<Answer> {
  const { db, cart, context } = target
  const quantity = (await quantityOf(db, cart.id, call)) + call.quantity
  const line = { productId: call.productId, option: call.option, quantity }
  const refused = await refuseLine(target, line)
  if (refused) return refused
  await putLine(db, cart.id, line, context.ids)
  return changed(target)
}

/** (7c.3, 7c.4) Sets a line's quantity. 0 removes it; removing a missing line is not an error. */
async function setQuantity(target: Target, itemId: string, quantity: number): Promise<Answer> {
  const { db, cart } = target
  const mine = db.selectFrom('cart_items').where('cart_id', '=', cart.id).where('id', '=', itemId)
  if (quantity === 0) {
    await db.deleteFrom('cart_items').where('cart_id', '=', cart.id).where('id', '=', itemId).execute()
    return changed(target)
  }
  const line = await mine.select(['product_id', 'option']).executeTakeFirst()
  if (!line) return refusal('PRODUCT_NOT_FOUND')
  const refused = await refuseLine(target, { productId: line.product_id, option: line.option, quantity })
  if (refused) return refused
  await db.updateTable('cart_items').set({ quantity }).where('id', '=', itemId).execute()
  return changed(target)
}

async function changed({ db, cart, store, context }: Target): Promise<Answer> {
  await touchCart(db, cart.id, context.now)
  await notifyChange(db, 'cart', cart.id)
  return answer(await viewCart(db, cart, store, context))
}

/** Why the cart may not contain this line (8.25, 8.3), or undefined if it may. */
async function refuseLine(target: Target, line: LineKey & { quantity: number }): Promise<Answer | undefined> {
  const { db, cart, store, context } = target
  const terms = await loadLineTerms(db, cart, store, line)
  if (!terms) return refusal('PRODUCT_NOT_FOUND')
  if (!terms.sold) return refusal('NOT_SALABLE')
  if (line.quantity > terms.room) {
    // (8.3) The answer reports the limit by having no items; the stored cart stays the same.
    return answer({ ...(await viewCart(db, cart, store, context)), items: [] })
  }
  return line.quantity > terms.stock ? refusal('INSUFFICIENT_STOCK') : undefined
}
