/** The stock of a canceled order, each channel's where its orders took it from. */
import type { Database } from '../../platform/db.ts'
import type { OrderChannel } from '../../platform/tables/orders.ts'
import { returnToInventory } from '../ordering/inventory.ts'

interface CanceledOrder {
  entity_id: number
  increment_id: string
  store_id: string
  channel: OrderChannel
}

/** Inside the caller's transaction, with the rows of the order and its store locked. */
export const returnStock = (db: Database, order: CanceledOrder, now: number): Promise<void> =>
  order.channel === 'ordering' ? returnToInventory(db, order) : returnReservations(db, order, now)

async function returnReservations(db: Database, { increment_id: number }: CanceledOrder, now: number): Promise<void> {
  const taken = await db
    .selectFrom('stock_reservations')
    .select(['store_id', 'sku', 'quantity'])
    .where('order_number', '=', number)
    .execute()
  const back = taken.map((row) => ({ ...row, quantity: -row.quantity, order_number: number, created_at: now }))
  if (back.length > 0) await db.insertInto('stock_reservations').values(back).execute()
}
