/** The cart's state. Pure. */
import type { CartIssue } from '../../wire/commerce/commerce-cart.ts'
import type { Notices } from '../../rules/cart/labels.ts'
import type { Refusals } from '../../rules/cart/refusals.ts'
import type { ShoppingMode } from '../dispensary/dispensary.events.ts'
import type { Cart, CartItem } from '../../wire/ordering/ordering.ts'
import type { CartCall, CartOf } from './ordering-cart.effects.ts'
import type { LinePreview } from './ordering-cart.events.ts'
import { lineKey } from './ordering-cart.rules.ts'

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
  /** It waited for the network. */
  readonly waited?: true | undefined
}

export interface KnownCart extends Cart {
  readonly storeName: string | null
  readonly fetchedAt: number
}

/** While the network is away. */
export interface Away {
  readonly since: number
  readonly failures: number
  /** When the next try is due; null while it is under way. */
  readonly retryAt: number | null
  /** Why the last try failed. */
  readonly code: string
  /** The service asked to wait until then. */
  readonly notBefore?: number | undefined
  /** How long the wait for the next try is, in ms. */
  readonly pause?: number | undefined
}

export interface OrderingCartContext {
  readonly target: Target | null
  readonly cart: KnownCart | null
  /** In order; the first one is in flight if `sending` names it. */
  readonly queue: readonly Intent[]
  readonly sending: string | null
  /** An add that waits for a store to be chosen. */
  readonly waiting: { readonly intent: Intent; readonly until: number } | null
  /** An add that needs a new cart. */
  readonly asking: Intent | null
  readonly notices: Notices
  readonly problem: string | null
  /** The customer's cart, which is being fetched: nothing is sent before it is known. */
  readonly expecting: string | null
  /** What could not be merged into it. */
  readonly issues: readonly Pick<CartIssue, 'title' | 'text' | 'meaning'>[]
  /** The call that `sending` waits for. While the network is away, the call that is sent again. */
  readonly call?: CartCall | undefined
  /** The latest fetch that was not answered yet. */
  readonly fetching?: { readonly key: string; readonly request: CartOf } | undefined
  readonly away?: Away | undefined
  readonly refused?: Refusals
}

export type Change = Partial<OrderingCartContext>

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
  call: undefined,
  fetching: undefined,
  away: undefined,
  refused: undefined,
}

/** The call was answered. */
export const answered = { sending: null, call: undefined, away: undefined } as const

export const keyOf = (intent: Intent) => lineKey(intent.productId, intent.option)

export const itemFor = (cart: Cart | null, productId: string, option: string): CartItem | undefined =>
  cart?.items.find((item) => item.productId === productId && item.option === option)

/** The cart belongs to another store or pricing type than the chosen one. */
export const isElsewhere = ({ cart, target }: OrderingCartContext): boolean =>
  cart !== null && target !== null && (cart.storeId !== target.storeId || pricingOf(cart) !== target.mode)

/** DEFAULT counts as RECREATIONAL. */
export const pricingOf = (cart: Cart): ShoppingMode => (cart.pricingType === 'MEDICAL' ? 'MEDICAL' : 'RECREATIONAL')

/** There is a cart, or a store where one can be created. */
export const hasHome = ({ cart, target }: OrderingCartContext): boolean => cart !== null || target !== null

export const holdsSomething = (context: OrderingCartContext): boolean =>
  (context.cart?.items.length ?? 0) > 0 || context.queue.some((intent) => intent.quantity > 0)
