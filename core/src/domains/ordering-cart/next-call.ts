/** Which call of the ordering API (7c) the first change of the queue needs, given the cart as it is now. */
import type { ShoppingMode } from '../dispensary/dispensary.events.ts'
import { type OrderingCartContext, type Target, itemFor } from './ordering-cart.context.ts'

export type CartCall = { readonly intent: string; readonly storeId: string; readonly delivery: boolean } & (
  | { readonly call: 'create'; readonly pricingType: ShoppingMode }
  | {
      readonly call: 'add'
      readonly cartId: string
      readonly productId: string
      readonly option: string
      readonly quantity: number
    }
  | { readonly call: 'update'; readonly cartId: string; readonly itemId: string; readonly quantity: number }
  | { readonly call: 'delete'; readonly cartId: string; readonly itemId: string }
)

/** Null if nothing waits, or a change is in flight. */
export function nextCall(context: OrderingCartContext): CartCall | null {
  const { cart, target, sending, expecting } = context
  const [intent] = context.queue
  if (!intent || sending !== null || expecting !== null) return null
  if (!cart) {
    if (!target) return null
    return createAt(target, intent.id)
  }
  const { productId, option, quantity } = intent
  const to = { intent: intent.id, storeId: cart.storeId, delivery: deliversTo(context), cartId: cart.id }
  const item = itemFor(cart, productId, option)
  if (!item) return { ...to, call: 'add', productId, option, quantity }
  if (quantity === 0) return { ...to, call: 'delete', itemId: item.id }
  return { ...to, call: 'update', itemId: item.id, quantity }
}

export const createAt = ({ storeId, mode, delivery }: Target, intent: string): CartCall => ({
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

export const fetchOf = (context: OrderingCartContext) => ({ ...idsOf(context.cart), delivery: deliversTo(context) })
