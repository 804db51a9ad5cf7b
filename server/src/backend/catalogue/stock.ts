import { sql } from 'kysely'
import type { Database } from '../db.ts'

/** What a store can still sell of each product it carries, by id: its stock less what is reserved, never below 0. */
export async function loadStock(db: Database, storeId: string): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('catalog_stock as stock')
    .innerJoin('catalog_products as product', 'product.product_id', 'stock.product_id')
    .leftJoin(
      (build) =>
        build
          .selectFrom('stock_reservations as reservation')
          .select(['reservation.sku', sql<number>`sum(reservation.quantity)::int`.as('reserved')])
          .where('reservation.store_id', '=', storeId)
          .groupBy('reservation.sku')
          .as('taken'),
      (join) => join.onRef('taken.sku', '=', 'product.sku'),
    )
    .select(['stock.product_id', 'stock.quantity', 'taken.reserved'])
    .where('stock.store_id', '=', storeId)
    .execute()
  return new Map(
    rows.map(({ product_id, quantity, reserved }) => [product_id, Math.max(0, quantity + (reserved ?? 0))]),
  )
}
