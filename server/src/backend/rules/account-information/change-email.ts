/** Changing an account's email, and deleting an account. @module */
/** (2c.6) Changes an account's email, with its password. */
import { checkCredentials } from '../customers/credentials.ts'
import { emailKey } from '../customers/email.ts'
import { writeMail } from '../customers/mails.ts'
import { checkEmail } from '../customers/rules.ts'
import type { CustomerRow } from '../../platform/tables/customers.ts'
import type { Database } from '../../platform/db.ts'
import { ordersOf } from '../loyalty/orders.ts'
import { emailChangedMail } from './mail-texts.ts'
import { refusal } from '../../platform/domain-error.ts'

export interface EmailChange {
  customer: CustomerRow
  email: string
  password: string
  /** The id in the browser's cookie; null without one. */
  device: string | null
  /** Epoch milliseconds. */
  now: number
}

/**
 * A wrong password counts toward the account's lockout. Orders placed under the old email stay the customer's. Mailed
 * password links become invalid, because the old mailbox may belong to someone else; that mailbox is notified. The new one is not
 * confirmed yet.
 * @throws CustomerProblem; then nothing has changed
 */
export async function changeEmail(db: Database, { customer, email: text, password, device, now }: EmailChange) {
  const email = checkEmail(text)
  const known = await checkCredentials(db, { email: customer.email, password, device, now })
  if (known?.id !== customer.id) throw refusal('CURRENT_PASSWORD_WRONG')
  if (email === known.email) return known
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('customers')
      .selectAll()
      .where('id', '=', known.id)
      .forNoKeyUpdate()
      .executeTakeFirst()
    // The email or password changed in the meantime.
    if (row?.email !== known.email || row.password_hash !== known.password_hash) {
      throw refusal('CURRENT_PASSWORD_WRONG')
    }
    return emailKey(email) === row.email_key
      ? writeEmail(transaction, row, { email })
      : moveTo(transaction, row, email, now)
  })
}

const writeEmail = (
  transaction: Database,
  row: CustomerRow,
  columns: { email: string; email_key?: string; email_confirmed_at?: null },
) => transaction.updateTable('customers').set(columns).where('id', '=', row.id).returningAll().executeTakeFirstOrThrow()

async function moveTo(transaction: Database, row: CustomerRow, email: string, now: number): Promise<CustomerRow> {
  await keepOrders(transaction, row)
  const changed = await takeEmail(transaction, row, email)
  await transaction
    .updateTable('password_resets')
    .set({ used_at: now })
    .where('customer_id', '=', row.id)
    .where('used_at', 'is', null)
    .execute()
  await writeMail(transaction, { to: row.email, mail: emailChangedMail, now })
  return changed
}

/** @throws CustomerProblem EMAIL_TAKEN */
async function takeEmail(transaction: Database, row: CustomerRow, email: string): Promise<CustomerRow> {
  const key = emailKey(email)
  const taken = await transaction.selectFrom('customers').select('id').where('email_key', '=', key).executeTakeFirst()
  if (taken) throw refusal('EMAIL_TAKEN')
  return writeEmail(transaction, row, { email, email_key: key, email_confirmed_at: null }).catch((error: unknown) => {
    // Somebody else took it since the check above.
    if (isUniqueViolation(error)) throw refusal('EMAIL_TAKEN')
    throw error
  })
}

const isUniqueViolation = (error: unknown) => error instanceof Error && 'code' in error && error.code === '23505'

/** Orders that belong to the customer through the email that they give up. */
async function keepOrders(transaction: Database, row: CustomerRow): Promise<void> {
  await transaction
    .updateTable('orders')
    .set({ customer_id: row.id })
    .where('entity_id', 'in', ordersOf(transaction, row).select('orders.entity_id'))
    .where('customer_id', 'is', null)
    .execute()
}
