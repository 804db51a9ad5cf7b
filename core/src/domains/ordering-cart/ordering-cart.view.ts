import type { CartIssue } from '../../wire/commerce/commerce-cart.ts'
import { type AddLabel, LABELS, labelsOf } from '../../rules/cart/labels.ts'
import { type CartLineView, type PendingChange, type PendingView, countOf, repriced } from '../../rules/cart/line.ts'
import { type CartProblem, keptSentence, problemSentence } from '../../rules/cart/problems.ts'
import type { ShoppingMode } from '../dispensary/dispensary.events.ts'
import type { CartItem, OrderLimit, PriceSummary } from '../../wire/ordering/ordering.ts'
import { type Intent, type OrderingCartContext, isElsewhere, keyOf, pricingOf } from './ordering-cart.context.ts'
import type { OrderingCartState } from './ordering-cart.machine.ts'
import { NEW_CART_QUESTION, lineKey } from './ordering-cart.rules.ts'

/** A line of the cart of the ordering channel. */
export interface CartLine extends CartLineView {
  /** The product, by the id of the menu. */
  readonly productId: string
  /** The size, such as `3.5g`. */
  readonly option: string
  /** The category of the menu that the product is in, such as `flower`. */
  readonly category: string
  /** What one takes of the limit of an order, in milligrams; 0 where it is unknown. */
  readonly weightMg: number
}

export interface Place {
  readonly storeId: string
  readonly storeName: string | null
  readonly mode: ShoppingMode
}

/** The cart of the ordering channel, with pending changes applied. */
export interface OrderingCartView extends PendingView {
  /** `offline`: changes are kept, and are sent when the network is back. */
  readonly status: 'empty' | 'ready' | 'working' | 'offline' | 'waitingForStore' | 'askingNewCart'
  /** One line for each product and size. */
  readonly lines: readonly CartLine[]
  /** Number of items over all lines. */
  readonly count: number
  /** The server's figures in cents; null before the first answer. While `working` they are the previous ones. */
  readonly summary: PriceSummary | null
  /** What one order may have; null where the service does not say. */
  readonly orderLimit: OrderLimit | null
  /** Null before the service has made one. */
  readonly cartId: string | null
  /** The store of the cart; null without a cart. */
  readonly place: Place | null
  /** True if another store is chosen now. */
  readonly elsewhere: boolean
  /** What to ask the shopper while `status` is `askingNewCart`; null otherwise. */
  readonly prompt: { readonly question: string; readonly from: Place; readonly to: Place } | null
  /** By `productId|option`; 'Add to Cart' if there is none. */
  readonly labels: Readonly<Record<string, AddLabel>>
  /** What could not be merged at sign-in. */
  readonly issues: readonly Pick<CartIssue, 'title' | 'text' | 'meaning'>[]
  /** What went wrong last, until it is dismissed. */
  readonly problem: CartProblem | null
}

export function orderingCartView({ context, value }: OrderingCartState): OrderingCartView {
  const lines = linesOf(context)
  const { cart, target, problem, away, queue } = context
  const place = cart && { storeId: cart.storeId, storeName: cart.storeName, mode: pricingOf(cart) }
  return {
    status: value === 'shopping' ? statusOf(context, lines) : value,
    lines,
    count: countOf(lines),
    summary: cart && cart.items.length > 0 ? cart.priceSummary : null,
    orderLimit: cart?.orderLimit ?? null,
    cartId: cart?.id ?? null,
    place,
    issues: context.issues,
    elsewhere: isElsewhere(context),
    prompt:
      value === 'askingNewCart' && place && target
        ? {
            question: NEW_CART_QUESTION,
            from: place,
            to: { storeId: target.storeId, storeName: target.storeName, mode: target.mode },
          }
        : null,
    labels: away ? {} : labelsOf(context.notices),
    changes: changesOf(context),
    waiting: queue.length,
    waitingSince: away?.since ?? null,
    nextTryAt: away?.retryAt ?? null,
    refused: context.refused ?? [],
    problem: away
      ? { code: away.code, sentence: keptSentence(away.code) }
      : problem === null
        ? null
        : { code: problem, sentence: problemSentence(problem) },
  }
}

function statusOf({ away, queue }: OrderingCartContext, lines: readonly CartLine[]) {
  if (away) return 'offline'
  if (queue.length > 0) return 'working'
  return lines.length > 0 ? 'ready' : 'empty'
}

const stateOf = ({ away }: OrderingCartContext) => (away ? 'waiting' : 'sending')

function changesOf(context: OrderingCartContext): PendingChange[] {
  const { queue, asking, waiting } = context
  const of = (state: PendingChange['state']) => (intent: Intent) => ({ id: intent.id, key: keyOf(intent), state })
  return [
    ...queue.map(of(stateOf(context))),
    ...(asking ? [asking].map(of('asking')) : []),
    ...(waiting ? [waiting.intent].map(of('waitingForStore')) : []),
  ]
}

/** The label of an add button. */
export const addLabel = (view: OrderingCartView, productId: string, option: string): AddLabel =>
  view.labels[lineKey(productId, option)] ?? LABELS.add

/** The server's lines with the pending changes applied. */
function linesOf(context: OrderingCartContext): CartLine[] {
  const { cart, queue, refused = [] } = context
  const state = stateOf(context)
  const lines = new Map((cart?.items ?? []).map((item) => [lineKey(item.productId, item.option), lineOf(item)]))
  for (const { key } of refused) {
    const line = lines.get(key)
    if (line) lines.set(key, { ...line, state: 'refused' })
  }
  for (const intent of queue) {
    const key = lineKey(intent.productId, intent.option)
    const line = lines.get(key)
    const wanted = line ? repriced(line, intent.quantity, state) : newLine(intent, state)
    if (intent.quantity === 0) lines.delete(key)
    else if (wanted) lines.set(key, wanted)
  }
  return [...lines.values()]
}

function lineOf(item: CartItem): CartLine {
  const saved = item.discounts.reduce((sum, discount) => sum + discount.amount, 0)
  return {
    id: item.id,
    productId: item.productId,
    option: item.option,
    quantity: item.quantity,
    name: item.product.name,
    brand: item.product.brand.name,
    category: item.product.category,
    weightMg: item.weightMg ?? 0,
    image: item.product.image ?? null,
    strainType: item.product.strain_type ?? null,
    basePrice: item.basePrice,
    total: item.basePrice * item.quantity - saved,
    saved,
    pending: false,
    state: 'taken',
  }
}

/** Without a preview there is nothing to show until the server answers. */
function newLine({ productId, option, quantity, facts }: Intent, state: CartLine['state']): CartLine | null {
  if (!facts) return null
  const { name, brand, category, image, strainType, price } = facts
  const id = lineKey(productId, option)
  return {
    id,
    productId,
    option,
    quantity,
    name,
    brand,
    category,
    weightMg: 0,
    image,
    strainType,
    basePrice: price,
    total: price * quantity,
    saved: 0,
    pending: true,
    state,
  }
}
