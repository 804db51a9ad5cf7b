/** Single orders with their items. */
import { ordersOf, type OrderOwner } from '../loyalty/orders.ts'
import type { StoredOrder } from '../loyalty/order-search.ts'
import type { Database } from '../../platform/db.ts'

async function complete(db: Database, order: Omit<StoredOrder, 'items'>): Promise<StoredOrder> {
  const items = await db
    .selectFrom('order_items')
    .selectAll()
    .where('order_id', '=', order.entity_id)
    .orderBy('position')
    .execute()
  return { ...order, items }
}

const withItems = async (db: Database, order: Omit<StoredOrder, 'items'> | undefined) => order && complete(db, order)

/** @throws if there is none */
export async function orderById(db: Database, entityId: number): Promise<StoredOrder> {
  return complete(
    db,
    await db.selectFrom('orders').selectAll().where('entity_id', '=', entityId).executeTakeFirstOrThrow(),
  )
}

export const orderByNumber = async (db: Database, number: string): Promise<StoredOrder | undefined> =>
  withItems(db, await db.selectFrom('orders').selectAll().where('increment_id', '=', number).executeTakeFirst())

/**
 * A mail lies where others may read it one day. After this many milliseconds its link opens nothing any more, and a
 * guest finds the order by number, email and last name.
 */
const LINK_LIFETIME = 90 * 86_400_000

const ORDER_TOKEN = /^[0-9a-f]{32}$/

/** The order that the link of a mail leads to, while it is valid. `now` is in epoch ms. */
export async function orderByToken(db: Database, token: string, now: number): Promise<StoredOrder | undefined> {
  if (!ORDER_TOKEN.test(token)) return undefined
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('token', '=', token)
    .where('created_at', '>=', now - LINK_LIFETIME)
    .executeTakeFirst()
  return withItems(db, order)
}

/** An order of this customer only. */
export const ownOrder = async (db: Database, owner: OrderOwner, number: string): Promise<StoredOrder | undefined> =>
  withItems(db, await ordersOf(db, owner).selectAll('orders').where('increment_id', '=', number).executeTakeFirst())
