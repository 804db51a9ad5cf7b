/** Changing a password with the current one. */
import { checkCredentials } from './credentials.ts'
import { forgetDevices, keepDevice } from './devices.ts'
import { revokeFamilies } from './families.ts'
import { hashPassword } from './passwords.ts'
import { checkPassword } from './rules.ts'
import type { Session } from './sessions.ts'
import type { CustomerRow } from '../../platform/tables/customers.ts'
import type { Database } from '../../platform/db.ts'
import { refusal } from '../../platform/domain-error.ts'

/**
 * A wrong current password counts toward the account's lockout, so that a stolen session cannot guess it. Every other
 * sign-in of the customer ends, other devices become unknown, and mailed password links become invalid.
 * @throws CustomerProblem; then nothing has changed
 */
export async function changePassword(
  db: Database,
  change: { session: Session; currentPassword: string; newPassword: string; device: string | null },
  { now, salt }: { now: number; salt: Uint8Array },
): Promise<CustomerRow> {
  const { session, currentPassword, newPassword, device } = change
  checkPassword(newPassword)
  const known = await checkCredentials(db, { email: session.customer.email, password: currentPassword, device, now })
  if (known?.id !== session.customer.id) throw refusal('CURRENT_PASSWORD_WRONG')
  const passwordHash = await hashPassword(newPassword, salt)
  return db.transaction().execute(async (transaction) => {
    const changed = await transaction
      .updateTable('customers')
      .set({ password_hash: passwordHash })
      .where('id', '=', known.id)
      // A concurrent change, which also knew the password, came first.
      .where('password_hash', '=', known.password_hash)
      .returningAll()
      .executeTakeFirst()
    if (!changed) throw refusal('CURRENT_PASSWORD_WRONG')
    await revokeFamilies(transaction, known.id, now, session.familyId)
    await forgetDevices(transaction, known.id)
    if (device !== null) await keepDevice(transaction, { customer: changed, device, now })
    await transaction
      .updateTable('password_resets')
      .set({ used_at: now })
      .where('customer_id', '=', known.id)
      .where('used_at', 'is', null)
      .execute()
    return changed
  })
}
