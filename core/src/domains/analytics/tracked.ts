/**
 * How events of other domains change the state of analytics. Optimistic events, which are only requests, are not
 * tracked. Pure.
 */
import type { AccountEvent } from '../account/account.events.ts'
import type { CheckoutEvent } from '../checkout/checkout.events.ts'
import type { CommerceCartEvent } from '../commerce-cart/commerce-cart.events.ts'
import type { DispensaryEvent } from '../dispensary/dispensary.events.ts'
import type { NavigationEvent } from '../navigation/navigation.events.ts'
import type { OrderingCartEvent } from '../ordering-cart/ordering-cart.events.ts'
import type { SessionEvent } from '../session/session.events.ts'
import { looksPersonal } from '../../wire/shared/personal.ts'
import { type AnalyticsContext, type Cause, type Chosen, enqueue } from './analytics.context.ts'
import { type CartSeen, type Channel, noCart, ofCommerce, ofOrdering } from './carts.ts'
import { arrived } from './pages.ts'

export type TrackedEvent =
  | AccountEvent
  | CheckoutEvent
  | CommerceCartEvent
  | DispensaryEvent
  | NavigationEvent
  | OrderingCartEvent
  | SessionEvent

const COMMERCE = 'commerce'
const ORDERING = 'ordering'
const NOTHING: Chosen = [null, null]

export const trackedEvents = [
  'navigation.arrived',
  'session.recalled',
  'session.signedIn',
  'session.ended',
  'account.loaded',
  'account.loadFailed',
  'dispensary.chosen',
  'dispensary.recalled',
  'dispensary.modeChosen',
  'dispensary.fulfilmentChosen',
  'commerceCart.recalled',
  'commerceCart.created',
  'commerceCart.answered',
  'commerceCart.joined',
  'commerceCart.fetched',
  'commerceCart.giftCardApplied',
  'commerceCart.fetchFailed',
  'commerceCart.gone',
  'commerceCart.expired',
  'checkout.placed',
  'checkout.ordered',
  'orderingCart.recalled',
  'orderingCart.created',
  'orderingCart.changed',
  'orderingCart.fetched',
  'orderingCart.fetchFailed',
  'orderingCart.gone',
  'orderingCart.newCartAccepted',
] as const satisfies readonly TrackedEvent['type'][]

export function track(context: AnalyticsContext, event: TrackedEvent): AnalyticsContext {
  const { place } = context
  switch (event.type) {
    case 'navigation.arrived':
      return arrived(context, event, event.data.path)

    case 'session.recalled':
      return (event.data.expiresAt ?? 0) > event.at ? signInSeen(context, event) : context
    case 'session.signedIn':
      return signInSeen(context, event)
    case 'session.ended':
      return signOutSeen(context, event)
    case 'account.loaded':
      return customerKnown(context, event, event.data.customer)
    case 'account.loadFailed':
      return { ...context, confirmed: true }

    case 'dispensary.modeChosen':
      return { ...context, place: { ...place, mode: event.data.mode } }
    case 'dispensary.fulfilmentChosen':
      return { ...context, place: { ...place, delivers: event.data.deliveryCode !== null } }
    case 'dispensary.chosen':
    case 'dispensary.recalled': {
      const { dispensary, mode, deliveryCode } = event.data
      const { channel, store_code, state_name, delivery } = dispensary ?? {}
      const delivers = deliveryCode !== null && delivery != null
      const at = { channel: channel ?? ORDERING, store: store_code ?? null, state: state_name ?? null }
      return { ...context, place: { ...at, mode, delivers } } satisfies AnalyticsContext
    }

    case 'commerceCart.recalled':
      return reading(context, COMMERCE, true)
    case 'orderingCart.recalled':
      return reading(context, ORDERING, true)
    case 'commerceCart.created':
    case 'commerceCart.answered':
    case 'commerceCart.joined':
    case 'commerceCart.fetched':
    case 'commerceCart.giftCardApplied': {
      const { cart } = event.data
      if (cart === null)
        return event.type === 'commerceCart.created' ? cartSeen(context, event, noCart(COMMERCE)) : context
      const carrier = cart.shipping?.selected
      const shipping = carrier ? `${carrier.carrier_code}_${carrier.method_code}` : null
      return cartSeen(context, event, ofCommerce(cart), [shipping, cart.payment?.code ?? null])
    }
    case 'orderingCart.created':
    case 'orderingCart.changed':
    case 'orderingCart.fetched':
      return cartSeen(context, event, ofOrdering(event.data.cart))
    case 'commerceCart.fetchFailed':
      return reading(context, COMMERCE, false)
    case 'orderingCart.fetchFailed':
      return reading(context, ORDERING, false)
    case 'commerceCart.gone':
    case 'commerceCart.expired':
      return cartGone(context, COMMERCE)
    case 'orderingCart.gone':
    case 'orderingCart.newCartAccepted':
      return cartGone(context, ORDERING)

    case 'checkout.placed':
    case 'checkout.ordered': {
      const { number, totals, lines } = event.data.order
      const bought = lines.map(({ sku: id, name, quantity, total }) => ({ id, name, quantity, total }))
      return cartGone(
        { ...enqueue(context, event, 'PLACE_ORDER', { number, totals, lines: bought }), funnel: null },
        event.type === 'checkout.ordered' ? ORDERING : COMMERCE,
      )
    }
    default:
      return context
  }
}

