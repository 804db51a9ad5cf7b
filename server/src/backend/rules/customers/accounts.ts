/** Creating accounts and joining Rewards. Each runs inside the caller's transaction. */
import { emailKey } from './email.ts'
import type { Database } from '../../platform/db.ts'
import * as rules from './rules.ts'
import type { CustomersTable } from '../../platform/tables/customers.ts'
import type { Insertable } from 'kysely'
import { refusal } from '../../platform/domain-error.ts'

/** 7a.8. Omitted or null fields are unknown. */
export interface NewCustomer {
  email: string
  firstname: string
  lastname: string
  /** Omitted: an account without a password (1.5). */
  password?: string | null
  suffix?: string | null
  middlename?: string | null
  prefix?: string | null
  taxvat?: string | null
  allow_remote_shopping_assistance?: boolean | null
  gender?: number | null
  date_of_birth?: string | null
  is_subscribed?: boolean | null
  state_preference?: string | null
}

/** The data that Rewards requires for joining: 7a.10 and 7a.12. */
export interface Membership {
  email: string
  password: string
  date_of_birth?: string | null
  state?: string | null
  is_email_subscribed?: boolean | null
  phone_number?: string | null
  is_sms_subscribed?: boolean | null
  marketing_phone_signature?: string | null
  raf_incentive_id?: string | null
  raf_stat_id?: string | null
}

export interface NewMember extends Membership {
  firstname: string
  lastname: string
}

/** The configuration of the rules. */
export interface EnrolmentContext {
  now: number
  /** Codes of `loyalty_allowed_states` (3.13). */
  rewardsStates: readonly string[]
  /** Today's date at the state's dispensaries, as YYYY-MM-DD. */
  todayIn(state: string | null): string
}

export type AccountRow = Omit<Insertable<CustomersTable>, 'id' | 'password_hash'>

/** (7a.8, 7a.9) A validated row for a shop customer. @throws CustomerProblem */
export function shopCustomer(input: NewCustomer, { now, todayIn }: EnrolmentContext): AccountRow {
  const email = rules.checkEmail(input.email)
  const state = input.state_preference ? rules.checkStateCode(input.state_preference) : null
  if (input.password !== undefined && input.password !== null) rules.checkPassword(input.password)
  return {
    email,
    email_key: emailKey(email),
    firstname: rules.checkName(input.firstname),
    lastname: rules.checkName(input.lastname),
    suffix: rules.checkOptional(input.suffix, 20, 'SUFFIX_INVALID'),
    middlename: rules.checkOptional(input.middlename, 100, 'DETAIL_INVALID'),
    prefix: rules.checkOptional(input.prefix, 100, 'DETAIL_INVALID'),
    taxvat: rules.checkOptional(input.taxvat, 100, 'DETAIL_INVALID'),
    allow_remote_shopping_assistance: input.allow_remote_shopping_assistance ?? false,
    gender: typeof input.gender === 'number' ? rules.checkGender(input.gender) : null,
    date_of_birth: input.date_of_birth ? rules.checkBirthDate(input.date_of_birth, todayIn(state)) : null,
    rewards_state: state,
    is_subscribed: input.is_subscribed ?? false,
    created_at: now,
  }
}

/** (7a.10) A validated row for a new member. @throws CustomerProblem */
export function newMember(input: NewMember, context: EnrolmentContext): AccountRow {
  const email = rules.checkEmail(input.email)
  rules.checkPassword(input.password)
  return {
    email,
    email_key: emailKey(email),
    firstname: rules.checkName(input.firstname),
    lastname: rules.checkName(input.lastname),
    ...membership(input, context),
    created_at: context.now,
  }
}

/**
 * The columns that joining sets on an account. A date of birth is required unless the account has one.
 * @throws CustomerProblem
 */
export function membership(
  input: Membership,
  context: EnrolmentContext,
  known: { date_of_birth: string | null } = { date_of_birth: null },
) {
  const state = rules.checkStateCode(input.state ?? '')
  if (!context.rewardsStates.includes(state)) throw refusal('STATE_WITHOUT_REWARDS')
  const born = known.date_of_birth ?? input.date_of_birth ?? ''
  const texts = input.is_sms_subscribed ?? false
  const signature = rules.checkOptional(input.marketing_phone_signature, 200, 'TEXTS_NEED_CONSENT')
  const phone = input.phone_number?.trim() ? rules.checkPhone(input.phone_number) : null
  if (texts && (phone === null || signature === null)) throw refusal('TEXTS_NEED_CONSENT')
  return {
    loyalty_registered: true,
    rewards_state: state,
    date_of_birth: rules.checkBirthDate(born, context.todayIn(state)),
    email_rewards: input.is_email_subscribed ?? false,
    phone_rewards: texts,
    ...(phone !== null && { phone }),
    ...(texts && { phone_signature: signature }),
    raf_incentive_id: rules.checkOptional(input.raf_incentive_id, 64, 'REFERRAL_INVALID'),
    raf_stat_id: rules.checkOptional(input.raf_stat_id, 64, 'REFERRAL_INVALID'),
  }
}

/** Inserts a new account. @throws CustomerProblem EMAIL_TAKEN */
export async function insertAccount(
  db: Database,
  account: AccountRow & { id: string; password_hash: string | null },
): Promise<void> {
  const written = await db
    .insertInto('customers')
    .values(account)
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!written) throw refusal('EMAIL_TAKEN')
}
