/** Announces a change to every server over this database (PostgreSQL's NOTIFY). */
import { sql } from 'kysely'
import type { Database } from '../db.ts'
import { CHANNEL, type ChangeTopic } from '../change.ts'

/**
 * Called inside the transaction that makes the change, so that it is announced after the commit, and only then. The
 * same change announced twice in one transaction is delivered once.
 */
export const notifyChange = (db: Database, topic: ChangeTopic, id: string): Promise<void> =>
  notifyChanges(db, topic, [id])

export async function notifyChanges(db: Database, topic: ChangeTopic, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await keepVersion(db, topic, ids)
  await sql`
    select pg_notify(
      ${CHANNEL},
      json_build_object('topic', ${topic}::text, 'id', id, 'version', ${version})::text
    ) from unnest(${sql.val(ids)}::text[]) as changed (id)`.execute(db)
}

/** Identifies the transaction. Only equality is meaningful. */
const version = sql<string>`pg_current_xact_id()::text`

/**
 * Stored with the changed row, so that a reader can tell later whether it has seen this change. The writers already
 * hold these rows' locks.
 */
async function keepVersion(db: Database, topic: ChangeTopic, ids: readonly string[]): Promise<void> {
  if (topic === 'cart') await db.updateTable('commerce_carts').set({ version }).where('id', 'in', ids).execute()
  if (topic === 'order') await db.updateTable('orders').set({ version }).where('increment_id', 'in', ids).execute()
  if (topic === 'menu') {
    await db.updateTable('stores').set({ menu_version: version }).where('store_code', 'in', ids).execute()
  }
}
