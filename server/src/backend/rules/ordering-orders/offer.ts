/** What an order of a cart can be now: its price, windows and payments, and what stands against it. */
import type { Cart } from '@leaflog/core/wire/ordering/ordering'
import type { OrderTerms } from '@leaflog/core/wire/ordering/order'
import { dayAt } from '../../platform/days.ts'
import type { Database } from '../../platform/db.ts'
import { message } from '../../../platform/message.ts'
import type { Fulfilment } from '../../platform/tables/carts.ts'
import type { CustomerRow } from '../../platform/tables/customers.ts'
import { deliveryDays, type DeliveryDay, type FreeSlot } from '../carts/delivery-slots.ts'
import { offeredPayments } from '../carts/fulfilment-options.ts'
import { readDaysWithRoom } from '../carts/slot-load.ts'
import { priceCart, type StoredCart } from '../ordering/cart-view.ts'
import type { Breakdown } from '../ordering/pricing.ts'
import type { StoreTerms } from '../ordering/store-terms.ts'
import { lineProblems, readLineFacts, type CartProblem } from './line-problems.ts'
import { readOrderingCheckout, type OrderingCheckoutSettings } from './settings.ts'

export interface OrderEnvironment {
  db: Database
  /** Epoch milliseconds. */
  now: number
  /** Null for a guest. */
  customer: CustomerRow | null
}

export interface Offer {
  store: StoreTerms
  fulfilment: Fulfilment
  /** `YYYY-MM-DD` at the store. */
  today: string
  cart: Cart
  price: Breakdown
  days: DeliveryDay<FreeSlot>[]
  payments: { code: string; title: string }[]
  medicalCard: OrderTerms['medicalCard']
  problems: CartProblem[]
}

/** @param row a live cart; an order has locked it and its store */
export async function readOffer(
  env: OrderEnvironment,
  { row, store, fulfilment }: { row: StoredCart; store: StoreTerms; fulfilment: Fulfilment },
): Promise<Offer> {
  const { db, now } = env
  const settings = await readOrderingCheckout(db)
  const { cart, price } = await priceCart(db, row, store, { now, checkoutType: fulfilment })
  const isEmpty = cart.items.length === 0
  const lines = await readLineFacts(db, row)
  const today = dayAt(now, store.time_zone)
  return {
    store,
    fulfilment,
    today,
    cart,
    price,
    days: await freeDays(env, settings, store, fulfilment),
    payments: offeredPayments(settings.payments, { isEmpty, grandTotal: price.summary.total, fulfilment }),
    medicalCard: await cardOf(env, row, store, today),
    problems: isEmpty
      ? [{ reason: message('CART_EMPTY'), itemId: null }]
      : [...lineProblems(lines, row.pricing_type, store), ...deliveryProblems(store, fulfilment, price)],
  }
}

async function freeDays(
  { db, now }: OrderEnvironment,
  settings: OrderingCheckoutSettings,
  store: StoreTerms,
  fulfilment: Fulfilment,
): Promise<DeliveryDay<FreeSlot>[]> {
  if (fulfilment === 'delivery' && store.delivery === null) return []
  const opening = { timeZone: store.time_zone, hours: store.dispensary.hours }
  return readDaysWithRoom(db, { storeId: store.store_id, fulfilment }, deliveryDays(settings[fulfilment], opening, now))
}

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`

function deliveryProblems(store: StoreTerms, fulfilment: Fulfilment, { summary }: Breakdown): CartProblem[] {
  if (fulfilment === 'pickup') return []
  if (store.delivery === null) {
    return [{ reason: message('DELIVERY_NOT_OFFERED', { store: store.store_name }), itemId: null }]
  }
  const { minimum } = store.delivery
  const goods = summary.subtotal - summary.discounts - summary.mixAndMatch
  return goods < minimum ? [{ reason: message('DELIVERY_TOO_SMALL', { amount: dollars(minimum) }), itemId: null }] : []
}

/** A card of the store's state on the customer's account, which is valid today. */
async function cardOf(
  { db, customer }: OrderEnvironment,
  row: StoredCart,
  store: StoreTerms,
  today: string,
): Promise<OrderTerms['medicalCard']> {
  if (row.pricing_type !== 'MEDICAL') return 'notNeeded'
  if (customer === null) return 'needed'
  const valid = await db
    .selectFrom('medical_infos')
    .select('id')
    .where('customer_id', '=', customer.id)
    .where('state', '=', store.state_code)
    .where('issue_start_date', '<=', today)
    .where('expiry_date', '>=', today)
    .limit(1)
    .executeTakeFirst()
  return valid ? 'onFile' : 'needed'
}
