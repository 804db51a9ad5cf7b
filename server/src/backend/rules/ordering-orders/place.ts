/** Orders of the ordering channel: their terms, and placing them. @module */
/** Turns a cart of the ordering channel into an order: all or nothing, and once. */
import type { OrderPlaced, OrderPlacement } from '@leaflog/core/wire/ordering/order'
import { z } from 'zod'
import { notifyChange } from '../../platform/changes/notify.ts'
import type { Database } from '../../platform/db.ts'
import { fingerprintOf, oncePerKey } from '../../platform/idempotency.ts'
import { keptMessage, message, type Message } from '../../../platform/message.ts'
import { storeAddress } from '../carts/addresses.ts'
import { newCartId } from '../carts/carts.ts'
import { CART_LIFETIME, lockAnyCart } from '../ordering/carts.ts'
import type { CustomerRow } from '../../platform/tables/customers.ts'
import type { StoredCart } from '../ordering/cart-view.ts'
import { takeFromInventory } from '../ordering/inventory.ts'
import { loadStoreTerms, takesOrders, type StoreTerms } from '../ordering/store-terms.ts'
import { orderByNumber } from '../orders/find-order.ts'
import { lockStore } from '../orders/lock-store.ts'
import { nextOrderNumber } from '../orders/order-number.ts'
import { addTasks } from '../orders/order-tasks.ts'
import { isWithin } from '../carts/delivery-area.ts'
import { checkPlacement, cleanPlacement, type Choice } from './check-placement.ts'
import { readOffer, type Offer, type OrderEnvironment } from './offer.ts'
import { placedOrder } from './placed-order.ts'
import { itemRows, orderRow } from './rows.ts'

export interface PlacingEnvironment extends OrderEnvironment {
  ids: () => string
}

export interface Placing {
  storeId: string
  cartId: string
  key: string
  placement: OrderPlacement
}

const outcome = z.union([z.object({ number: z.string() }), z.object({ refused: keptMessage })])
type Outcome = z.infer<typeof outcome>

/**
 * Places the order of a cart in one transaction: the lines, their stock, the limits, the window, the card and the price
 * are checked with the cart and the store locked, and used in the same transaction. The same cart gives the same order.
 * So does the same key for 24 hours, or the same refusal; what is kept for it is the order's number, and no data of the
 * person.
 */
export async function placeOrder(
  env: PlacingEnvironment,
  placing: Placing,
): Promise<{ order: OrderPlaced } | { refused: Message }> {
  const { storeId, cartId, placement } = placing
  const cleaned = cleanPlacement(placement)
  if (!cleaned) return { refused: message('UNDEFINED') }
  const done = await env.db.transaction().execute(async (transaction): Promise<Outcome> => {
    const fingerprint = fingerprintOf(env.customer?.id ?? '', storeId, cartId, JSON.stringify(placement))
    const request = { key: `orders:${placing.key}`, fingerprint, now: env.now }
    const kept = await oncePerKey(transaction, request, async () => ({
      status: 200,
      body: await place({ ...env, db: transaction }, { ...placing, placement: cleaned }),
    }))
    return kept === 'conflict' || kept === 'lost'
      ? { refused: message('IDEMPOTENCY_CONFLICT') }
      : outcome.parse(kept.body)
  })
  if ('refused' in done) return done
  const [order, store] = await Promise.all([orderByNumber(env.db, done.number), loadStoreTerms(env.db, storeId)])
  return order && store ? { order: placedOrder(order, store) } : { refused: message('CART_NOT_FOUND') }
}

/** A refusal comes before anything is written. */
async function place(env: PlacingEnvironment, { storeId, cartId, placement }: Placing): Promise<Outcome> {
  const { db, now, customer } = env
  const store = await loadStoreTerms(db, storeId)
  if (!store || !takesOrders(store)) return { refused: message('STORE_NOT_FOUND') }
  const row = await lockAnyCart(db, storeId, cartId)
  const order = row?.order_number === null ? undefined : await orderOfCart(db, storeId, cartId)
  if (order) {
    return isTheirs(order, customer, placement)
      ? { number: order.increment_id }
      : { refused: message('CART_NOT_FOUND') }
  }
  if (!row || row.used_at <= now - CART_LIFETIME) return { refused: message('CART_NOT_FOUND') }
  // An account is reached otherwise.
  if (!customer && placement.contact.telephone === null) return { refused: message('TELEPHONE_INVALID') }
  await lockStore(db, storeId)
  if (customer && !(await keepCustomer(db, customer.id))) return { refused: message('SESSION_OVER') }
  const offer = await readOffer(env, { row, store, fulfilment: placement.fulfilment })
  const { address } = placement
  const choice = checkPlacement(offer, placement, address !== null && (await isWithin(db, store.state_code, address)))
  return 'refused' in choice ? choice : { number: await write(env, { row, store, offer, choice, placement }) }
}

/** What the cart became; the cart itself is deleted some days later. */
const orderOfCart = (db: Database, storeId: string, cartId: string) =>
  db
    .selectFrom('orders')
    .select(['increment_id', 'customer_id', 'customer_email', 'customer_lastname'])
    .where('cart_id', '=', cartId)
    .where('store_id', '=', storeId)
    .where('channel', '=', 'ordering')
    .executeTakeFirst()

type PlacedBefore = NonNullable<Awaited<ReturnType<typeof orderOfCart>>>

/**
 * (9g.3) Whoever knows a cart's id does not get the order that it became: a customer's is for that customer, and a guest's
 * for whoever places it again with the same email and last name.
 */
function isTheirs(order: PlacedBefore, customer: CustomerRow | null, { contact }: OrderPlacement): boolean {
  if (order.customer_id !== null) return order.customer_id === customer?.id
  return isSame(order.customer_email, contact.email) && isSame(order.customer_lastname, contact.lastname)
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/**
 * Whether the account is still there; it then stays until the order is written. The weaker lock does not wait for a sign-in,
 * which locks the customer before the cart.
 */
const keepCustomer = async (db: Database, id: string): Promise<boolean> =>
  (await db.selectFrom('customers').select('id').where('id', '=', id).forKeyShare().executeTakeFirst()) !== undefined

interface Accepted {
  row: StoredCart
  store: StoreTerms
  offer: Offer
  choice: Choice
  placement: OrderPlacement
}

/** @returns the order's number */
async function write(env: PlacingEnvironment, { row, store, offer, choice, placement }: Accepted): Promise<string> {
  const { db, now, ids, customer } = env
  const { entityId, number } = await nextOrderNumber(db, ids)
  const { store_name: storeName, state_code: stateCode, state_name: stateName, dispensary } = store
  const address = await storeAddress(db, { storeName, stateCode, stateName, dispensary }, placement.contact)
  const terms = { entityId, number, token: newCartId(ids), now, customer, storeAddress: address }
  await db
    .insertInto('orders')
    .values(orderRow(offer, placement, choice, terms))
    .execute()
  await db.insertInto('order_items').values(itemRows(offer, entityId)).execute()
  await takeFromInventory(db, { entity_id: entityId, store_id: store.store_id })
  await db.updateTable('carts').set({ order_number: number }).where('id', '=', row.id).execute()
  await addTasks(db, entityId, ['confirmation'], now)
  await notifyChange(db, 'cart', row.id)
  await notifyChange(db, 'menu', store.store_code)
  return number
}
