import { sql } from 'kysely'
import type { Database } from '../../platform/db.ts'
import { CART_LIFETIME } from './carts.ts'
import { IDEMPOTENCY_LIFETIME } from '../../platform/idempotency.ts'

/** The batch size of a sweep: on PGlite everything else waits for it. */
const BATCH = 500

/** Deletes expired carts and idempotency keys in batches. Locked rows are skipped. */
export async function sweep(db: Database, now: number): Promise<void> {
  await sql`delete from carts where id in (
    select id from carts where used_at <= ${now - CART_LIFETIME} order by used_at limit ${BATCH} for update skip locked
  )`.execute(db)
  await sql`delete from idempotency where key in (
    select key from idempotency where created_at < ${now - IDEMPOTENCY_LIFETIME}
    order by created_at limit ${BATCH} for update skip locked
  )`.execute(db)
}
