/** The four writes of the ordering API. Each runs inside one transaction and answers a value; a refusal wrote nothing. */
import type { Database } from '../db.ts'
import { answer, refusal, type Answer } from './answers.ts'
import { lockCart, touchCart } from './carts.ts'
import { viewCart, type StoredCart, type ViewContext } from './cart-view.ts'
import type { OrderingCall } from './calls.ts'
import { loadStoreTerms, takesOrders, type StoreTerms } from './store-terms.ts'

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

/** (7c.2) Adds an option of a product; one that is already in the cart becomes more of it. */
async function addItem(target: Target, call: Extract<WriteCall, { name: 'add' }>): Promise<Answer> {
  const { db, cart, context } = target
  const known = await db
    .selectFrom('cart_items')
    .select(['id', 'quantity'])
    .where('cart_id', '=', cart.id)
    .where('product_id', '=', call.productId)
    .where('option', '=', call.option)
    .executeTakeFirst()
  const quantity = (known?.quantity ?? 0) + call.quantity
  const refused = await refuseLine(target, { productId: call.productId, option: call.option, quantity })
  if (refused) return refused
  if (known) {
    await db.updateTable('cart_items').set({ quantity }).where('id', '=', known.id).execute()
  } else {
    await db
      .insertInto('cart_items')
      .values((values) => ({
        id: context.ids(),
        cart_id: cart.id,
        product_id: call.productId,
        option: call.option,
        quantity,
        position: values
          .selectFrom('cart_items')
          .select(({ eb, fn, lit }) => eb(fn.coalesce(fn.max('position'), lit(0)), '+', 1).as('next'))
          .where('cart_id', '=', cart.id),
      }))
      .execute()
  }
  return changed(target)
}

/** (7c.3, 7c.4) Sets a line's quantity; 0 removes it, and removing what is already gone is no error. */
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
  return answer(await viewCart(db, cart, store, context))
}

interface WantedLine {
  productId: string
  option: string
  quantity: number
}

/** Why the cart may not hold this line (8.25, 8.3), or undefined if it may. */
async function refuseLine(target: Target, line: WantedLine): Promise<Answer | undefined> {
  const { db, cart, store, context } = target
  const variant = await db
    .selectFrom('inventory')
    .innerJoin('products', 'products.id', 'inventory.product_id')
    .innerJoin('variants', (join) =>
      join.onRef('variants.product_id', '=', 'inventory.product_id').onRef('variants.option', '=', 'inventory.option'),
    )
    .select(['menu_type', 'price_rec', 'price_med', 'limit_mg', 'inventory.quantity as stock'])
    .where('inventory.store_id', '=', store.store_id)
    .where('inventory.product_id', '=', line.productId)
    .where('inventory.option', '=', line.option)
    .executeTakeFirst()
  if (!variant) return refusal('PRODUCT_NOT_FOUND')
  const price = cart.pricing_type === 'MEDICAL' ? variant.price_med : variant.price_rec
  const sold = variant.menu_type === 'BOTH' || variant.menu_type === cart.pricing_type
  if (!sold || price === null) return refusal('NOT_SALABLE')
  if (await isOverLimit(target, line, variant.limit_mg)) {
    // (8.3) The limit is told by an answer without items; the stored cart stays as it is.
    return answer({ ...(await viewCart(db, cart, store, context)), items: [] })
  }
  return line.quantity > variant.stock ? refusal('INSUFFICIENT_STOCK') : undefined
}

async function isOverLimit({ db, cart, store }: Target, line: WantedLine, limitMg: number): Promise<boolean> {
  if (store.limits === null) return false
  if (line.quantity > store.limits.perLine) return true
  const others = await db
    .selectFrom('cart_items')
    .innerJoin('variants', (join) =>
      join
        .onRef('variants.product_id', '=', 'cart_items.product_id')
        .onRef('variants.option', '=', 'cart_items.option'),
    )
    .select(['cart_items.product_id', 'cart_items.option', 'quantity', 'limit_mg'])
    .where('cart_id', '=', cart.id)
    .execute()
  let total = line.quantity * limitMg
  for (const other of others) {
    if (other.product_id === line.productId && other.option === line.option) continue
    total += other.quantity * other.limit_mg
  }
  return total > store.limits.milligrams
}
