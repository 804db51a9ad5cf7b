/** The stock of a canceled order, each channel's where its orders took it from. */
import { sql } from 'kysely'
import type { Database } from '../../platform/db.ts'
import type { OrderChannel } from '../../platform/tables/orders.ts'

interface CanceledOrder {
  entity_id: number
  increment_id: string
  store_id: string
  channel: OrderChannel
}

/** Inside the caller's transaction, with the rows of the order and its store locked. */
export const returnStock = (db: Database, order: CanceledOrder, now: number): Promise<void> =>
  order.channel === 'ordering' ? returnToInventory(db, order) : returnReservations(db, order, now)

/** What the store no longer carries has no row to return to. */
async function returnToInventory(db: Database, { entity_id, store_id }: CanceledOrder): Promise<void> {
  await sql`update inventory set quantity = inventory.quantity + returned.quantity from (
      select product_id, option, sum(quantity)::int as quantity from order_items where order_id = ${entity_id} group by 1, 2
    ) as returned
    where inventory.store_id = ${store_id}
      and inventory.product_id = returned.product_id and inventory.option = returned.option`.execute(db)
}

async function returnReservations(db: Database, { increment_id: number }: CanceledOrder, now: number): Promise<void> {
  const taken = await db
    .selectFrom('stock_reservations')
    .select(['store_id', 'sku', 'quantity'])
    .where('order_number', '=', number)
    .execute()
  const back = taken.map((row) => ({ ...row, quantity: -row.quantity, order_number: number, created_at: now }))
  if (back.length > 0) await db.insertInto('stock_reservations').values(back).execute()
}
