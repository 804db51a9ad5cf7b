/** Stored carts: lookup, expiry and locking. */
import type { Database } from '../../platform/db.ts'
import type { StoredCart } from './cart-view.ts'

/** (9b.1) A cart expires after three days without use. */
export const CART_LIFETIME = 3 * 86_400_000

/** A read updates the time of last use only this often, so that reads rarely write. */
const TOUCH_EVERY = 60_000

const columns = ['id', 'store_id', 'pricing_type', 'rewards', 'used_at'] as const

/** A cart that has become an order is none. */
const liveCart = (db: Database, storeId: string, cartId: string, now: number) =>
  db
    .selectFrom('carts')
    .select(columns)
    .where('id', '=', cartId)
    .where('store_id', '=', storeId)
    .where('order_number', 'is', null)
    .where('used_at', '>', now - CART_LIFETIME)

export async function findCart(
  db: Database,
  storeId: string,
  cartId: string,
  now: number,
): Promise<StoredCart | undefined> {
  const cart = await liveCart(db, storeId, cartId, now).executeTakeFirst()
  if (cart && cart.used_at < now - TOUCH_EVERY) await touchCart(db, cartId, now)
  return cart
}

/** The cart with its row locked until the end of the transaction, so that its writers run one at a time. */
export const lockCart = (db: Database, storeId: string, cartId: string, now: number): Promise<StoredCart | undefined> =>
  liveCart(db, storeId, cartId, now).forUpdate().executeTakeFirst()

/** The cart, or what became of it, with its row locked. */
export const lockAnyCart = (
  db: Database,
  storeId: string,
  cartId: string,
): Promise<(StoredCart & { order_number: string | null }) | undefined> =>
  db
    .selectFrom('carts')
    .select([...columns, 'order_number'])
    .where('id', '=', cartId)
    .where('store_id', '=', storeId)
    .forUpdate()
    .executeTakeFirst()

/** Live carts by their ids, of any store, locked in the order of their ids to avoid deadlocks. */
export const lockCarts = (db: Database, cartIds: readonly string[], now: number): Promise<StoredCart[]> =>
  db
    .selectFrom('carts')
    .select(columns)
    .where('id', 'in', cartIds)
    .where('order_number', 'is', null)
    .where('used_at', '>', now - CART_LIFETIME)
    .orderBy('id')
    .forUpdate()
    .execute()

export async function touchCart(db: Database, cartId: string, now: number): Promise<void> {
  await db.updateTable('carts').set({ used_at: now }).where('id', '=', cartId).execute()
}
