import { type AddLabel, LABELS, labelsOf } from '../../rules/cart/labels.ts'
import { type CartLineView, type PendingChange, type PendingView, countOf, repriced } from '../../rules/cart/line.ts'
import type { CartProblem } from '../../rules/cart/problems.ts'
import type {
  CartIssue,
  CommerceCart,
  CommerceLine,
  PurchaseAmounts,
  Regulations,
} from '../../wire/commerce/commerce-cart.ts'
import type { Meaning } from '../../wire/messages/message.ts'
import { type CommerceCartContext, type ModeCheck, lineFor, lineKeyOf } from './commerce-cart.context.ts'
import type { CommerceCartState } from './commerce-cart.machine.ts'
import { type Choice, choiceKey } from './commerce-cart.rules.ts'
import type { Queued } from './changes.ts'

/** A line of the cart of the commerce channel. */
export interface CommerceCartLine extends CartLineView {
  /** The sku of the variant. */
  readonly sku: string
  /** Empty until the server answers. */
  readonly urlKey: string
  /** The chosen options, such as size and cut. */
  readonly options: readonly { readonly label: string; readonly value: string }[]
  /** As the label says it, such as `24.1%`; null if unknown. */
  readonly thc: string | null
  /** Sold to patients only. */
  readonly isMedicalOnly: boolean
  /** The maximum that stock and the limit of a line allow; null for no limit. */
  readonly most: number | null
  /** How much of the purchase limits one takes; null until the server answers. */
  readonly takes: PurchaseAmounts | null
  /** The promotions that take something off it. */
  readonly promos: readonly string[]
  /** Why the cart cannot be ordered with this line. */
  readonly errors: readonly CartIssue[]
  /** False while an unconfirmed change of the line may have reached the server. */
  readonly changeable: boolean
}

/** The cart of the commerce channel, with pending changes applied. */
export interface CommerceCartView extends PendingView {
  /**
   * `offline`: changes are kept, and are sent when the network is back. `reading`: the cart is being fetched, and may
   * have lines. `unread`: that failed.
   */
  readonly status: 'empty' | 'ready' | 'working' | 'offline' | 'waitingForStore' | 'reading' | 'unread'
  /** Null before there is a cart. */
  readonly cartId: string | null
  /** One line for each product and choice. */
  readonly lines: readonly CommerceCartLine[]
  /** Number of items over all lines. */
  readonly count: number
  /** The server's latest cart, totals included; null before it was fetched. While `working` it is the previous one. */
  readonly cart: CommerceCart | null
  /** The purchase limits and what the cart takes of them; null before the cart was read. */
  readonly regulations: Regulations | null
  /** By `choiceKey`; 'Add to Cart' if there is none. */
  readonly labels: Readonly<Record<string, AddLabel>>
  /** The message that confirms a change, for a few seconds. */
  readonly banner: string | null
  /** `banner` by its code, for translation. */
  readonly bannerMeaning: Meaning | undefined
  /** Items that could not be merged or added. */
  readonly issues: readonly CartIssue[]
  /** What went wrong last, until it is dismissed. */
  readonly problem: CartProblem | null
  /** A gift card's balance is being checked. */
  readonly checkingGiftCard: boolean
  /** A change of the shopping mode that is being checked, or waits for confirmation. */
  readonly modeChange: ModeCheck | null
}

export function commerceCartView({ context, value }: CommerceCartState): CommerceCartView {
  const lines = linesOf(context)
  const { cart, queue, failures } = context
  return {
    status: value === 'waitingForStore' ? value : statusOf(context, lines.length),
    cartId: context.cartId,
    lines,
    count: countOf(lines),
    cart,
    regulations: cart?.regulations ?? null,
    changes: changesOf(context),
    waiting: queue.length,
    waitingSince: context.away?.since ?? null,
    nextTryAt: context.retryAt,
    refused: context.refused ?? [],
    labels: failures > 0 ? {} : labelsOf(context.notices),
    banner: context.banner?.text ?? null,
    bannerMeaning: context.banner?.meaning,
    issues: context.issues,
    problem: context.problem,
    checkingGiftCard: context.giftCard !== null,
    modeChange: context.modeCheck,
  }
}

