import { sql } from 'kysely'
import type { Database } from '../../platform/db.ts'
import type { Catalogue } from './model.ts'

interface Found {
  /** By product id. */
  stock: Record<string, number> | null
  /** By sku. */
  reserved: Record<string, number> | null
}

/**
 * What a store can still sell of each product it carries, by id: its stock less what is reserved, never below 0. One row
 * of two objects: hundreds of rows would take a database longer to send than to find.
 */
export async function loadStock(
  db: Database,
  catalogue: Catalogue,
  storeId: string,
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<Found>`select
    (select json_object_agg(product_id, quantity) from catalog_stock where store_id = ${storeId}) as stock,
    (select json_object_agg(sku, quantity) from (
      select sku, sum(quantity)::int as quantity from stock_reservations where store_id = ${storeId} group by sku
    ) as taken) as reserved`.execute(db)
  const left = new Map(Object.entries(rows[0]?.stock ?? {}).map(([id, quantity]) => [Number(id), quantity]))
  for (const [sku, reserved] of Object.entries(rows[0]?.reserved ?? {})) {
    const id = catalogue.bySku.get(sku)?.id
    const quantity = id === undefined ? undefined : left.get(id)
    if (id !== undefined && quantity !== undefined) left.set(id, Math.max(0, quantity + reserved))
  }
  return left
}
