/** Checks an email and a password, and counts wrong ones. */
import type { Database } from '../../platform/db.ts'
import { isEmail } from '@leaflog/core/wire/shared/email'
import { hashOfDevice } from './devices.ts'
import { emailKey } from './email.ts'
import { countAttempt, forgive, uncount } from '../../platform/lockout.ts'
import { verifyPassword } from './passwords.ts'
import type { CustomerRow } from '../../platform/tables/customers.ts'
import { ConcurrencyLimitError } from './concurrency-limit.ts'

export interface Claim {
  email: string
  password: string
  /** The id in the browser's cookie; null without one. */
  device: string | null
}

/**
 * The customer with this email and password. Undefined for a wrong password, an account without one, no account, and
 * while the address, or its known device, is locked. All but the last run the same statements and one argon2id.
 * @throws ConcurrencyLimitError (as a rejection) under overload
 */
export async function checkCredentials(
  db: Database,
  { email, password, device, now }: Claim & { now: number },
): Promise<CustomerRow | undefined> {
  const address = email.trim()
  if (!isEmail(address)) {
    await verifyPassword(password, null)
    return undefined
  }
  const key = emailKey(address)
  const counted = await countAttempt(db, key, now, device === null ? '' : hashOfDevice(key, device))
  if (!counted) return undefined
  const customer = await db.selectFrom('customers').selectAll().where('email_key', '=', key).executeTakeFirst()
  const right = await verifyPassword(password, customer?.password_hash ?? null).catch(async (error: unknown) => {
    // The password was not checked, so it must not count as a wrong one.
    if (error instanceof ConcurrencyLimitError) await uncount(db, counted)
    throw error
  })
  if (!right) return undefined
  await forgive(db, counted)
  return customer
}
