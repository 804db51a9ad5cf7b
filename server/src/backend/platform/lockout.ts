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

/** A device that was not used for this long is unknown. */
export const DEVICE_KEPT = 365 * 86_400_000

/** The count that an attempt belongs to: of an address, or of one of its known devices. */
export interface Counted {
  emailKey: string
  /** '' for an address from all unknown devices together. */
  deviceHash: string
}

/**
 * Counts an attempt as failed before its password is checked, so that concurrent attempts cannot bypass the lock;
 * `forgive` takes it back. A device that the account knows has a count of its own: what others try does not lock it, and
 * what it tries does not lock others. It is one statement, the same for every address and device.
 * @param deviceHash '' without a device
 * @returns the count, or undefined while it is locked: the password must not be checked
 */
export async function countAttempt(
  db: Database,
  emailKey: string,
  now: number,
  deviceHash = '',
): Promise<Counted | undefined> {
  const counted = await sql<{ device_hash: string }>`
    insert into sign_in_attempts as known (email_key, device_hash, failures, locked_until, failed_at)
    select ${emailKey}::text, coalesce((
      select device_hash from customer_devices join customers on customers.id = customer_id
      where email_key = ${emailKey} and device_hash = ${deviceHash} and used_at > ${now - DEVICE_KEPT}::bigint
    ), ''), 1, 0, ${now}::bigint
    on conflict (email_key, device_hash) do update set
      failures = case when known.failed_at < ${now - FAILURES_KEPT}::bigint then 1 else known.failures + 1 end,
      failed_at = ${now}::bigint,
      locked_until = ${now}::bigint + case
        when known.failed_at < ${now - FAILURES_KEPT}::bigint then 0
        when known.failures + 1 < ${FAILURES_ALLOWED}::int then 0
        else least(${LONGEST_LOCK}::int, ${SHORTEST_LOCK}::int * (1 << least(10, known.failures + 1 - ${FAILURES_ALLOWED}::int)))
      end
    where known.locked_until <= ${now}::bigint
    returning device_hash`.execute(db)
  const [row] = counted.rows
  return row && { emailKey, deviceHash: row.device_hash }
}

/** A correct password resets its count. */
export async function forgive(db: Database, { emailKey, deviceHash }: Counted): Promise<void> {
  await db
    .deleteFrom('sign_in_attempts')
    .where('email_key', '=', emailKey)
    .where('device_hash', '=', deviceHash)
    .execute()
}

/** A new password resets all counts of its address. */
export async function forgiveAll(db: Database, emailKey: string): Promise<void> {
  await db.deleteFrom('sign_in_attempts').where('email_key', '=', emailKey).execute()
}

/** Takes back one counted attempt, and the lock that it may have caused. */
export async function uncount(db: Database, { emailKey, deviceHash }: Counted): Promise<void> {
  await db
    .updateTable('sign_in_attempts')
    .set((row) => ({ failures: row('failures', '-', 1), locked_until: 0 }))
    .where('email_key', '=', emailKey)
    .where('device_hash', '=', deviceHash)
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
