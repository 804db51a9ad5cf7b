/** Single orders with their items. */
import { ordersOf, type OrderOwner } from '../loyalty/orders.ts'
import type { StoredOrder } from '../loyalty/order-search.ts'
import type { Database } from '../db.ts'

async function withItems(
  db: Database,
  order: Omit<StoredOrder, 'items'> | undefined,
): Promise<StoredOrder | undefined> {
  if (!order) return undefined
  const items = await db
    .selectFrom('order_items')
    .selectAll()
    .where('order_id', '=', order.entity_id)
    .orderBy('position')
    .execute()
  return { ...order, items }
}

export const orderByNumber = async (db: Database, number: string): Promise<StoredOrder | undefined> =>
  withItems(db, await db.selectFrom('orders').selectAll().where('increment_id', '=', number).executeTakeFirst())

export const orderByToken = async (db: Database, token: string): Promise<StoredOrder | undefined> =>
  withItems(db, await db.selectFrom('orders').selectAll().where('token', '=', token).executeTakeFirst())

/** An order of a customer; nobody else's. */
export const ownOrder = async (db: Database, owner: OrderOwner, number: string): Promise<StoredOrder | undefined> =>
  withItems(db, await ordersOf(db, owner).selectAll('orders').where('increment_id', '=', number).executeTakeFirst())
