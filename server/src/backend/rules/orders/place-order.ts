/** Orders: placing, canceling, reordering, mails and follow-up work. @module */
/** Turns a cart into an order: all or nothing, and once. */
import { z } from 'zod'
import { keepAddresses } from '../addresses/keep-address.ts'
import { lockAnyCart, newCartId, settingOf, type CartEnvironment } from '../carts/carts.ts'
import { moveCart } from '../carts/change-cart.ts'
import { totalDemand } from '../carts/lines.ts'
import { priceCart, type PricedCart } from '../carts/price-cart.ts'
import { regulateCart } from '../carts/regulate-cart.ts'
import type { CartRow } from '../../platform/tables/carts.ts'
import { notifyChange, notifyChanges } from '../../platform/changes/notify.ts'
import type { Database } from '../../platform/db.ts'
import { spendGiftCard } from '../gift-cards/gift-cards.ts'
import { fingerprintOf, oncePerKey } from '../../platform/idempotency.ts'
import { redeem } from '../loyalty/ledger.ts'
import { readProgramme } from '../loyalty/programme.ts'
import { spendStoreCredit } from '../store-credit/store-credit.ts'
import { chooseSlot, checkReady } from './check-ready.ts'
import { lockStore } from './lock-store.ts'
import { nextOrderNumber } from './order-number.ts'
import { itemRows, orderRow } from './order-rows.ts'
import { addTasks, type OrderTaskKind } from './order-tasks.ts'
import { PlaceOrderProblem } from './problems.ts'
import { message } from '../../../platform/message.ts'
import { refusal } from '../../platform/domain-error.ts'

const kept = z.object({ number: z.string() })

/**
 * Places the order of a cart in one transaction: stock, limits, the medical card, points, credit and gift cards are
 * checked with their rows locked, and used in the same transaction. The same cart gives the same order, and so does the
 * same key; the answer to a key is kept for 24 hours.
 * @returns the order's number
 * @throws PlaceOrderProblem or CartProblem; then nothing has changed and the key is free
 */
export async function placeOrder(
  env: CartEnvironment,
  { cartId, key }: { cartId: string; key: string | null },
): Promise<string> {
  return env.db.transaction().execute(async (transaction) => {
    const within = { ...env, db: transaction }
    if (key === null) return place(within, cartId)
    const fingerprint = fingerprintOf('placeOrder', env.customer?.id ?? '', cartId)
    const done = await oncePerKey(transaction, { key: `carts:${key}`, fingerprint, now: env.now }, async () => ({
      status: 200,
      body: { number: await place(within, cartId) },
    }))
    if (done === 'conflict' || done === 'lost') throw refusal('IDEMPOTENCY_CONFLICT')
    return kept.parse(done.body).number
  })
}

async function place(env: CartEnvironment, cartId: string): Promise<string> {
  const before = await lockAnyCart(env, cartId)
  if (before.order_number !== null) return before.order_number
  const { db, customer } = env
  const setting = await settingOf(env, before)
  const row = await moveCart(env, before, setting)
  await lockStore(db, setting.place.storeId)
  if (customer) await lockCustomer(db, customer.id)
  const cart = await priceCart({ ...env, fulfilment: null }, row)
  const email = row.customer_id === null ? row.email : (customer?.email ?? null)
  const payment = checkReady(cart, email, await regulateCart(env, cart))
  const { entityId, number } = await nextOrderNumber(db, env.ids)
  const terms = {
    entityId,
    number,
    token: newCartId(env.ids),
    now: env.now,
    email: email ?? '',
    customer: row.customer_id === null ? null : customer,
    payment,
    slot: chooseSlot(cart),
  }
  await db.insertInto('orders').values(orderRow(cart, terms)).execute()
  await db.insertInto('order_items').values(itemRows(cart, entityId)).execute()
  await addTasks(db, entityId, tasksOf(cart), env.now)
  await reserve(env, cart, number)
  await spend(env, cart, number)
  if (row.customer_id !== null) await keepAddresses(db, row.customer_id, [row.shipping_address, row.billing_address])
  await close(env, row, cart, number)
  return number
}

/** Follow-up work after the order. */
const tasksOf = ({ lines }: PricedCart): OrderTaskKind[] =>
  lines.some(({ giftCard }) => giftCard !== null) ? ['confirmation', 'gift_cards'] : ['confirmation']

/** Points and credit are counted and spent by one order at a time per customer. */
const lockCustomer = (db: Database, customerId: string) =>
  db.selectFrom('customers').select('id').where('id', '=', customerId).forUpdate().executeTakeFirstOrThrow()

async function reserve({ db, now }: CartEnvironment, cart: PricedCart, number: string): Promise<void> {
  const rows = [...totalDemand(cart.lines)].map(([sku, quantity]) => ({
    store_id: cart.place.storeId,
    sku,
    quantity: -quantity,
    order_number: number,
    created_at: now,
  }))
  if (rows.length > 0) await db.insertInto('stock_reservations').values(rows).execute()
}

/** The same rows are locked, so what was just counted is still available. */
async function spend({ db, customer, now }: CartEnvironment, cart: PricedCart, number: string): Promise<void> {
  const { points, storeCredit, giftCards } = cart.totals
  const gone = () => new PlaceOrderProblem('UNABLE_TO_PLACE_ORDER', message('FUNDS_GONE'))
  if (points && customer) {
    const { ladder } = await readProgramme(db)
    const label = message('LEDGER_ORDER', { number }).text
    const value = await redeem(db, customer, { points: points.points, orderNumber: number, label }, { ladder, now })
    if (value !== points.value) throw gone()
  }
  for (const { code, amount } of giftCards.toSorted((a, b) => (a.code < b.code ? -1 : 1))) {
    if (amount === 0) continue
    const spending = { code, cents: amount, orderNumber: number, today: cart.today, now }
    if (!(await spendGiftCard(db, spending))) throw gone()
  }
  if (storeCredit > 0 && customer) {
    const spending = { customerId: customer.id, cents: storeCredit, orderNumber: number, now }
    if (!(await spendStoreCredit(db, spending))) throw gone()
  }
}

/** The cart is closed; a customer gets a new one at once, at the same store. */
async function close(env: CartEnvironment, row: CartRow, cart: PricedCart, number: string): Promise<void> {
  const { db, now } = env
  await db
    .updateTable('commerce_carts')
    .set({ is_active: false, order_number: number, gift_cards: '[]' })
    .where('id', '=', row.id)
    .execute()
  if (row.customer_id !== null) {
    const { store_id, mode, fulfilment, customer_id } = row
    await db
      .insertInto('commerce_carts')
      .values({ id: newCartId(env.ids), store_id, mode, fulfilment, customer_id, created_at: now, used_at: now })
      .execute()
  }
  await notifyChange(db, 'cart', row.id)
  await notifyChanges(db, 'menu', [cart.place.storeCode])
}
