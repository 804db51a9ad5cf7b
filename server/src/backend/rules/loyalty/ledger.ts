/** Rewards: point ledgers, profiles, preferences, rewards. @module */
/** Members' ledgers: rows are only added, and the balance is their sum. */
import { message } from '../../../platform/message.ts'
import type { CustomerRow } from '../../platform/tables/customers.ts'
import type { Database } from '../../platform/db.ts'
import { countedOrders, type OrderOwner } from './orders.ts'
import { balanceOf, duePostings, stepFor, type RewardStep } from './rules.ts'
import type { LedgerEntry } from '../../platform/tables/loyalty.ts'

export type Member = OrderOwner & Pick<CustomerRow, 'loyalty_registered' | 'date_of_birth'>

const storedLedger = (db: Database, customerId: string): Promise<LedgerEntry[]> =>
  db
    .selectFrom('loyalty_ledger')
    .select(['id', 'at', 'kind', 'label', 'points', 'order_number'])
    .where('customer_id', '=', customerId)
    .orderBy('seq')
    .execute()

async function missing(db: Database, member: Member, now: number) {
  const ledger = await storedLedger(db, member.id)
  const orders = await countedOrders(db, member)
  return { ledger, due: duePostings(ledger, orders, { dateOfBirth: member.date_of_birth }, now) }
}

/** Inside the caller's transaction, if there is one. */
const within = <Result>(db: Database, work: (transaction: Database) => Promise<Result>): Promise<Result> =>
  db.isTransaction ? work(db) : db.transaction().execute(work)

/** Locks the customer's row, so that additions to a ledger run one at a time. */
const lockMember = (db: Database, customerId: string) =>
  db.selectFrom('customers').select('id').where('id', '=', customerId).forUpdate().executeTakeFirst()

/** Adds missing entries, inside a transaction that holds the member's row. */
async function settle(db: Database, member: Member, now: number): Promise<LedgerEntry[]> {
  const { ledger, due } = await missing(db, member, now)
  const rows = due.map((entry) => ({ ...entry, customer_id: member.id }))
  if (rows.length > 0) await db.insertInto('loyalty_ledger').values(rows).execute()
  return [...ledger, ...due]
}

/**
 * A customer's ledger, oldest first, including everything up to `now`: orders are counted on reading. A customer who is
 * no member has an empty one. `db` may be a transaction.
 */
export async function readLedger(db: Database, member: Member, now: number): Promise<LedgerEntry[]> {
  if (!member.loyalty_registered) return []
  const { ledger, due } = await missing(db, member, now)
  if (due.length === 0) return ledger
  return within(db, async (transaction) => {
    if (!(await lockMember(transaction, member.id))) return []
    return settle(transaction, member, now)
  })
}

/** Returns the points redeemed for a canceled order, inside the caller's transaction; once. */
export async function refundRedemption(
  transaction: Database,
  { customerId, orderNumber, now }: { customerId: string; orderNumber: string; now: number },
): Promise<void> {
  if (!(await lockMember(transaction, customerId))) return
  const ledger = await storedLedger(transaction, customerId)
  const spent = ledger.find(({ kind, order_number }) => kind === 'redeem' && order_number === orderNumber)
  if (!spent) return
  const at = Math.max(now, ledger.at(-1)?.at ?? 0)
  const label = message('LEDGER_ORDER_CANCELED', { number: orderNumber }).text
  const entry = { id: `refund_${orderNumber}`, at, kind: 'refund' as const, label, points: -spent.points }
  await transaction
    .insertInto('loyalty_ledger')
    .values({ ...entry, customer_id: customerId, order_number: orderNumber })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export interface Redemption {
  points: number
  /** The order to discount; one redemption per order. */
  orderNumber: string
  label: string
}

/**
 * Spends a step of the ladder on an order. A repeat for the same order and points spends nothing more.
 * @returns the discount in cents; undefined if the step does not exist, the balance is too low, or the order used other
 * points. `db` may be a transaction.
 */
export const redeem = (
  db: Database,
  member: Member,
  { points, orderNumber, label }: Redemption,
  rules: { ladder: readonly RewardStep[]; now: number },
): Promise<number | undefined> =>
  within(db, async (transaction) => {
    if (!member.loyalty_registered || !(await lockMember(transaction, member.id))) return undefined
    const ledger = await settle(transaction, member, rules.now)
    const before = ledger.find(({ kind, order_number }) => kind === 'redeem' && order_number === orderNumber)
    const step = stepFor(before ? points : balanceOf(ledger), points, rules.ladder)
    if (before) return before.points === -points ? step?.value : undefined
    if (!step) return undefined
    const at = Math.max(rules.now, ledger.at(-1)?.at ?? 0)
    const entry = { id: `redeem_${orderNumber}`, at, kind: 'redeem' as const, label, points: -points }
    await transaction
      .insertInto('loyalty_ledger')
      .values({ ...entry, customer_id: member.id, order_number: orderNumber })
      .execute()
    return step.value
  })
