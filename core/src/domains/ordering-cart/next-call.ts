/** Which call of the ordering API (7c) the first change of the queue needs, given the cart as it is now. */
import { type OrderingCartContext, type Target, itemFor } from './ordering-cart.context.ts'
import type { CartCall, CartOf } from './ordering-cart.effects.ts'

/**
 * The key of a call is made of the event that asks for it, and of what is asked: the same event may ask for something else where
 * it is decided again, in another log, after storage was away (I8).
 */
const keyFor = (event: string | undefined, ...asked: readonly (string | number | boolean)[]): string | undefined =>
  event && [event, ...asked].join(':')

/**
 * Null if nothing waits, a change is in flight, or the network is away. A call that may have reached the server is sent
 * again unchanged.
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
  const key = (call: string, where: string) => keyFor(event, call, intent.id, where, quantity, delivery)
  const to = { intent: intent.id, storeId: cart.storeId, delivery, cartId: cart.id }
  const item = itemFor(cart, productId, option)
  if (!item) return { key: key('add', cart.id), ...to, call: 'add', productId, option, quantity }
  if (quantity === 0) return { key: key('delete', item.id), ...to, call: 'delete', itemId: item.id }
  return { key: key('update', item.id), ...to, call: 'update', itemId: item.id, quantity }
}

export const createAt = ({ storeId, mode, delivery }: Target, intent: string, event: string | undefined): CartCall => ({
  key: keyFor(event, 'create', intent, storeId, mode, delivery),
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
