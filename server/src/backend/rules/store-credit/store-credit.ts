/** (2c.6, 3.4.3) Store credit: a ledger per customer, whose sum is the balance. Money is integer cents. */
import { message } from '../../../platform/message.ts'
import { sql } from 'kysely'
import type { Database } from '../../platform/db.ts'

/** A customer's balance, in cents. */
export async function readStoreCredit(db: Database, customerId: string): Promise<number> {
  const { sum } = await db
    .selectFrom('store_credit_entries')
    .select(sql<number>`coalesce(sum(change), 0)::bigint`.as('sum'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow()
  return sum
}

/** Locks the customer's row, so that additions to a ledger run one at a time. */
const lockCustomer = (db: Database, customerId: string) =>
  db.selectFrom('customers').select('id').where('id', '=', customerId).forNoKeyUpdate().executeTakeFirst()

export interface CreditMovement {
  customerId: string
  /** Above 0. */
  cents: number
  /** Epoch milliseconds. */
  now: number
}

/**
 * Takes credit for an order, inside the caller's transaction. A repeat for the same order and amount takes nothing
 * more.
 * @returns whether it was taken: false if the balance is too low, or the order took another amount
 */
export async function spendStoreCredit(
  transaction: Database,
  { customerId, cents, orderNumber, now }: CreditMovement & { orderNumber: string },
): Promise<boolean> {
  if (!(await lockCustomer(transaction, customerId))) return false
  const id = `spent_${orderNumber}`
  const before = await entryOf(transaction, customerId, id)
  if (before) return before.change === -cents
  if ((await readStoreCredit(transaction, customerId)) < cents) return false
  const entry = {
    customer_id: customerId,
    id,
    at: now,
    action: message('LEDGER_ORDER', { number: orderNumber }).text,
    change: -cents,
  }
  await transaction
    .insertInto('store_credit_entries')
    .values({ ...entry, order_number: orderNumber })
    .execute()
  return true
}

/**
 * Adds credit, inside the caller's transaction: a refund, or a gift card's balance. The same `id` adds once.
 * @param credit.id the reason, such as `refund_000010001`; one row for each
 * @param credit.action the text that the customer sees
 */
export async function addStoreCredit(
  transaction: Database,
  credit: CreditMovement & { id: string; action: string; orderNumber?: string },
): Promise<void> {
  const { customerId, id, action, cents, orderNumber, now } = credit
  await transaction
    .insertInto('store_credit_entries')
    .values({ customer_id: customerId, id, at: now, action, change: cents, order_number: orderNumber ?? null })
    .onConflict((conflict) => conflict.columns(['customer_id', 'id']).doNothing())
    .execute()
}

const entryOf = (db: Database, customerId: string, id: string) =>
  db
    .selectFrom('store_credit_entries')
    .select('change')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst()

/** One row of the history, with the balance after it. */
export interface CreditHistoryItem {
  at: number
  action: string
  change: number
  balance: number
}

/** A page of a customer's history, latest first. */
export async function readCreditHistory(
  db: Database,
  customerId: string,
  page: { size: number; offset: number },
): Promise<{ items: CreditHistoryItem[]; total: number }> {
  const rows = await db
    .with('history', (build) =>
      build
        .selectFrom('store_credit_entries')
        .select(['at', 'action', 'change', 'seq'])
        .select(sql<number>`(sum(change) over (order by seq))::bigint`.as('balance'))
        .select(sql<number>`count(*) over ()`.as('total'))
        .where('customer_id', '=', customerId),
    )
    .selectFrom('history')
    .selectAll()
    .orderBy('seq', 'desc')
    .limit(page.size)
    .offset(page.offset)
    .execute()
  const total = rows[0]?.total ?? (page.offset === 0 ? 0 : await countEntries(db, customerId))
  return { total, items: rows.map(({ at, action, change, balance }) => ({ at, action, change, balance })) }
}

async function countEntries(db: Database, customerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('store_credit_entries')
    .select((build) => build.fn.countAll<number>().as('count'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow()
  return count
}
