/** (7a, 2c.6) Canceling an order whose handover has not begun: once, with everything returned. */
import { timingSafeEqual } from 'node:crypto'
import type { Selectable } from 'kysely'
import { notifyChange, notifyChanges } from '../../platform/changes/notify.ts'
import { hashOf } from '../customers/mailed-token.ts'
import { writeMail } from '../customers/mails.ts'
import type { Database } from '../../platform/db.ts'
import { returnToGiftCards } from '../gift-cards/gift-cards.ts'
import { refundRedemption } from '../loyalty/ledger.ts'
import { addStoreCredit } from '../store-credit/store-credit.ts'
import type { OrdersTable } from '../../platform/tables/tables.ts'
import { orderById } from './find-order.ts'
import { returnStock } from './return-stock.ts'
import { confirmCancelMail } from './order-mails.ts'
import { addTasks } from './order-tasks.ts'
import { CancelProblem } from './problems.ts'
import { message } from '../../../platform/message.ts'

/** How long a guest has to confirm. */
const CONFIRM_WITHIN = 24 * 3_600_000
/** A guest gets no second mail before this time. */
const MAIL_EVERY = 60_000
const LONGEST_REASON = 255

type OrderRow = Selectable<OrdersTable>

function readReason(reason: string): string {
  const text = reason.trim()
  if (text === '' || text.length > LONGEST_REASON || /\p{Cc}/u.test(text)) {
    throw new CancelProblem('UNDEFINED', message('CANCEL_REASON_INVALID'))
  }
  return text
}

const lockOrder = (db: Database, entityId: number) =>
  db.selectFrom('orders').selectAll().where('entity_id', '=', entityId).forUpdate().executeTakeFirst()

/** If the order sold gift cards, they may have been spent, so it cannot be canceled. */
const giftCardsAreSent = async (db: Database, entityId: number): Promise<boolean> =>
  (await db
    .selectFrom('order_tasks')
    .select('kind')
    .where('order_id', '=', entityId)
    .where('kind', '=', 'gift_cards')
    .where('done_at', 'is not', null)
    .executeTakeFirst()) !== undefined

/** Whether the order can probably be canceled; `cancel` decides, with the order locked. */
export const isCancelable = (order: Pick<OrderRow, 'state' | 'checkout' | 'grand_total'>, sellsGiftCards: boolean) =>
  order.state === 'new' && order.checkout !== null && !(sellsGiftCards && order.grand_total === 0)

async function checkCancelable(db: Database, order: OrderRow): Promise<void> {
  if (order.state !== 'new' || order.checkout === null) {
    throw new CancelProblem('INVALID_ORDER_STATUS', message('CANCEL_TOO_LATE'))
  }
  if (await giftCardsAreSent(db, order.entity_id)) {
    throw new CancelProblem('INVALID_ORDER_STATUS', message('CANCEL_GIFT_CARDS_SENT'))
  }
}

/** Returns stock, points, credit and gift cards to their state before the order. */
async function giveBack(db: Database, order: OrderRow, now: number): Promise<void> {
  const { increment_id: orderNumber, customer_id: customerId } = order
  await returnStock(db, order, now)
  if (customerId !== null) {
    if (order.points > 0) await refundRedemption(db, { customerId, orderNumber, now })
    if (order.store_credit > 0) {
      const action = message('LEDGER_ORDER_CANCELED', { number: orderNumber }).text
      await addStoreCredit(db, { customerId, id: `canceled_${orderNumber}`, action, cents: order.store_credit, now })
    }
  }
  if (order.gift_card > 0) await returnToGiftCards(db, orderNumber, now)
}

/** With the order's row locked, so that concurrent cancellations return everything once. */
async function cancel(db: Database, order: OrderRow, reason: string, now: number): Promise<void> {
  await checkCancelable(db, order)
  // Store, customer, gift cards: locked in the same order as in placeOrder.
  const store = await db
    .selectFrom('stores')
    .select('store_code')
    .where('store_id', '=', order.store_id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  await db
    .updateTable('orders')
    .set({ state: 'canceled', status: 'canceled', changed_at: now })
    .where('entity_id', '=', order.entity_id)
    .execute()
  await giveBack(db, order, now)
  await db
    .insertInto('order_cancellations')
    .values({ order_id: order.entity_id, reason, key_hash: null, requested_at: now, canceled_at: now })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet({ reason, canceled_at: now }))
    .execute()
  await addTasks(db, order.entity_id, ['cancellation'], now)
  await notifyChange(db, 'order', order.increment_id)
  if (store) await notifyChanges(db, 'menu', [store.store_code])
}

/**
 * A customer cancels an order of the account. Canceling it again changes nothing.
 * @throws CancelProblem; then nothing has changed
 */
export const cancelOwnOrder = (
  db: Database,
  { entityId, customerId, reason, now }: { entityId: number; customerId: string; reason: string; now: number },
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const order = await lockOrder(transaction, entityId)
    if (order?.customer_id !== customerId) throw new CancelProblem('ORDER_NOT_FOUND', message('ORDER_UNKNOWN'))
    if (order.state === 'canceled') return
    await cancel(transaction, order, readReason(reason), now)
  })

export interface GuestCancellation {
  token: string
  reason: string
  /** Unguessable; only its hash is stored beside the mail. */
  key: string
  shopUrl: string
  now: number
}

/**
 * (9g.3) A guest requests a cancellation, which needs access to the order's mailbox. @throws CancelProblem @returns the
 * order's id
 */
export const requestCancellation = (db: Database, request: GuestCancellation): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    const { token, key, shopUrl, now } = request
    const found = await transaction
      .selectFrom('orders')
      .select('entity_id')
      .where('token', '=', token)
      .executeTakeFirst()
    const order = found && (await lockOrder(transaction, found.entity_id))
    if (!order) throw new CancelProblem('ORDER_NOT_FOUND', message('ORDER_UNKNOWN'))
    if (order.customer_id !== null) throw new CancelProblem('UNAUTHORISED', message('CANCEL_SIGN_IN'))
    const reason = readReason(request.reason)
    await checkCancelable(transaction, order)
    const before = await transaction
      .selectFrom('order_cancellations')
      .select('requested_at')
      .where('order_id', '=', order.entity_id)
      .executeTakeFirst()
    if (before && before.requested_at > now - MAIL_EVERY) return order.entity_id
    const columns = { reason, key_hash: hashOf(key), requested_at: now }
    await transaction
      .insertInto('order_cancellations')
      .values({ order_id: order.entity_id, ...columns, canceled_at: null })
      .onConflict((conflict) => conflict.column('order_id').doUpdateSet(columns))
      .execute()
    const facts = { order: await orderById(transaction, order.entity_id), store: null, shopUrl }
    await writeMail(transaction, { to: order.customer_email, mail: confirmCancelMail(facts, key), now })
    return order.entity_id
  })

/** @throws CancelProblem; then nothing has changed */
export const confirmCancellation = (
  db: Database,
  { entityId, key, now }: { entityId: number; key: string; now: number },
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const order = await lockOrder(transaction, entityId)
    const asked = await transaction
      .selectFrom('order_cancellations')
      .selectAll()
      .where('order_id', '=', entityId)
      .executeTakeFirst()
    const known = asked?.key_hash != null && timingSafeEqual(Buffer.from(asked.key_hash), Buffer.from(hashOf(key)))
    if (!order || !asked || !known || asked.requested_at <= now - CONFIRM_WITHIN) {
      throw new CancelProblem('UNDEFINED', message('CANCEL_LINK_OVER'))
    }
    if (order.state === 'canceled') return
    await cancel(transaction, order, asked.reason, now)
  })
