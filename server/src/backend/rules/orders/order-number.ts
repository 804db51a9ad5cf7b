/** Order numbers of both channels, from one sequence. */
import { sql } from 'kysely'
import type { Database } from '../../platform/db.ts'

const FIRST_NUMBER = 100_000_000

export async function nextOrderNumber(db: Database): Promise<{ entityId: number; number: string }> {
  const { rows } = await sql<{ id: number }>`select nextval('order_entity_ids')::int as id`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the sequence of order numbers returned nothing')
  return { entityId: row.id, number: String(FIRST_NUMBER + row.id) }
}
