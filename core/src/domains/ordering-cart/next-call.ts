/** Which call of the ordering API the first change of the queue needs, given the cart as it is now. */
import { type OrderingCartContext, type Target, itemFor } from './ordering-cart.context.ts'
import type { CartCall, CartOf } from './ordering-cart.effects.ts'

/**
 * Null if nothing waits, a change is in flight, or the network is away. A call that may have reached the server is sent
 * again unchanged.
 *
 * The key of a change is made of the wish and of what is asked: a wish that is sent again, after a loss of power or from another
 * log, is taken once, and one that asks for something else there is another. A cart is made for an `event`: once for each
 * that finds none, as a cart may be gone before anything is in it. Without an event there is no key, as in older releases.
 */
export function nextCall(context: OrderingCartContext, event: string | undefined): CartCall | null {
  const { cart, target, sending, expecting, away, call } = context
  const [intent] = context.queue
  const isPaused = away !== undefined && away.retryAt !== null
  if (!intent || sending !== null || expecting !== null || isPaused) return null
  if (call) return call
  if (!cart) {
    if (!target) return null
    return createAt(target, intent.id, event)
  }
  const { productId, option, quantity } = intent
  const delivery = deliversTo(context)
  const key = (kind: string, where: string) => event && [intent.id, kind, where, quantity, delivery].join(':')
  const to = { intent: intent.id, storeId: cart.storeId, delivery, cartId: cart.id }
  const item = itemFor(cart, productId, option)
  if (!item) return { key: key('add', cart.id), ...to, call: 'add', productId, option, quantity }
  if (quantity === 0) return { key: key('delete', item.id), ...to, call: 'delete', itemId: item.id }
  return { key: key('update', item.id), ...to, call: 'update', itemId: item.id, quantity }
}

export const createAt = ({ storeId, mode, delivery }: Target, intent: string, event: string | undefined): CartCall => ({
  key: event && [event, 'create', storeId, mode, delivery].join(':'),
  intent,
  call: 'create',
  storeId,
  delivery,
  pricingType: mode,
})

/** Delivery counts only for a cart of the chosen store. */
const deliversTo = ({ cart, target }: OrderingCartContext): boolean =>
  target !== null && target.storeId === cart?.storeId && target.delivery

export const idsOf = (cart: { storeId: string; id: string } | null) => ({
  storeId: cart?.storeId ?? '',
  cartId: cart?.id ?? '',
})

export const fetchOf = (context: OrderingCartContext): CartOf => ({
  ...idsOf(context.cart),
  delivery: deliversTo(context),
})
