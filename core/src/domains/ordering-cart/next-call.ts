/** Which call of the ordering API (7c) the first change of the queue needs, given the cart as it is now. */
import { type OrderingCartContext, type Target, itemFor } from './ordering-cart.context.ts'
import type { CartCall, CartOf } from './ordering-cart.effects.ts'

/**
 * Null if nothing waits, a change is in flight, or the network is away. A call that may have reached the server is sent
 * again unchanged.
 */
export function nextCall(context: OrderingCartContext, key: string | undefined): CartCall | null {
  const { cart, target, sending, expecting, away, call } = context
  const [intent] = context.queue
  const isPaused = away !== undefined && away.retryAt !== null
  if (!intent || sending !== null || expecting !== null || isPaused) return null
  if (call) return call
  if (!cart) {
    if (!target) return null
    return createAt(target, intent.id, key)
  }
  const { productId, option, quantity } = intent
  const to = { key, intent: intent.id, storeId: cart.storeId, delivery: deliversTo(context), cartId: cart.id }
  const item = itemFor(cart, productId, option)
  if (!item) return { ...to, call: 'add', productId, option, quantity }
  if (quantity === 0) return { ...to, call: 'delete', itemId: item.id }
  return { ...to, call: 'update', itemId: item.id, quantity }
}

export const createAt = ({ storeId, mode, delivery }: Target, intent: string, key: string | undefined): CartCall => ({
  key,
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
