/** Consent to messages from the shop and the programme. */
import type { Updateable } from 'kysely'
import { emailKey } from '../customers/email.ts'
import { checkEmail, checkOptional, checkPhone } from '../customers/rules.ts'
import type { CustomerRow, CustomersTable } from '../../platform/tables/customers.ts'
import type { Database } from '../../platform/db.ts'
import { changeCustomer } from './profile.ts'
import { refusal } from '../../platform/domain-error.ts'

/** Omitted or null: unchanged. */
export interface PreferencesInput {
  is_email_subscribed_rewards?: boolean | null
  is_phone_subscribed_rewards?: boolean | null
  is_email_subscribed?: boolean | null
  is_phone_subscribed?: boolean | null
  phone_number?: string | null
  /** The name signed under the consent to texts. */
  marketing_phone_signature?: string | null
}

const LONGEST_SIGNATURE = 200

/**
 * A signature is the consent for one number. Turning texts on, or changing the number while they are on, requires a new
 * one. Turning them off requires nothing.
 */
function changesOf(row: CustomerRow, input: PreferencesInput): Updateable<CustomersTable> {
  const phone = input.phone_number?.trim() ? checkPhone(input.phone_number) : row.phone
  const signature = checkOptional(input.marketing_phone_signature, LONGEST_SIGNATURE, 'TEXTS_NEED_CONSENT')
  const shopTexts = input.is_phone_subscribed ?? row.phone_subscribed
  const rewardsTexts = input.is_phone_subscribed_rewards ?? row.phone_rewards
  const switchedOn = (shopTexts && !row.phone_subscribed) || (rewardsTexts && !row.phone_rewards)
  const movedOn = (shopTexts || rewardsTexts) && phone !== row.phone
  if ((switchedOn || movedOn) && (phone === null || signature === null)) throw refusal('TEXTS_NEED_CONSENT')
  return {
    is_subscribed: input.is_email_subscribed ?? row.is_subscribed,
    email_rewards: input.is_email_subscribed_rewards ?? row.email_rewards,
    phone_subscribed: shopTexts,
    phone_rewards: rewardsTexts,
    phone,
    ...(signature !== null && { phone_signature: signature }),
  }
}

/** @throws CustomerProblem; then nothing has changed */
export const updatePreferences = (db: Database, customerId: string, input: PreferencesInput): Promise<CustomerRow> =>
  changeCustomer(db, customerId, (row) => changesOf(row, input))

/**
 * Adds an address to the shop's mailing list. A customer's own switch changes only through their sign-in. The answer is
 * the same for every address, so that nobody learns who has an account.
 * @param customer the signed-in customer, if any
 * @throws CustomerProblem EMAIL_INVALID
 */
export async function subscribe(
  db: Database,
  text: string,
  { customer, now }: { customer: Pick<CustomerRow, 'id' | 'email_key'> | undefined; now: number },
): Promise<void> {
  const email = checkEmail(text)
  const key = emailKey(email)
  if (customer?.email_key === key) {
    await db.updateTable('customers').set({ is_subscribed: true }).where('id', '=', customer.id).execute()
    return
  }
  await db
    .insertInto('newsletter_subscribers')
    .values({ email, email_key: key, created_at: now })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .execute()
}
