/** The cart's state, and how each event changes it. Pure. */
import type { CartIssue } from '../../wire/commerce/commerce-cart.ts'
import { LABELS, LABEL_MS, type Notices, withNotice, withoutNotice } from '../../rules/cart/labels.ts'
import type { ShoppingMode } from '../dispensary/dispensary.events.ts'
import type { Cart, CartItem } from '../../wire/ordering/ordering.ts'
import type { LinePreview } from './ordering-cart.events.ts'
import { WAIT_FOR_STORE_MS, lineKey } from './ordering-cart.rules.ts'

/** Where a new cart would be created. */
export interface Target {
  readonly storeId: string
  readonly storeName: string
  readonly mode: ShoppingMode
  /** Delivery has a fee, so it changes the totals. */
  readonly delivery: boolean
}

/** A requested change; `quantity` is the line's new quantity, 0 removes it. */
export interface Intent {
  readonly id: string
  readonly kind: 'add' | 'change'
  readonly productId: string
  readonly option: string
  readonly quantity: number
  readonly facts: LinePreview | null
}

export interface KnownCart extends Cart {
  readonly storeName: string | null
  readonly fetchedAt: number
}

export interface OrderingCartContext {
  readonly target: Target | null
  readonly cart: KnownCart | null
  /** In order; the first one is in flight if `sending` names it. */
  readonly queue: readonly Intent[]
  readonly sending: string | null
  /** An add that waits for a store to be chosen. */
  readonly waiting: { readonly intent: Intent; readonly until: number } | null
  /** An add that needs a new cart (4b.6). */
  readonly asking: Intent | null
  readonly notices: Notices
  readonly problem: string | null
  /** The customer's cart, which is being fetched: nothing is sent before it is known. */
  readonly expecting: string | null
  /** What could not be merged into it (8.11). */
  readonly issues: readonly Pick<CartIssue, 'title' | 'text' | 'meaning'>[]
}

type Change = Partial<OrderingCartContext>

export const emptyContext: OrderingCartContext = {
  target: null,
  cart: null,
  queue: [],
  sending: null,
  waiting: null,
  asking: null,
  notices: {},
  problem: null,
  expecting: null,
  issues: [],
}

const keyOf = (intent: Intent) => lineKey(intent.productId, intent.option)

export const itemFor = (cart: Cart | null, productId: string, option: string): CartItem | undefined =>
  cart?.items.find((item) => item.productId === productId && item.option === option)

/** 4b.6: the cart belongs to another store or pricing type than the chosen one. */
export const isElsewhere = ({ cart, target }: OrderingCartContext): boolean =>
  cart !== null && target !== null && (cart.storeId !== target.storeId || pricingOf(cart) !== target.mode)

/** 9b.5: DEFAULT counts as RECREATIONAL. */
export const pricingOf = (cart: Cart): ShoppingMode => (cart.pricingType === 'MEDICAL' ? 'MEDICAL' : 'RECREATIONAL')

export const holdsSomething = (context: OrderingCartContext): boolean =>
  (context.cart?.items.length ?? 0) > 0 || context.queue.some((intent) => intent.quantity > 0)

/** Queues an intent. It replaces a waiting one for the same line: the last one wins. */
export function enqueue(context: OrderingCartContext, intent: Intent): Change {
  const waiting = context.queue.filter((each) => each.id === context.sending || keyOf(each) !== keyOf(intent))
  return {
    queue: [...waiting, intent],
    notices: withNotice(context.notices, keyOf(intent), LABELS.working, null),
    waiting: null,
    problem: null,
  }
}

export const waitForStore = (intent: Intent, at: number): Change => ({
  waiting: { intent, until: at + WAIT_FOR_STORE_MS },
  problem: null,
})

/** 4b.6, on yes: clears ids, items and totals, and the add starts the new cart. */
export function beginNewCart(context: OrderingCartContext, intent: Intent): Change {
  const fresh: OrderingCartContext = { ...context, cart: null, queue: [], sending: null, notices: {} }
  return { ...fresh, ...enqueue(fresh, intent), asking: null }
}

/** 4b.2 */
export const decline = (context: OrderingCartContext, at: number): Change => ({
  asking: null,
  notices: context.asking
    ? withNotice(context.notices, keyOf(context.asking), LABELS.cancelled, at + LABEL_MS.cancelled)
    : context.notices,
})

export const remember = (context: OrderingCartContext, cart: Cart, at: number): KnownCart => ({
  ...cart,
  storeName: context.target?.storeId === cart.storeId ? context.target.storeName : (context.cart?.storeName ?? null),
  fetchedAt: at,
})

/** An answer to the change in flight: 4b.1 for a new line, 4b.3 for a changed one. */
export function finish(context: OrderingCartContext, cart: Cart, at: number): Change {
  const [done, ...queue] = context.queue
  if (!done) return { sending: null }
  const isNew = done.kind === 'add' && itemFor(context.cart, done.productId, done.option) === undefined
  const notice = isNew ? { label: LABELS.added, ms: LABEL_MS.added } : { label: LABELS.working, ms: LABEL_MS.changed }
  const superseded = queue.some((each) => keyOf(each) === keyOf(done))
  return {
    cart: remember(context, cart, at),
    queue,
    sending: null,
    notices: superseded ? context.notices : withNotice(context.notices, keyOf(done), notice.label, at + notice.ms),
  }
}

/** Removing a line that never reached the server needs no call. */
export function withoutEmptyChanges(context: OrderingCartContext): OrderingCartContext {
  const [first, ...queue] = context.queue
  if (!first || context.sending !== null || first.quantity > 0) return context
  if (itemFor(context.cart, first.productId, first.option)) return context
  return withoutEmptyChanges({ ...context, queue, notices: withoutNotice(context.notices, keyOf(first)) })
}

/** 8.3 */
export function refuseForLimit(context: OrderingCartContext, at: number): Change {
  const [done, ...queue] = context.queue
  if (!done) return { sending: null }
  return { queue, sending: null, notices: withNotice(context.notices, keyOf(done), LABELS.limit, at + LABEL_MS.limit) }
}

/** A change failed: the line shows the server's state again, and the reason is shown. */
export function fail(context: OrderingCartContext, code: string): Change {
  const [done, ...queue] = context.queue
  if (!done) return { sending: null }
  return { queue, sending: null, problem: code, notices: withoutNotice(context.notices, keyOf(done)) }
}
