/** The terms of an order, as the ordering API says them. */
import type { OrderTerms } from '@leaflog/core/wire/ordering/order'
import type { Fulfilment } from '../../platform/tables/carts.ts'
import type { StoredCart } from '../ordering/cart-view.ts'
import type { StoreTerms } from '../ordering/store-terms.ts'
import { readOffer, type OrderEnvironment } from './offer.ts'

/** Takes nothing: a window and stock are taken when the order is placed. */
export async function readOrderTerms(
  env: OrderEnvironment,
  asked: { row: StoredCart; store: StoreTerms; fulfilment: Fulfilment },
): Promise<OrderTerms> {
  const { cart, fulfilment, price, days, payments, medicalCard, problems } = await readOffer(env, asked)
  return {
    cart,
    fulfilment,
    taxes: price.taxes.map(({ name, amount }) => ({ name, amount })),
    fees: price.fees,
    days: days.map(({ day, slots }) => ({
      day,
      windows: slots.map(({ slotId, from, to, left }) => ({ id: slotId, from, to, left })),
    })),
    payments,
    medicalCard,
    problems: problems.map(({ reason: { code, params, text }, itemId }) => ({ code, params, message: text, itemId })),
  }
}
