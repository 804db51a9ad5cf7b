/**
 * What follows an order: its confirmation, the gift cards that it sold, word of its cancellation. Each is a row that was
 * written in the order's own transaction, and is done in one transaction with the mark that it was: a process that is
 * killed leaves it to the next one, and nobody does it twice.
 */
import { sql } from 'kysely'
import type { Log } from '../../../platform/upstream.ts'
import { writeMail } from '../customers/mails.ts'
import type { Database } from '../../platform/db.ts'
import type { SoldCode } from '../gift-cards/sold-codes.ts'
import { orderById } from './find-order.ts'
import { issueGiftCards } from './issue-gift-cards.ts'
import { cancellationMail, confirmationMail, type OrderFacts } from './order-mails.ts'
import type { OrderTasksTable } from '../../platform/tables/orders.ts'

export type OrderTaskKind = OrderTasksTable['kind']

export interface OrderTaskOptions {
  db: Database
  /** Epoch milliseconds. */
  clock: () => number
  /** Scheme and host of the shop as its visitors see it. */
  shopUrl: () => string
  soldCode: SoldCode
  log: Log
}

/** Inside the order's transaction. */
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
 * The oldest task that can be done, with its order locked, so that a cancellation and what it would undo never meet. Gift
 * cards wait until the order is paid: at once where nothing was left to pay, else when it was handed over.
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
  // Whoever had the order's lock before may have done it.
  const waiting = await db
    .selectFrom('order_tasks')
    .select(['order_id', 'kind'])
    .where('order_id', '=', task.order_id)
    .where('kind', '=', task.kind)
    .where('done_at', 'is', null)
    .executeTakeFirst()
  return waiting ?? takeTask(db, [...failed, task])
}

/** People who left have no mailbox here. */
const isReachable = (email: string) => !email.endsWith('@deleted.invalid')

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
    const mail = kind === 'confirmation' ? confirmationMail(facts) : cancellationMail(facts)
    await writeMail(db, { to: order.customer_email, mail, now })
  }
  await db
    .updateTable('order_tasks')
    .set({ done_at: now })
    .where('order_id', '=', order_id)
    .where('kind', '=', kind)
    .execute()
}

/** Does everything that can be done now. What fails is logged, stays, and does not keep the others waiting. */
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
      options.log.error({ err: error, ...taken }, 'what follows an order could not be done')
      if (!taken) return
      failed.push(taken)
    }
  }
}