const memberOf = ({ signedIn, rewards }: AnalyticsContext) => ({ signedIn, rewards })

/** A sign-in that happened in this tab (4f.2). A sign-in that the first page starts with is USER_STATE instead. */
function signInSeen(context: AnalyticsContext, event: Cause): AnalyticsContext {
  if (context.signedIn) return context
  const next = { ...context, signedIn: true, confirmed: false, user: context.user + 1 }
  return Object.values(context.pages).some(({ path }) => path !== '')
    ? enqueue(next, event, 'USER_LOGIN', memberOf(next))
    : next
}

function signOutSeen(context: AnalyticsContext, event: Cause): AnalyticsContext {
  const { signedIn, rewards } = context
  const nobody = { signedIn: false, confirmed: false, customer: null, rewards: null, user: context.user + 1 }
  const next = { ...context, ...nobody, carts: {}, reading: {}, funnel: null, queue: impersonal(context) }
  return signedIn ? enqueue(next, event, 'USER_LOGOUT', { signedIn: false, rewards }) : next
}

/** I6: personal search terms, which would be dropped on sending, are deleted with the session. A batch in flight stays whole. */
const impersonal = ({ queue, flight }: AnalyticsContext): AnalyticsContext['queue'] =>
  queue.filter(({ data: { term } }, index) => {
    const isOnItsWay = index < (flight?.count ?? 0)
    return isOnItsWay || typeof term !== 'string' || !looksPersonal(term)
  })

/** 4f.2: the customer changed, unless the first page is about to report it. */
function customerKnown(
  context: AnalyticsContext,
  event: Cause,
  { email, loyalty }: { readonly email: string; readonly loyalty: { readonly is_signed: boolean } },
): AnalyticsContext {
  const next = { ...context, confirmed: true, customer: email, rewards: loyalty.is_signed }
  const isPending = Object.values(context.pages).some(({ first, waits }) => first && waits)
  return isPending || context.customer === email ? next : enqueue(next, event, 'USER_STATE', memberOf(next))
}

const reading = (context: AnalyticsContext, channel: Channel, is: boolean): AnalyticsContext => ({
  ...context,
  reading: { ...context.reading, [channel]: is },
})

/** The cart no longer exists. */
const cartGone = (context: AnalyticsContext, channel: Channel): AnalyticsContext =>
  reading({ ...context, carts: { ...context.carts, [channel]: undefined } }, channel, false)

/** 4f.3. A newly known cart without lines is not sent. */
function cartSeen(context: AnalyticsContext, event: Cause, cart: CartSeen, chosen = NOTHING): AnalyticsContext {
  const { user, carts } = context
  const { channel, quantity } = cart
  const before = carts[channel]
  const next = reading({ ...context, carts: { ...carts, [channel]: { cart, user, chosen } } }, channel, false)
  if (!before && quantity === 0) return next
  const change = before?.user === user ? quantity - before.cart.quantity : 0
  if (change === 0) return enqueue(next, event, 'CART_STATE', { cart })
  return enqueue(next, event, change > 0 ? 'ADD_TO_CART' : 'REMOVE_FROM_CART', { cart, before: before?.cart.lines })
}
