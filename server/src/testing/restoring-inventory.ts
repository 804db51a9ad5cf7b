import { afterAll, beforeAll } from 'vitest'
import type { Harness } from './backend-harness.ts'
import type { InventoryTable } from '../backend/platform/tables/tables.ts'

/** Around a suite that orders: the inventory is as before, and no window keeps a place for its orders. */
export function restoringInventory(harness: () => Harness): void {
  let before: InventoryTable[] = []
  beforeAll(async () => {
    before = await harness().db.selectFrom('inventory').selectAll().execute()
  })
  afterAll(async () => {
    const { db } = harness()
    await db.deleteFrom('inventory').execute()
    await db.insertInto('inventory').values(before).execute()
    await db
      .updateTable('orders')
      .set({ state: 'canceled', status: 'canceled' })
      .where('channel', '=', 'ordering')
      .where('checkout', 'is not', null)
      .execute()
  })
}
