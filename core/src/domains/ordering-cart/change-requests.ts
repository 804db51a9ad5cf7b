/** What a shopper asks of the cart, and whether there is anything to do about it. */
import {
  type Intent,
  type OrderingCartContext,
  beginNewCart,
  enqueue,
  isElsewhere,
  itemFor,
} from './ordering-cart.context.ts'
import type { OrderingCartEvent } from './ordering-cart.events.ts'

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

/** Taking out what is not in there changes nothing; neither does a quantity that the line has already (4b.4). */
export function wouldChange(context: OrderingCartContext, { data }: ChangeRequest): boolean {
  const wanted = context.queue.findLast((each) => each.productId === data.productId && each.option === data.option)
  const item = itemFor(context.cart, data.productId, data.option)
  const quantity = wanted?.quantity ?? item?.quantity ?? 0
  return quantity !== data.quantity || (isElsewhere(context) && data.quantity > 0)
}

/** The store has been chosen: the add that waited for it goes on by itself. */
export function goOn(context: OrderingCartContext): Partial<OrderingCartContext> {
  const intent = context.waiting?.intent
  if (!intent) return {}
  return isElsewhere(context) ? { ...beginNewCart(context, intent), waiting: null } : enqueue(context, intent)
}
