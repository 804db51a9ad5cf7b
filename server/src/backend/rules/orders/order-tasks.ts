/**
 * Follow-up work of an order: its confirmation, its gift cards, the notices that it is ready or canceled. Each task is a row
 * written in the order's own transaction, and is marked as done in the transaction that does it. If a process is
 * killed, the next one finishes the work, and no task runs twice.
 */
import { sql } from 'kysely'
import type { Log } from '../../../platform/upstream.ts'
import { writeMail } from '../customers/mails.ts'
import type { Database } from '../../platform/db.ts'
import type { SoldCode } from '../gift-cards/sold-codes.ts'
import { orderById } from './find-order.ts'
import { issueGiftCards } from './issue-gift-cards.ts'
import { cancellationMail, confirmationMail, readyMail, type OrderFacts } from './order-mails.ts'
import type { OrderTasksTable } from '../../platform/tables/orders.ts'

export type OrderTaskKind = OrderTasksTable['kind']

export interface OrderTaskOptions {
  db: Database
  /** Epoch milliseconds. */
  clock: () => number
  /** The origin of the shop for its visitors. */
  shopUrl: () => string
  soldCode: SoldCode
  log: Log
}

/** Runs inside the order's transaction. */
export async function addTasks(
  db: Database,
  orderId: number,
  kinds: readonly OrderTaskKind[],
  now: number,
): Promise<void> {
  if (kinds.length === 0) return
  await db
    .insertInto('order_tasks')
    .values(kinds.map((kind) => ({ order_id: orderId, kind, created_at: now, done_at: null })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

interface Task {
  order_id: number
  kind: OrderTaskKind
}

/**
 * The oldest task that can run, with its order locked, so that it never runs while the order is being canceled. Gift
 * cards wait until the order is paid: at once if nothing was left to pay, else at the handover.
 */
async function takeTask(db: Database, failed: readonly Task[]): Promise<Task | undefined> {
  const { rows } = await sql<Task>`
    select order_id, kind from order_tasks join orders on entity_id = order_id
    where done_at is null
      and (kind <> 'gift_cards' or orders.state = 'complete' or (orders.grand_total = 0 and orders.state not in ('canceled', 'closed')))
      and not (order_id || ' ' || kind = any(${failed.map((task) => `${task.order_id} ${task.kind}`)}::text[]))
    order by order_tasks.created_at, order_id, kind limit 1 for update of orders skip locked`.execute(db)
  const [task] = rows
  if (!task) return undefined
  // The previous holder of the order's lock may have done it.
  const waiting = await db
    .selectFrom('order_tasks')
    .select(['order_id', 'kind'])
    .where('order_id', '=', task.order_id)
    .where('kind', '=', task.kind)
    .where('done_at', 'is', null)
    .executeTakeFirst()
  return waiting ?? takeTask(db, [...failed, task])
}

/** Deleted customers have no mailbox here. */
const isReachable = (email: string) => !email.endsWith('@deleted.invalid')

const mails = { confirmation: confirmationMail, ready: readyMail, cancellation: cancellationMail }

async function perform(options: OrderTaskOptions, db: Database, { order_id, kind }: Task): Promise<void> {
  const now = options.clock()
  const order = await orderById(db, order_id)
  const row = await db
    .selectFrom('stores')
    .select(['store_name', 'dispensary'])
    .where('store_id', '=', order.store_id)
    .executeTakeFirst()
  const store = row ? { name: row.store_name, dispensary: row.dispensary } : null
  const facts: OrderFacts = { order, store, shopUrl: options.shopUrl() }
  if (kind === 'gift_cards') {
    await issueGiftCards(db, order, { soldCode: options.soldCode, shopUrl: facts.shopUrl, now })
  } else if (isReachable(order.customer_email)) {
    await writeMail(db, { to: order.customer_email, mail: mails[kind](facts), now })
  }
  await db
    .updateTable('order_tasks')
    .set({ done_at: now })
    .where('order_id', '=', order_id)
    .where('kind', '=', kind)
    .execute()
}

/** Runs every task that can run now. A failed task is logged, stays, and does not block the others. */
export async function doOrderTasks(options: OrderTaskOptions): Promise<void> {
  const failed: Task[] = []
  for (let more = true; more;) {
    let taken: Task | undefined
    try {
      more = await options.db.transaction().execute(async (transaction) => {
        taken = await takeTask(transaction, failed)
        if (taken) await perform(options, transaction, taken)
        return taken !== undefined
      })
    } catch (error) {
      options.log.error({ err: error, ...taken }, 'follow-up work of an order failed')
      if (!taken) return
      failed.push(taken)
    }
  }
}
