/**
 * Families of refresh tokens: one for each sign-in. Each refresh creates the next generation and ends the previous one.
 */
import { sql } from 'kysely'
import { notifyChanges } from '../../platform/changes/notify.ts'
import type { Database } from '../../platform/db.ts'
import type { CustomerRow } from '../../platform/tables/customers.ts'

/** A family without a refresh for 30 days has expired. */
export const REFRESH_LIFETIME = 30 * 86_400_000

/** How long a client can request the answer to its refresh again. */
export const ROTATION_GRACE = 60_000

/**
 * Starts a family, at generation 1, for a customer who proved the password of this hash. If the password was replaced
 * in the meantime, nothing starts: the row is read under a lock, so this waits for a new password or the new password
 * waits for this.
 * @returns whether it started
 */
export async function startFamily(
  db: Database,
  family: { id: string; customer: Pick<CustomerRow, 'id' | 'password_hash'>; now: number },
): Promise<boolean> {
  const { id, customer, now } = family
  const started = await sql`
    insert into session_families (id, customer_id, created_at, used_at, expires_at)
    select ${id}::text, id, ${now}::bigint, ${now}::bigint, ${now + REFRESH_LIFETIME}::bigint from customers
    where id = ${customer.id} and password_hash is not distinct from ${customer.password_hash}::text
    for share
    returning id`.execute(db)
  return started.rows.length > 0
}

/** This customer's family, neither expired nor revoked. */
export const liveFamily = (db: Database, owner: { familyId: string; customerId: string }, now: number) =>
  db
    .selectFrom('session_families')
    .where('session_families.id', '=', owner.familyId)
    .where('session_families.customer_id', '=', owner.customerId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)

export interface Rotation {
  familyId: string
  /** From the refresh token, whose seal proves that we issued it. */
  generation: number
  /** The family of the access token sent with it, or undefined if none of ours was. */
  accessOf: { familyId: string } | undefined
  /** The request's idempotency key. */
  idempotencyKey: string | null
  now: number
}

/**
 * Moves a family to its next generation, with its row locked. The request that did so may be repeated with its
 * idempotency key for a minute, in case its answer was lost. Any other use of an old generation means that two parties
 * hold the same token and one is a thief, so the family is revoked.
 * @returns the current generation, or undefined: refused
 */
export const rotate = (db: Database, rotation: Rotation) =>
  db.transaction().execute(async (transaction) => {
    const { familyId, generation, accessOf, idempotencyKey, now } = rotation
    const family = await transaction
      .selectFrom('session_families')
      .select(['customer_id', 'generation', 'rotated_with', 'rotated_at', 'expires_at', 'revoked_at'])
      .where('id', '=', familyId)
      .forUpdate()
      .executeTakeFirst()
    if (!family || family.revoked_at !== null || family.expires_at <= now) return undefined
    const owner = { customerId: family.customer_id, familyId }
    const repeated =
      generation === family.generation - 1 &&
      idempotencyKey !== null &&
      idempotencyKey === family.rotated_with &&
      family.rotated_at !== null &&
      now - family.rotated_at <= ROTATION_GRACE
    if (generation < family.generation && !repeated) {
      await revokeFamily(transaction, familyId, now)
      return undefined
    }
    if (generation > family.generation || accessOf?.familyId !== familyId) return undefined
    if (repeated) return { ...owner, generation: family.generation }
    await transaction
      .updateTable('session_families')
      .set({ generation: generation + 1, rotated_with: idempotencyKey, rotated_at: now, used_at: now })
      .set({ expires_at: now + REFRESH_LIFETIME })
      .where('id', '=', familyId)
      .execute()
    return { ...owner, generation: generation + 1 }
  })

const revoke = (db: Database, now: number) =>
  db.updateTable('session_families').set({ revoked_at: now }).where('revoked_at', 'is', null)

/** Runs inside the caller's transaction, so that followers of the session are notified with the commit. */
export async function revokeFamily(db: Database, familyId: string, now: number): Promise<void> {
  await tell(db, await revoke(db, now).where('id', '=', familyId).returning('id').execute())
}

/** Signs a customer out everywhere except in the family `but`, inside the caller's transaction. */
export async function revokeFamilies(db: Database, customerId: string, now: number, but?: string): Promise<void> {
  const others = revoke(db, now).where('customer_id', '=', customerId)
  const revoked = but === undefined ? others : others.where('id', '!=', but)
  await tell(db, await revoked.returning('id').execute())
}

const tell = (db: Database, families: readonly { id: string }[]): Promise<void> =>
  notifyChanges(
    db,
    'session',
    families.map(({ id }) => id),
  )

/** Deletes expired families, which nobody can use any more. */
export async function pruneFamilies(db: Database, now: number): Promise<void> {
  await db.deleteFrom('session_families').where('expires_at', '<=', now).execute()
}
