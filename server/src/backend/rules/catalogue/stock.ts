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
 * The salable stock of each product that a store carries, by id: its stock minus reservations, never below 0. The query
 * returns one row of two objects, because sending hundreds of rows takes longer than finding them.
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
