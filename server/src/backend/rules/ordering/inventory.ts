/** What orders take from a store's inventory, and what a canceled one returns to it. */
import { sql } from 'kysely'
import type { Database } from '../../platform/db.ts'

interface StoredItems {
  /** The items are those of this order. */
  entity_id: number
  store_id: string
}

const itemsOf = (entityId: number) => sql`(
  select product_id, option, sum(quantity)::int as quantity from order_items where order_id = ${entityId} group by 1, 2
)`

/** With the store's row locked. @throws if the inventory has less, by a check of its table */
export async function takeFromInventory(db: Database, { entity_id, store_id }: StoredItems): Promise<void> {
  await sql`update inventory set quantity = inventory.quantity - taken.quantity from ${itemsOf(entity_id)} as taken
    where inventory.store_id = ${store_id}
      and inventory.product_id = taken.product_id and inventory.option = taken.option`.execute(db)
}

/** With the store's row locked. What the store no longer carries has no row to return to. */
export async function returnToInventory(db: Database, { entity_id, store_id }: StoredItems): Promise<void> {
  await sql`update inventory set quantity = inventory.quantity + returned.quantity from ${itemsOf(entity_id)} as returned
    where inventory.store_id = ${store_id}
      and inventory.product_id = returned.product_id and inventory.option = returned.option`.execute(db)
}
