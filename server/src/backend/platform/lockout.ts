/** Lockouts: after several wrong passwords an address has to wait, whether or not it has an account. */
import { sql } from 'kysely'
import type { Database } from './db.ts'

/** Consecutive wrong passwords before the first lock. */
export const FAILURES_ALLOWED = 6
/** The first lock; each further failure doubles it. */
export const SHORTEST_LOCK = 60_000
export const LONGEST_LOCK = 15 * 60_000
/** Failures older than this are forgotten. */
export const FAILURES_KEPT = 86_400_000

/**
 * Counts an attempt as failed before its password is checked, so that concurrent attempts cannot bypass the lock;
 * `forgive` takes it back. It is one statement, the same for every address.
 * @returns whether the password may be checked: false while the address is locked
 */
export async function countAttempt(db: Database, emailKey: string, now: number): Promise<boolean> {
  const counted = await sql`
    insert into sign_in_attempts as known (email_key, failures, locked_until, failed_at)
    values (${emailKey}, 1, 0, ${now})
    on conflict (email_key) do update set
      failures = case when known.failed_at < ${now - FAILURES_KEPT}::bigint then 1 else known.failures + 1 end,
      failed_at = ${now}::bigint,
      locked_until = ${now}::bigint + case
        when known.failed_at < ${now - FAILURES_KEPT}::bigint then 0
        when known.failures + 1 < ${FAILURES_ALLOWED}::int then 0
        else least(${LONGEST_LOCK}::int, ${SHORTEST_LOCK}::int * (1 << least(10, known.failures + 1 - ${FAILURES_ALLOWED}::int)))
      end
    where known.locked_until <= ${now}::bigint
    returning email_key`.execute(db)
  return counted.rows.length > 0
}

/** A correct or new password resets the count. */
export async function forgive(db: Database, emailKey: string): Promise<void> {
  await db.deleteFrom('sign_in_attempts').where('email_key', '=', emailKey).execute()
}

/** Takes back one counted attempt, and the lock that it may have caused. */
export async function uncount(db: Database, emailKey: string): Promise<void> {
  await db
    .updateTable('sign_in_attempts')
    .set((row) => ({ failures: row('failures', '-', 1), locked_until: 0 }))
    .where('email_key', '=', emailKey)
    .where('failures', '>', 0)
    .execute()
}

/** Deletes expired counts. */
export async function pruneAttempts(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('sign_in_attempts')
    .where('failed_at', '<', now - FAILURES_KEPT)
    .execute()
}
