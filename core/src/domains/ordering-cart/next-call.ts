/** Which call of the ordering API (7c) the first change of the queue needs, given the cart as it is now. */
import { type OrderingCartContext, type Target, itemFor } from './ordering-cart.context.ts'
import type { CartCall, CartOf } from './ordering-cart.effects.ts'

/**
 * Null if nothing waits, a change is in flight, or the network is away. A call that may have reached the server is sent
 * again unchanged. `cause`: the id of the event that it is sent after; calls of older releases have no key of their own.
 */
export function nextCall(context: OrderingCartContext, cause: string | undefined): CartCall | null {
  const { cart, target, sending, expecting, away, call } = context
  const [intent] = context.queue
  const isPaused = away !== undefined && away.retryAt !== null
  if (!intent || sending !== null || expecting !== null || isPaused) return null
  if (call) return call
  if (!cart) {
    if (!target) return null
    return createAt(target, intent.id, cause)
  }
  const { productId, option, quantity } = intent
  const to = { intent: intent.id, storeId: cart.storeId, delivery: deliversTo(context), cartId: cart.id }
  const item = itemFor(cart, productId, option)
  // The same change has the same key wherever it is decided: in the log, in memory, or in a log that is taken over.
  const keyed = (call: string) => ({
    ...to,
    key: cause === undefined ? undefined : `${intent.id}/${cart.id}/${call}/${quantity}`,
  })
  if (!item) return { ...keyed('add'), call: 'add', productId, option, quantity }
  if (quantity === 0) return { ...keyed('delete'), call: 'delete', itemId: item.id }
  return { ...keyed('update'), call: 'update', itemId: item.id, quantity }
}

/** Each time a cart is needed anew the key is another one: the one before may be gone. */
export const createAt = ({ storeId, mode, delivery }: Target, intent: string, cause: string | undefined): CartCall => ({
  key: cause === undefined ? undefined : `${cause}/create`,
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
