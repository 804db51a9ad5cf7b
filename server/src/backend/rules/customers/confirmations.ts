/**
 * Proof that a customer reads the mail of their address: a mailed link, opened by whoever is signed in to the account.
 * Only then do orders join the account by their email, because anybody can enter another person's address.
 */
import { sql } from 'kysely'
import type { Database } from '../../platform/db.ts'
import type { CustomerRow } from '../../platform/tables/customers.ts'
import type { MailText } from './mail-texts.ts'
import { hashOf } from './mailed-token.ts'
import { writeMail } from './mails.ts'

export const CONFIRMATION_LIFETIME = 3 * 86_400_000
/** Mails per hour and account; more are silently dropped. */
export const CONFIRMATIONS_AN_HOUR = 3
const HOUR = 3_600_000

export interface ConfirmationRequest {
  customerId: string
  /** At least 256 random bits; only its hash is stored beside the mail. */
  token: string
  /** The mail to an address. */
  mail: (email: string) => MailText
  now: number
}

/** Writes the mail, unless the address is confirmed already or has got too many. */
export const requestConfirmation = (db: Database, { customerId, token, mail, now }: ConfirmationRequest) =>
  db.transaction().execute(async (transaction) => {
    // Concurrent requests for this account wait here, so that the count below is right.
    const customer = await transaction
      .selectFrom('customers')
      .select(['email', 'email_key'])
      .where('id', '=', customerId)
      .where('email_confirmed_at', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!customer) return
    const { sent } = await transaction
      .selectFrom('email_confirmations')
      .select(sql<number>`count(*)::int`.as('sent'))
      .where('customer_id', '=', customerId)
      .where('created_at', '>', now - HOUR)
      .executeTakeFirstOrThrow()
    if (sent >= CONFIRMATIONS_AN_HOUR) return
    await transaction
      .insertInto('email_confirmations')
      .values({
        token_hash: hashOf(token),
        customer_id: customerId,
        email_key: customer.email_key,
        created_at: now,
        expires_at: now + CONFIRMATION_LIFETIME,
      })
      .execute()
    await writeMail(transaction, { to: customer.email, mail: mail(customer.email), now })
    await transaction.deleteFrom('email_confirmations').where('expires_at', '<', now).execute()
  })

/**
 * Confirms the email that the account had when the link was sent, and still has. A link that is opened twice has the
 * same result.
 * @returns the customer, or undefined for a token that is over, or another account's
 */
export const redeemConfirmation = (
  db: Database,
  { customerId, token, now }: { customerId: string; token: string; now: number },
): Promise<CustomerRow | undefined> =>
  db
    .updateTable('customers')
    .set({ email_confirmed_at: sql<number>`coalesce(email_confirmed_at, ${now}::bigint)` })
    .where('id', '=', customerId)
    .where((where) =>
      where.exists(
        where
          .selectFrom('email_confirmations')
          .select('token_hash')
          .where('token_hash', '=', hashOf(token))
          .whereRef('email_confirmations.customer_id', '=', 'customers.id')
          .whereRef('email_confirmations.email_key', '=', 'customers.email_key')
          .where('expires_at', '>', now),
      ),
    )
    .returningAll()
    .executeTakeFirst()
