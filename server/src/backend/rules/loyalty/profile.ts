/** Profile fields that customers may change. */
import type { Updateable } from 'kysely'
import { readEnrolmentContext } from '../customers/enrolment-context.ts'
import { checkBirthDate, checkGender, checkName, checkOptional, checkStateCode } from '../customers/rules.ts'
import type { CustomerRow, CustomersTable } from '../../platform/tables/customers.ts'
import type { Database } from '../../platform/db.ts'
import { refusal } from '../../platform/domain-error.ts'

/** Omitted or null: unchanged. An empty detail (nickname, suffix, …) or store is removed. */
export interface ProfileInput {
  firstname?: string | null
  lastname?: string | null
  nickname?: string | null
  suffix?: string | null
  middlename?: string | null
  prefix?: string | null
  taxvat?: string | null
  allow_remote_shopping_assistance?: boolean | null
  /** 0 to 3. */
  gender?: number | null
  /** YYYY-MM-DD */
  date_of_birth?: string | null
  is_subscribed?: boolean | null
  /** A store's code. */
  my_store?: string | null
  rewards_state?: string | null
}

/** The configuration that a profile is validated with. */
interface Surroundings {
  rewardsStates: readonly string[]
  todayIn(state: string | null): string
  isDispensary(storeCode: string): boolean
}

/** Set once, so that nobody can move the week in which points double. */
function birthDate(known: string | null, given: string, today: string): string {
  if (known !== null && known !== given) throw refusal('BIRTH_DATE_FIXED')
  return known ?? checkBirthDate(given, today)
}

function storeChange(row: CustomerRow, code: string, isDispensary: Surroundings['isDispensary']) {
  if (code === (row.my_store ?? '')) return {}
  if (code !== '' && !isDispensary(code)) throw refusal('HOME_STORE_UNKNOWN')
  return { my_store: code === '' ? null : code, previous_store: row.my_store ?? row.previous_store }
}

/** A member keeps their state, even if the programme no longer accepts new members there. */
function newState(row: CustomerRow, text: string, { rewardsStates }: Surroundings): string {
  const state = checkStateCode(text)
  if (state !== row.rewards_state && !rewardsStates.includes(state)) throw refusal('STATE_WITHOUT_REWARDS')
  return state
}

const details = ['middlename', 'prefix', 'taxvat'] as const

/** Fields that only clients of Adobe Commerce send. */
function detailsOf(input: ProfileInput): Updateable<CustomersTable> {
  const { allow_remote_shopping_assistance: assisted } = input
  const changed: Updateable<CustomersTable> =
    typeof assisted === 'boolean' ? { allow_remote_shopping_assistance: assisted } : {}
  for (const name of details) {
    const text = input[name]
    if (typeof text === 'string') changed[name] = checkOptional(text, 100, 'DETAIL_INVALID')
  }
  return changed
}

/** The columns that change. @throws CustomerProblem */
function changesOf(row: CustomerRow, input: ProfileInput, surroundings: Surroundings): Updateable<CustomersTable> {
  const { firstname, lastname, nickname, suffix, gender, date_of_birth, is_subscribed, my_store, rewards_state } = input
  const state = typeof rewards_state === 'string' ? newState(row, rewards_state, surroundings) : row.rewards_state
  const today = surroundings.todayIn(state)
  return {
    ...(typeof firstname === 'string' && { firstname: checkName(firstname) }),
    ...(typeof lastname === 'string' && { lastname: checkName(lastname) }),
    ...(typeof nickname === 'string' && { nickname: checkOptional(nickname, 40, 'NICKNAME_INVALID') }),
    ...(typeof suffix === 'string' && { suffix: checkOptional(suffix, 20, 'SUFFIX_INVALID') }),
    ...detailsOf(input),
    ...(typeof gender === 'number' && { gender: checkGender(gender) }),
    ...(typeof date_of_birth === 'string' && {
      date_of_birth: birthDate(row.date_of_birth, date_of_birth.trim(), today),
    }),
    ...(typeof is_subscribed === 'boolean' && { is_subscribed }),
    ...(typeof my_store === 'string' && storeChange(row, my_store.trim(), surroundings.isDispensary)),
    ...(state !== row.rewards_state && { rewards_state: state }),
  }
}

/**
 * Reads a customer's row, computes the changes and writes them, with the row locked throughout.
 * @returns the updated row
 */
export const changeCustomer = (
  db: Database,
  customerId: string,
  change: (row: CustomerRow) => Updateable<CustomersTable>,
): Promise<CustomerRow> =>
  db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('customers')
      .selectAll()
      .where('id', '=', customerId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
    const changes = change(row)
    if (Object.keys(changes).length === 0) return row
    return transaction
      .updateTable('customers')
      .set(changes)
      .where('id', '=', customerId)
      .returningAll()
      .executeTakeFirstOrThrow()
  })

/** Changes the given fields only. @throws CustomerProblem; then nothing has changed */
export async function updateProfile(
  db: Database,
  customerId: string,
  input: ProfileInput,
  now: number,
): Promise<CustomerRow> {
  const { rewardsStates, todayIn } = await readEnrolmentContext(db, now)
  const dispensaries = await db.selectFrom('stores').select('store_code').where('kind', '=', 'dispensary').execute()
  const codes = new Set(dispensaries.map(({ store_code }) => store_code))
  const surroundings = { rewardsStates, todayIn, isDispensary: (code: string) => codes.has(code) }
  return changeCustomer(db, customerId, (row) => changesOf(row, input, surroundings))
}
