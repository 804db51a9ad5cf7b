/** (1.6, 4d.1) Which ordering cart a customer has after signing in. */
import type { Database } from '../../platform/db.ts'
import { oncePerKey } from '../../platform/idempotency.ts'
import { lockCarts } from '../ordering/carts.ts'
import type { StoredCart } from '../ordering/cart-view.ts'
import { cartReplaced, mergeCarts, type CartIssue } from '../ordering/merge.ts'
import { loadStoreTerms, takesOrders, type StoreTerms } from '../ordering/store-terms.ts'
import { z } from 'zod'
import { keptMessage } from '../../../platform/message.ts'

const orderingCart = z.object({
  id: z.string(),
  store_id: z.string(),
  issues: z.array(z.object({ code: z.string(), message: keptMessage })),
})
export type OrderingCart = z.infer<typeof orderingCart>

export interface TakeCart {
  customerId: string
  /** The guest cart that the client names; invalid values are ignored. */
  guestCartId: string | null
  idempotencyKey: string | null
  now: number
  ids: () => string
}

/**
 * Lets the customer take over the guest's cart. It happens once: afterwards the guest's cart is deleted, or it is the
 * customer's own. A call repeated with its idempotency key gets the same issues again.
 * @returns the customer's live cart, or null
 */
export const takeGuestCart = (db: Database, take: TakeCart): Promise<OrderingCart | null> =>
  db.transaction().execute(async (transaction) => {
    const { customerId, idempotencyKey, now } = take
    const guestCartId = take.guestCartId !== null && isCartId(take.guestCartId) ? take.guestCartId : null
    const wanted = { ...take, guestCartId }
    if (idempotencyKey === null) return decide(transaction, wanted)
    const key = `customers:cart:${customerId}:${idempotencyKey}`
    const kept = await oncePerKey(transaction, { key, fingerprint: guestCartId ?? '', now }, async () => ({
      status: 200,
      body: await decide(transaction, wanted),
    }))
    if (kept === 'conflict' || kept === 'lost') return decide(transaction, { ...take, guestCartId: null })
    return orderingCart.nullable().parse(kept.body)
  })

async function decide(db: Database, { customerId, guestCartId, now, ids }: TakeCart): Promise<OrderingCart | null> {
  const customer = await lockCustomer(db, customerId)
  const wanted = [customer.cart_id, guestCartId].filter((id) => id !== null)
  const live = wanted.length === 0 ? [] : await lockCarts(db, wanted, now)
  const liveAt = (id: string | null) =>
    atStore(
      db,
      live.find((cart) => cart.id === id),
    )
  const own = await liveAt(customer.cart_id)
  const guest =
    guestCartId !== null && (await isAnothers(db, guestCartId, customerId)) ? undefined : await liveAt(guestCartId)
  if (!guest || guest.cart.id === own?.cart.id) return own ? answer(own.cart) : null
  if (!own) return adopt(db, customerId, guest.cart, [])
  if (!(await hasLines(db, guest.cart))) return answer(own.cart)
  if (own.cart.store_id !== guest.cart.store_id || own.cart.pricing_type !== guest.cart.pricing_type) {
    const by = own.cart.store_id === guest.cart.store_id ? 'pricingType' : 'store'
    return adopt(db, customerId, guest.cart, (await hasLines(db, own.cart)) ? [cartReplaced(by)] : [])
  }
  const issues = await mergeCarts(db, { from: guest.cart, into: own.cart, store: own.store }, { now, ids })
  return answer(own.cart, issues)
}

/** Locks the customer's row before any cart, so that decisions about their cart run one at a time. */
const lockCustomer = (db: Database, customerId: string): Promise<{ cart_id: string | null }> =>
  db.selectFrom('customers').select('cart_id').where('id', '=', customerId).forNoKeyUpdate().executeTakeFirstOrThrow()

const answer = (cart: StoredCart, issues: CartIssue[] = []): OrderingCart => ({
  id: cart.id,
  store_id: cart.store_id,
  issues,
})

const isCartId = (text: string) => /^[A-Za-z0-9_-]{8,64}$/.test(text)

/** Whether a cart, whose row is locked, belongs to another customer. */
async function isAnothers(db: Database, cartId: string, customerId: string): Promise<boolean> {
  const owner = await db
    .selectFrom('customers')
    .select('id')
    .where('cart_id', '=', cartId)
    .where('id', '!=', customerId)
    .executeTakeFirst()
  return owner !== undefined
}

/** A cart with its store, if the store still takes orders. */
async function atStore(
  db: Database,
  cart: StoredCart | undefined,
): Promise<{ cart: StoredCart; store: StoreTerms } | undefined> {
  const store = cart && (await loadStoreTerms(db, cart.store_id))
  return store && takesOrders(store) ? { cart, store } : undefined
}

async function hasLines(db: Database, cart: StoredCart): Promise<boolean> {
  const line = await db.selectFrom('cart_items').select('id').where('cart_id', '=', cart.id).limit(1).executeTakeFirst()
  return line !== undefined
}

/** The guest's cart becomes the customer's; the previous one expires by itself. */
async function adopt(db: Database, customerId: string, cart: StoredCart, issues: CartIssue[]): Promise<OrderingCart> {
  await db
    .updateTable('customers')
    .set({ cart_id: cart.id, cart_store_id: cart.store_id })
    .where('id', '=', customerId)
    .execute()
  return answer(cart, issues)
}

/**
 * Saves a live cart as the customer's, if it was created while they were signed in. Another customer's cart is refused.
 * @returns whether it is theirs now
 */
export const keepCart = (
  db: Database,
  { customerId, cartId, now }: { customerId: string; cartId: string; now: number },
): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    if (!isCartId(cartId)) return false
    await lockCustomer(transaction, customerId)
    const [cart] = await lockCarts(transaction, [cartId], now)
    if (!cart || (await isAnothers(transaction, cartId, customerId))) return false
    await adopt(transaction, customerId, cart, [])
    return true
  })
