/** The queue of changes: what joins it, what it replaces, and what needs no call. Pure. */
import { LABELS, LABEL_MS, withNotice, withoutNotice } from '../../rules/cart/labels.ts'
import { withoutRefusals } from '../../rules/cart/refusals.ts'
import { type Change, type Intent, type OrderingCartContext, itemFor, keyOf } from './ordering-cart.context.ts'
import { WAIT_FOR_STORE_MS } from './ordering-cart.rules.ts'

/** Queues an intent; one that waits for the same line gives way: the last one wins. */
export function enqueue(context: OrderingCartContext, intent: Intent): Change {
  const key = keyOf(intent)
  const fresh = { problem: null, refused: withoutRefusals(context.refused, key) }
  if (context.away) return { ...fresh, ...gather(context, intent) }
  const gives = (each: Intent) => each.id !== context.sending && keyOf(each) === key
  const facts = intent.facts ?? context.queue.find(gives)?.facts ?? null
  return {
    ...fresh,
    queue: [...context.queue.filter((each) => !gives(each)), { ...intent, facts }],
    notices: withNotice(context.notices, key, LABELS.working, null),
  }
}

export const waitForStore = (intent: Intent, at: number): Change => ({
  waiting: { intent, until: at + WAIT_FOR_STORE_MS },
  problem: null,
})

/** On yes: ids, items and totals are cleared, and the wish begins the new cart. */
export function beginNewCart(context: OrderingCartContext, intent: Intent): Change {
  const fresh: OrderingCartContext = {
    ...context,
    cart: null,
    queue: [],
    sending: null,
    call: undefined,
    notices: {},
  }
  return { ...fresh, ...enqueue(fresh, intent), asking: null, waiting: null }
}

// 4b.2
export const decline = (context: OrderingCartContext, at: number): Change => ({
  asking: null,
  notices: context.asking
    ? withNotice(context.notices, keyOf(context.asking), LABELS.cancelled, at + LABEL_MS.cancelled)
    : context.notices,
})

/** Taking out a line that never reached the server needs no call. */
export function withoutEmptyChanges(context: OrderingCartContext): OrderingCartContext {
  const [first, ...queue] = context.queue
  if (!first || context.sending !== null || first.quantity > 0) return context
  if (itemFor(context.cart, first.productId, first.option)) return context
  return withoutEmptyChanges({ ...context, queue, notices: withoutNotice(context.notices, keyOf(first)) })
}

/** A change that may have reached the server must not be edited. Creating a cart changes no line. */
export const mayBeDone = ({ call }: OrderingCartContext, { id }: Intent): boolean =>
  call !== undefined && call.call !== 'create' && call.intent === id

/** Offline: one change per line, in the place of the first. A change back to the server's quantity is dropped. */
export function gather(context: OrderingCartContext, intent: Intent): Change {
  const { queue, cart, sending, call, notices } = context
  const key = keyOf(intent)
  const ofLine = queue.filter((each) => keyOf(each) === key)
  const before = ofLine.find((each) => !mayBeDone(context, each))
  const had = itemFor(cart, intent.productId, intent.option)?.quantity ?? 0
  if (had === intent.quantity && ofLine.every((each) => each === before)) {
    const left = queue.filter((each) => each !== before)
    const isOver = left.length === 0 && { away: undefined }
    return {
      queue: left,
      notices: withoutNotice(notices, key),
      // A call in flight is still awaited.
      call: sending === null && call?.intent === before?.id ? undefined : call,
      ...isOver,
    }
  }
  const id = before?.id ?? intent.id
  const next: Intent = { ...intent, id, facts: intent.facts ?? before?.facts ?? null, waited: true }
  return {
    queue: before ? queue.map((each) => (each === before ? next : each)) : [...queue, next],
    notices: withNotice(notices, key, LABELS.working, null),
  }
}
