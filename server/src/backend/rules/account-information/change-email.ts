/** Another email for an account, and deleting one. @module */
/** (2c.6) Another email for an account, for who knows its password. */
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
  /** Epoch milliseconds. */
  now: number
}

/**
 * A wrong password counts towards the account's lock. Orders that were placed under the email until now stay the
 * customer's; links that were mailed to set a password end, since they lie in a mailbox that may no longer be theirs, and
 * that mailbox is told.
 * @throws CustomerProblem; then nothing has changed
 */
export async function changeEmail(db: Database, { customer, email: text, password, now }: EmailChange) {
  const email = checkEmail(text)
  const known = await checkCredentials(db, { email: customer.email, password, now })
  if (known?.id !== customer.id) throw refusal('CURRENT_PASSWORD_WRONG')
  if (email === known.email) return known
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('customers')
      .selectAll()
      .where('id', '=', known.id)
      .forNoKeyUpdate()
      .executeTakeFirst()
    // Whoever changed email or password in the meantime was first.
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
  columns: { email: string; email_key?: string; email_since?: number },
) => transaction.updateTable('customers').set(columns).where('id', '=', row.id).returningAll().executeTakeFirstOrThrow()

async function moveTo(transaction: Database, row: CustomerRow, email: string, now: number): Promise<CustomerRow> {
  await keepOrders(transaction, row)
  const changed = await takeEmail(transaction, row, email, now)
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
async function takeEmail(transaction: Database, row: CustomerRow, email: string, now: number): Promise<CustomerRow> {
  const key = emailKey(email)
  const taken = await transaction.selectFrom('customers').select('id').where('email_key', '=', key).executeTakeFirst()
  if (taken) throw refusal('EMAIL_TAKEN')
  return writeEmail(transaction, row, { email, email_key: key, email_since: now }).catch((error: unknown) => {
    // Somebody else took it since the look above.
    if (isUniqueViolation(error)) throw refusal('EMAIL_TAKEN')
    throw error
  })
}

const isUniqueViolation = (error: unknown) => error instanceof Error && 'code' in error && error.code === '23505'

/** Orders that are the customer's by the email that they will not have any more. */
async function keepOrders(transaction: Database, row: CustomerRow): Promise<void> {
  await transaction
    .updateTable('orders')
    .set({ customer_id: row.id })
    .where('entity_id', 'in', ordersOf(transaction, row).select('orders.entity_id'))
    .where('customer_id', 'is', null)
    .execute()
}
