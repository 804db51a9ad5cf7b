/** Families of refresh tokens: one for each sign-in; each refresh makes the next generation and ends the one before. */
import { sql } from 'kysely'
import { notifyChanges } from '../../platform/changes/notify.ts'
import type { Database } from '../../platform/db.ts'
import type { CustomerRow } from '../../platform/tables/customers.ts'

/** A family that nobody refreshed for 30 days is over. */
export const REFRESH_LIFETIME = 30 * 86_400_000

/** How long the answer to a refresh can be asked for again, by whoever made it. */
export const ROTATION_GRACE = 60_000

/**
 * Begins a family, at generation 1, of a customer who proved to know the password of this hash. One that was replaced
 * in the meantime begins nothing: the row is read under a lock that a new password waits for, or that waits for it.
 * @returns whether it began
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

/** A family that is neither over nor revoked, of this customer. */
export const liveFamily = (db: Database, owner: { familyId: string; customerId: string }, now: number) =>
  db
    .selectFrom('session_families')
    .where('session_families.id', '=', owner.familyId)
    .where('session_families.customer_id', '=', owner.customerId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)

export interface Rotation {
  familyId: string
  /** Of the refresh token that was shown; it is ours, since its seal is. */
  generation: number
  /** Whose access token came with it, or undefined if none of ours did. */
  accessOf: { familyId: string } | undefined
  /** Of the request. */
  idempotencyKey: string | null
  now: number
}

/**
 * Moves a family to its next generation, with its row locked. The request that did so may be repeated under its
 * idempotency key for a minute, when its answer was lost. Any other use of an old generation means that two hold the
 * same token: nobody knows which is the thief, so the family is revoked.
 * @returns the generation that is good now, or undefined: refused
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

/** Inside the caller's transaction: whoever follows the session hears of it with the commit. */
export async function revokeFamily(db: Database, familyId: string, now: number): Promise<void> {
  await tell(db, await revoke(db, now).where('id', '=', familyId).returning('id').execute())
}

/** Signs a customer out everywhere, `but` not of this family, inside the caller's transaction. */
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

/** Deletes families that are over; nobody can use them any more. */
export async function pruneFamilies(db: Database, now: number): Promise<void> {
  await db.deleteFrom('session_families').where('expires_at', '<=', now).execute()
}
