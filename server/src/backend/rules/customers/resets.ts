/** Password resets by mail (7a.3): single use, half an hour, and no hint about who has an account. */
import { sql } from 'kysely'
import type { Database } from '../../platform/db.ts'
import { forgetDevices } from './devices.ts'
import { emailKey } from './email.ts'
import { revokeFamilies } from './families.ts'
import { forgiveAll } from '../../platform/lockout.ts'
import type { MailText } from './mail-texts.ts'
import { hashOf } from './mailed-token.ts'
import { pruneMails } from './mails.ts'

export const RESET_LIFETIME = 30 * 60_000
/** Mails per hour and account; more are silently dropped. */
export const RESETS_AN_HOUR = 3
const HOUR = 3_600_000
/** Rows are kept this long, for counting. */
const RESETS_KEPT = 24 * HOUR

export interface ResetRequest {
  email: string
  /** At least 256 random bits; only its hash is stored beside the mail. */
  token: string
  mail: MailText
  now: number
}

/**
 * Writes the mail if the address has an account. The statements and their values are the same in either case; the
 * database decides how many rows they write.
 */
export const requestReset = (db: Database, { email, token, mail, now }: ResetRequest): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const key = emailKey(email)
    const hash = hashOf(token)
    // Concurrent requests for this account wait here, so that the count below is right.
    await sql`select id from customers where email_key = ${key} for no key update`.execute(transaction)
    await sql`
      insert into password_resets (token_hash, customer_id, created_at, expires_at)
      select ${hash}::text, id, ${now}::bigint, ${now + RESET_LIFETIME}::bigint from customers
      where email_key = ${key} and ${RESETS_AN_HOUR}::int > (
        select count(*) from password_resets
        where customer_id = customers.id and created_at > ${now - HOUR}::bigint
      )`.execute(transaction)
    await sql`
      insert into mails (to_address, subject, text, html, created_at)
      select email, ${mail.subject}::text, ${mail.text}::text, ${mail.html}::text, ${now}::bigint
      from password_resets join customers on customers.id = customer_id
      where token_hash = ${hash}`.execute(transaction)
    await transaction
      .deleteFrom('password_resets')
      .where('created_at', '<', now - RESETS_KEPT)
      .execute()
    await pruneMails(transaction)
  })

const usable = (db: Database, token: string, now: number) =>
  db
    .selectFrom('password_resets')
    .where('token_hash', '=', hashOf(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)

/** Whether a token is valid for the account of an address, checked before anything expensive. */
export async function isResetUsable(
  db: Database,
  { email, token, now }: { email: string; token: string; now: number },
): Promise<boolean> {
  const found = await usable(db, token, now)
    .innerJoin('customers', 'customers.id', 'password_resets.customer_id')
    .select('customers.id')
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Sets the password of a reset, signs the customer out everywhere, forgets their devices and lifts the lockout. Of two
 * concurrent uses of one token, the second waits at its row and finds it used.
 * @returns false for a token that is no longer valid, or of another account
 */
export const redeemReset = (
  db: Database,
  { email, token, passwordHash, now }: { email: string; token: string; passwordHash: string; now: number },
): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const key = emailKey(email)
    const customer = await transaction
      .selectFrom('customers')
      .select('id')
      .where('email_key', '=', key)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!customer) return false
    const reset = await usable(transaction, token, now).select('customer_id').forUpdate().executeTakeFirst()
    if (reset?.customer_id !== customer.id) return false
    await transaction
      .updateTable('password_resets')
      .set({ used_at: now })
      .where('customer_id', '=', customer.id)
      .where('used_at', 'is', null)
      .execute()
    await transaction
      .updateTable('customers')
      // Whoever has the link reads this mailbox.
      .set({
        password_hash: passwordHash,
        email_confirmed_at: sql<number>`coalesce(email_confirmed_at, ${now}::bigint)`,
      })
      .where('id', '=', customer.id)
      .execute()
    await revokeFamilies(transaction, customer.id, now)
    await forgetDevices(transaction, customer.id)
    await forgiveAll(transaction, key)
    return true
  })