function statusOf(context: CommerceCartContext, lines: number) {
  const { failures, queue, syncing, joining, giftCard } = context
  if (failures > 0) return 'offline'
  if (queue.length > 0 || syncing || joining !== null || giftCard !== null) return 'working'
  if (lines > 0) return 'ready'
  if (context.unread) return 'unread'
  return isUnknown(context) ? 'reading' : 'empty'
}

const stateOf = ({ failures }: CommerceCartContext) => (failures > 0 ? 'waiting' : 'sending')

function changesOf(context: CommerceCartContext): PendingChange[] {
  const { cart, queue, waiting } = context
  const of = (state: PendingChange['state']) => (change: Queued) => ({
    id: change.id,
    key: lineKeyOf(cart, change),
    state,
  })
  return [...queue.map(of(stateOf(context))), ...(waiting ? [waiting.change].map(of('waitingForStore')) : [])]
}

/** A cart known only by its id, or a customer's cart that is being fetched. */
const isUnknown = ({ cart, cartId, signedIn, sending }: CommerceCartContext): boolean =>
  cart === null && (cartId !== null || (signedIn && sending !== null))

/** The label of an add button. */
export const commerceAddLabel = (view: CommerceCartView, choice: Choice): AddLabel =>
  view.labels[choiceKey(choice)] ?? LABELS.add

/** The server's lines with the pending changes applied (4c.2, 4c.4). */
function linesOf(context: CommerceCartContext): CommerceCartLine[] {
  const { cart, queue, refused = [] } = context
  const state = stateOf(context)
  const isRefused = (uid: string) => refused.some(({ key }) => key === uid)
  const lines = new Map((cart?.lines ?? []).map((line) => [line.uid, lineOf(line, isRefused(line.uid))]))
  for (const change of queue) {
    if (change.kind === 'quantity') {
      const line = lines.get(change.uid)
      if (line && change.quantity === 0) lines.delete(change.uid)
      else if (line) lines.set(change.uid, repriced(line, change.quantity, state))
    } else if (change.kind === 'add') {
      const known = lineFor(cart, change.item)
      const line = known && lines.get(known.uid)
      if (line) lines.set(line.id, repriced(line, line.quantity + change.item.quantity, state))
      else if (change.facts) lines.set(change.id, newLine(change, change.facts, state))
    }
  }
  return [...lines.values()]
}

function lineOf(line: CommerceLine, isRefused: boolean): CommerceCartLine {
  return {
    id: line.uid,
    sku: line.sku,
    urlKey: line.url_key,
    quantity: line.quantity,
    name: line.name,
    brand: line.brand,
    image: line.image,
    strainType: line.strain_type,
    options: line.options,
    thc: line.thc,
    isMedicalOnly: line.is_medical_only,
    most: line.most,
    takes: line.takes ?? null,
    promos: line.promos,
    errors: line.errors,
    basePrice: line.base_price,
    total: line.total,
    saved: line.saved,
    pending: false,
    state: isRefused ? 'refused' : 'taken',
    changeable: true,
  }
}

function newLine(
  { id, item, tried }: Queued & { kind: 'add' },
  { name, brand, image, strainType, option, price }: NonNullable<(Queued & { kind: 'add' })['facts']>,
  state: CommerceCartLine['state'],
): CommerceCartLine {
  return {
    id,
    sku: item.sku,
    urlKey: '',
    quantity: item.quantity,
    name,
    brand,
    image,
    strainType,
    options: option === null ? [] : [{ label: 'Size', value: option }],
    thc: null,
    isMedicalOnly: false,
    most: null,
    takes: null,
    promos: [],
    errors: [],
    basePrice: price,
    total: price * item.quantity,
    saved: 0,
    pending: true,
    state,
    changeable: !tried,
  }
}
