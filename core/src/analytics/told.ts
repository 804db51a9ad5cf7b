/** What happened elsewhere in the shop, as analytics tells it (4f). Pure. */

import type { AnalyticsData } from '../wire/analytics.ts'
import type { CommerceCart } from '../wire/commerce-cart.ts'
import type { Cart } from '../wire/ordering.ts'
import type { PlacedOrder } from '../wire/placed-order.ts'
import { type AnalyticsContext, type Cause, type Channel, type KnownCart, tell } from './analytics.context.ts'
import { type CartTold, changedItems, ofCommerce, ofOrder, ofOrdering } from './carts.ts'

const affiliation = 'Online Store'
const NOT_CHOSEN = [null, null] as const

export const memberOf = ({ signedIn, rewards }: AnalyticsContext): AnalyticsData<'USER_STATE'> => ({
  signedIn,
  rewards,
})

/** 4f.6 */
export const shoppingMethodOf = ({ place }: AnalyticsContext): AnalyticsData<'PAGE_VIEW'>['shoppingMethod'] =>
  place.store === null ? '' : place.delivers ? 'delivery' : 'store pick up'

/** A sign-in that was seen to happen (4f.2); one that the first page begins with is its state. */
export function signInSeen(context: AnalyticsContext, event: Cause): AnalyticsContext {
  if (context.signedIn) return context
  const known = Object.keys(context.pages).length > 0
  const next = { ...context, signedIn: true, confirmed: false, user: context.user + 1 }
  return known ? tell(next, event, 'USER_LOGIN', memberOf(next)) : next
}

export function signOutSeen(context: AnalyticsContext, event: Cause): AnalyticsContext {
  const { rewards, user } = context
  const nobody = { signedIn: false, confirmed: false, customer: null, rewards: null, user: user + 1 }
  const next = { ...context, ...nobody, carts: { ordering: null, commerce: null }, reading: noneRead, funnel: null }
  return context.signedIn ? tell(next, event, 'USER_LOGOUT', { signedIn: false, rewards }) : next
}
const noneRead = { ordering: false, commerce: false }

/** 4f.2: the customer is another one, unless a first page is about to say so. */
export function customerKnown(
  context: AnalyticsContext,
  event: Cause,
  { email, loyalty }: { readonly email: string; readonly loyalty: { readonly is_signed: boolean } },
): AnalyticsContext {
  const next = { ...context, confirmed: true, customer: email, rewards: loyalty.is_signed }
  const isSaid = Object.values(context.pages).some(({ first, waits }) => first && waits)
  return isSaid || context.customer === email ? next : tell(next, event, 'USER_STATE', memberOf(next))
}

export const commerceCartSeen = (context: AnalyticsContext, event: Cause, cart: CommerceCart): AnalyticsContext => {
  const carrier = cart.shipping?.selected
  const shipping = carrier ? `${carrier.carrier_code}_${carrier.method_code}` : null
  return cartSeen(context, event, ofCommerce(cart), [shipping, cart.payment?.code ?? null])
}

export const orderingCartSeen = (context: AnalyticsContext, event: Cause, cart: Cart): AnalyticsContext =>
  cartSeen(context, event, ofOrdering(cart), NOT_CHOSEN)

/** A new cart, and all that is known of it: there is nothing in it. */
export const cartMade = (context: AnalyticsContext, channel: Channel): AnalyticsContext => {
  const none = { subtotal: 0, discount: 0, tax: 0, shipping: null, total: 0, coupons: [], items: [] }
  const cart: CartTold = { channel, currencyCode: 'USD', quantity: 0, ...none }
  return withCart(context, { cart, user: context.user, chosen: NOT_CHOSEN })
}

/** 4f.3 */
function cartSeen(
  context: AnalyticsContext,
  event: Cause,
  cart: CartTold,
  chosen: KnownCart['chosen'],
): AnalyticsContext {
  const { user } = context
  const before = context.carts[cart.channel]
  const next = withCart(context, { cart, user, chosen })
  if (before === null && cart.quantity === 0) return next
  const { currencyCode } = cart
  if (before === null || before.user !== user || before.cart.quantity === cart.quantity)
    return tell(next, event, 'CART_STATE', { currencyCode, cart })
  const rose = before.cart.quantity < cart.quantity
  const items = changedItems(before.cart.items, cart.items, rose ? 1 : -1)
  return tell(next, event, rose ? 'ADD_TO_CART' : 'REMOVE_FROM_CART', { currencyCode, items, cart })
}

const withCart = (context: AnalyticsContext, known: KnownCart): AnalyticsContext => ({
  ...context,
  carts: { ...context.carts, [known.cart.channel]: known },
  reading: { ...context.reading, [known.cart.channel]: false },
})

/** There is no cart any more, or none that could be read. */
export const cartGone = (context: AnalyticsContext, channel: Channel): AnalyticsContext => ({
  ...context,
  carts: { ...context.carts, [channel]: null },
  reading: { ...context.reading, [channel]: false },
})

export const reading = (context: AnalyticsContext, channel: Channel, is: boolean): AnalyticsContext => ({
  ...context,
  reading: { ...context.reading, [channel]: is },
})

/** 4f.4 */
export const orderPlaced = (context: AnalyticsContext, event: Cause, order: PlacedOrder): AnalyticsContext =>
  cartGone({ ...tell(context, event, 'PLACE_ORDER', ofOrder(order)), funnel: null }, 'commerce')

/** 4f.5: the step of the cart once there is something in it, then those of which something is chosen. */
export function funnelWalked(context: AnalyticsContext, event: Cause): AnalyticsContext {
  const { channel } = context.place
  const known = context.carts[channel]
  if (context.funnel === null || known === null || known.cart.quantity === 0) return context
  const shoppingMethod = shoppingMethodOf(context)
  const enter = (from: AnalyticsContext, step: number, option: string | null, told: KnownCart['chosen']) => ({
    ...tell(from, event, 'CHECKOUT', { step, option, affiliation, shoppingMethod, cart: known.cart }),
    funnel: { step, at: event.at, told },
  })
  const choose = (from: AnalyticsContext, index: 0 | 1): AnalyticsContext => {
    const { funnel } = from
    const option = known.chosen[index]
    if (funnel === null || option === null || option === funnel.told[index]) return from
    const step = index + 2
    const told: KnownCart['chosen'] = index === 0 ? [option, funnel.told[1]] : [funnel.told[0], option]
    if (funnel.step !== step) return enter(from, step, option, told)
    return { ...tell(from, event, 'CHECKOUT_OPTION', { step, option, affiliation }), funnel: { ...funnel, told } }
  }
  const entered = context.funnel.step === 0 ? enter(context, 1, null, NOT_CHOSEN) : context
  return choose(choose(entered, 0), 1)
}
