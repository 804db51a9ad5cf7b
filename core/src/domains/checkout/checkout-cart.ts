/** A cart of either channel, as the steps of the checkout need it. Pure. */
import { type CartAddress, type CommerceCart, type CommerceLine, issueOf } from '../../wire/commerce/commerce-cart.ts'
import { dayLabel, spanLabel } from '../../wire/commerce/window-labels.ts'
import type { Customer } from '../../wire/commerce/customer-model.ts'
import type { Dispensary } from '../../wire/content/stores.ts'
import type { Said } from '../../wire/messages/message.ts'
import type { OrderPlacement, OrderTerms } from '../../wire/ordering/order.ts'
import { type OrderDetails, detailsFor } from './order-details.ts'

type Settings = 'store_code' | 'email' | 'is_virtual' | 'slots' | 'shipping' | 'billing' | 'payments' | 'payment'
type Problem = 'service_problem' | 'service_problem_meaning'

/** A cart of either channel, as the checkout needs it. */
export interface CheckoutCart extends Pick<CommerceCart, Settings | Problem> {
  /** What is bought. */
  readonly lines: readonly Pick<CommerceLine, 'uid' | 'name' | 'quantity' | 'options' | 'errors'>[]
  /** In cents. */
  readonly totals: { readonly total: number }
  /** It is handed over in a window, also when it is picked up. */
  readonly needsWindow?: boolean
}

/** What is said of the handover of a menu's cart, and by whom. */
export interface Orderer {
  /** What the shopper said so far; null before anything was said. */
  readonly details: OrderDetails | null
  /** The dispensary that hands over the order. */
  readonly store: Dispensary
  /** Null for a guest. */
  readonly customer: Customer | null
}

/** A dispensary's address with the name of the person who picks up. */
export const pickupAddress = ({ address, city, state_code, postcode }: Dispensary, who: Person): CartAddress => ({
  ...who,
  company: null,
  street: [address],
  city,
  region: state_code,
  postcode,
  country_code: 'US',
})

type Person = Pick<CartAddress, 'firstname' | 'lastname' | 'telephone'>

/** The account's telephone numbers are for news, not for orders. */
const personOf = ({ firstname, lastname }: Customer): Person => ({ firstname, lastname, telephone: null })

/** Where it goes, and to whom; null before that was said. */
function handoverOf({ fulfilment }: OrderTerms, details: OrderDetails, { store, customer }: Orderer) {
  if (fulfilment === 'delivery') return details.shipping
  if (!details.isPickedUp) return null
  return details.pickup ?? (customer && pickupAddress(store, personOf(customer)))
}

const slotsOf = ({ days }: OrderTerms, chosen: string | null): CommerceCart['slots'] => {
  const all = days.flatMap(({ windows }) => windows)
  // The first free one is offered.
  const selected = (all.find(({ id }) => id === chosen) ?? all[0])?.id
  return days.map(({ day, windows }) => ({
    label: dayLabel(day),
    values: windows.map(({ id, from, to }) => ({ zoneid: '', slotid: id, time: spanLabel(from, to) })),
    selected: windows.find(({ id }) => id === selected)?.id ?? null,
  }))
}

/** A cart of the ordering channel at the checkout. */
export function checkoutCartOf(terms: OrderTerms, orderer: Orderer): CheckoutCart {
  const { cart, fulfilment, payments } = terms
  const details = detailsFor(orderer.details ?? undefined, cart.id)
  const address = handoverOf(terms, details, orderer)
  const isPickup = fulfilment === 'pickup'
  const amount = terms.fees.find(({ kind }) => kind === 'delivery')?.amount ?? 0
  const method = {
    carrier_code: fulfilment,
    method_code: fulfilment,
    title: '',
    amount,
    available: true,
    problem: null,
  }
  const ofCart = terms.problems.find(({ itemId }) => itemId === null)
  return {
    store_code: orderer.store.store_code,
    email: orderer.customer?.email ?? details.email,
    is_virtual: false,
    needsWindow: true,
    lines: cart.items.map(({ id, product, option, quantity }) => ({
      uid: id,
      name: product.name,
      quantity,
      options: [{ label: 'Size', value: option }],
      errors: terms.problems
        .filter(({ itemId }) => itemId === id)
        .map(({ code, params, message }) => issueOf({ code, message, message_meaning: { code, params } })),
    })),
    totals: { total: cart.priceSummary.total },
    slots: slotsOf(terms, details.slot),
    shipping: address && { address, is_pickup: isPickup, methods: [], selected: method },
    // It is paid for at the handover.
    billing: address,
    payments,
    payment:
      payments.find(({ code }) => code === details.payment) ?? (payments.length === 1 ? (payments[0] ?? null) : null),
    service_problem: ofCart?.message ?? null,
    ...(ofCart && { service_problem_meaning: { code: ofCart.code, params: ofCart.params } }),
  }
}

/** Why a medical cart cannot be ordered by this visitor; null if it can. */
export const cardProblem = ({ medicalCard }: OrderTerms, customer: Customer | null): Said | null => {
  if (medicalCard !== 'needed') return null
  return customer === null
    ? {
        text: 'Sign in to an account with a medical card to place a medical order.',
        meaning: { code: 'CARD_SIGN_IN', params: {} },
      }
    : {
        text: 'Your account has no medical card that’s valid here. Show yours at the dispensary, and we’ll add it.',
        meaning: { code: 'CARD_NOT_ON_FILE', params: {} },
      }
}

/** The order of a cart that lacks nothing; null if it lacks something. */
export function placementOf(terms: OrderTerms, cart: CheckoutCart): OrderPlacement | null {
  const windowId = cart.slots.find(({ selected }) => selected !== null)?.selected
  const { shipping, email, payment } = cart
  if (!shipping || email === null || payment === null || !windowId) return null
  const { firstname, lastname, telephone, street, city, region, postcode } = shipping.address
  return {
    fulfilment: terms.fulfilment,
    contact: { firstname, lastname, email, telephone },
    address: shipping.is_pickup ? null : { street, city, regionCode: region ?? '', postcode: postcode ?? '' },
    windowId,
    payment: payment.code,
    medicalCard: null,
    total: cart.totals.total,
  }
}
