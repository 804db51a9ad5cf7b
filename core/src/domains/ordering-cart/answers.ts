/** How answers change the cart and its queue. Pure. */
import { LABELS, LABEL_MS, withNotice, withoutNotice } from '../../rules/cart/labels.ts'
import { problemSentence } from '../../rules/cart/problems.ts'
import { type Refusals, withRefusal } from '../../rules/cart/refusals.ts'
import type { Cart } from '../../wire/ordering/ordering.ts'
import {
  type Change,
  type Intent,
  type KnownCart,
  type OrderingCartContext,
  answered,
  hasHome,
  itemFor,
  keyOf,
} from './ordering-cart.context.ts'

export const remember = (context: OrderingCartContext, cart: Cart, at: number): KnownCart => ({
  ...cart,
  storeName: context.target?.storeId === cart.storeId ? context.target.storeName : (context.cart?.storeName ?? null),
  fetchedAt: at,
})

/** An answer to the change that was being sent, of a new line or a changed one. */
export function finish(context: OrderingCartContext, cart: Cart, at: number): Change {
  const [done, ...queue] = context.queue
  if (!done) return answered
  const isNew = done.kind === 'add' && itemFor(context.cart, done.productId, done.option) === undefined
  const notice = isNew ? { label: LABELS.added, ms: LABEL_MS.added } : { label: LABELS.working, ms: LABEL_MS.changed }
  const superseded = queue.some((each) => keyOf(each) === keyOf(done))
  return {
    ...answered,
    cart: remember(context, cart, at),
    queue,
    notices: superseded ? context.notices : withNotice(context.notices, keyOf(done), notice.label, at + notice.ms),
  }
}

// 8.3
export function refuseForLimit(context: OrderingCartContext, at: number): Change {
  const [done, ...queue] = context.queue
  if (!done) return answered
  return {
    ...answered,
    queue,
    refused: withRefusal(context.refused, refusalOf(context, done, 'CART_LIMIT_REACHED')),
    notices: withNotice(context.notices, keyOf(done), LABELS.limit, at + LABEL_MS.limit),
  }
}

/** A change that did not work: the line is as the server last said, and the reason is shown. */
export function fail(context: OrderingCartContext, code: string): Change {
  const [done, ...queue] = context.queue
  // Creating an empty cart failed: the queued changes stay.
  if (!done || done.id !== context.sending) return answered
  return {
    ...answered,
    queue,
    problem: code,
    refused: withRefusal(context.refused, refusalOf(context, done, code)),
    notices: withoutNotice(context.notices, keyOf(done)),
  }
}

/** Refuses the changes of a cart that is gone if no new cart can be created: they would wait forever. */
export function refuseHomeless(context: OrderingCartContext): OrderingCartContext {
  const { queue, sending, call, expecting } = context
  if (hasHome(context) || queue.length === 0 || sending !== null || call !== undefined || expecting !== null)
    return context
  const code = 'COULD_NOT_FIND_CART_ITEM'
  return {
    ...context,
    queue: [],
    away: undefined,
    problem: code,
    refused: queue.reduce<Refusals>((so, each) => withRefusal(so, refusalOf(context, each, code)), context.refused),
    notices: queue.reduce((so, each) => withoutNotice(so, keyOf(each)), context.notices),
  }
}

const refusalOf = ({ cart }: OrderingCartContext, done: Intent, code: string) => {
  const { id, productId, option, facts, waited = false } = done
  const name = facts?.name ?? itemFor(cart, productId, option)?.product.name ?? ''
  return { id, key: keyOf(done), name, option, code, sentence: problemSentence(code), waited }
}
