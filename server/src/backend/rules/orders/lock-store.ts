import type { Database } from '../../platform/db.ts'

/**
 * Stock and the places of windows are counted and taken by one order at a time per store. An order locks its cart, then
 * the store, then the customer.
 */
export const lockStore = (db: Database, storeId: string) =>
  db.selectFrom('stores').select('store_id').where('store_id', '=', storeId).forNoKeyUpdate().executeTakeFirstOrThrow()
