/** Tells every server over this database that something changed (PostgreSQL's NOTIFY). */
import { sql } from 'kysely'
import type { Database } from '../db.ts'
import { CHANNEL, type ChangeTopic } from '../change.ts'

/**
 * Called inside the transaction that changes it, so that it is heard after the commit, and never without one. The same
 * change told twice in one transaction is heard once.
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

/** The transaction. It can be compared for equality and nothing else. */
const version = sql<string>`pg_current_xact_id()::text`

/**
 * Kept with what changed, so that whoever reads it can tell later whether they have read this change. Their writers hold
 * these rows' locks already.
 */
async function keepVersion(db: Database, topic: ChangeTopic, ids: readonly string[]): Promise<void> {
  if (topic === 'cart') await db.updateTable('commerce_carts').set({ version }).where('id', 'in', ids).execute()
  if (topic === 'menu') {
    await db.updateTable('stores').set({ menu_version: version }).where('store_code', 'in', ids).execute()
  }
}
