/** A shopper's requests to change the cart, and whether they change anything. */
import { type Intent, type OrderingCartContext, isElsewhere, itemFor } from './ordering-cart.context.ts'
import type { OrderingCartEvent } from './ordering-cart.events.ts'
import { beginNewCart, enqueue } from './queue.ts'

type ChangeRequest = Extract<OrderingCartEvent, { type: 'orderingCart.addRequested' | 'orderingCart.quantityChanged' }>

export function intentOf(event: ChangeRequest): Intent {
  const { productId, option, quantity } = event.data
  const adding = event.type === 'orderingCart.addRequested'
  return {
    id: event.id,
    kind: adding ? 'add' : 'change',
    productId,
    option,
    quantity,
    facts: adding ? event.data.facts : null,
  }
}

/** Removing a missing line changes nothing, nor does setting the quantity it already has. */
export function wouldChange(context: OrderingCartContext, { data }: ChangeRequest): boolean {
  const wanted = context.queue.findLast((each) => each.productId === data.productId && each.option === data.option)
  const item = itemFor(context.cart, data.productId, data.option)
  const quantity = wanted?.quantity ?? item?.quantity ?? 0
  return quantity !== data.quantity || (isElsewhere(context) && data.quantity > 0)
}

/** A store was chosen: the add that waited for it continues. */
export function goOn(context: OrderingCartContext): Partial<OrderingCartContext> {
  const intent = context.waiting?.intent
  if (!intent) return {}
  return { ...(isElsewhere(context) ? beginNewCart(context, intent) : enqueue(context, intent)), waiting: null }
}
