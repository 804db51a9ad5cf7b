/** The commerce cart's state. Pure. */
import type * as z from 'zod/mini'
import type { Meaning } from '../../wire/messages/message.ts'
import type { Notices } from '../../rules/cart/labels.ts'
import { type CartProblem, isOfConnection } from '../../rules/cart/problems.ts'
import type { Refusals } from '../../rules/cart/refusals.ts'
import type { CartIssue, CommerceCart, CommerceLine } from '../../wire/commerce/commerce-cart.ts'
import type { Shopping } from '../../wire/commerce/shopping.ts'
import type { CartItem, Change, Queued } from './changes.ts'
import type { cartCalls, cartFetch } from './commerce-cart.effects.ts'
import { CART_LIFETIME_MS, choiceKey } from './commerce-cart.rules.ts'

export interface ModeCheck {
  readonly id: string
  readonly mode: 'RECREATIONAL' | 'MEDICAL'
  /** `failed`: `problem` holds the reason. */
  readonly status: 'checking' | 'asking' | 'failed'
  readonly items: readonly { readonly sku: string; readonly name: string; readonly quantity: number }[]
  readonly problem: string | null
  readonly problemMeaning?: Meaning | undefined
  readonly until: number
}

export interface CommerceCartContext {
  /** The store to shop at; null unless it is a store of this channel. */
  readonly target: (Shopping & { readonly storeName: string }) | null
  readonly signedIn: boolean
  readonly cartId: string | null
  /** A cart has to be created, or the customer's fetched, even though no change waits for it. */
  readonly wanted: boolean
  readonly cart: CommerceCart | null
  readonly fetchedAt: number
  /** The cart could not be fetched, and no earlier state is known. */
  readonly unread: boolean
  /** Expiry of a guest's cart, extended with every answer. */
  readonly expiresAt: number | null
  readonly lifetime: number
  /** The guest's cart, which is merged into the customer's once no change waits for it. */
  readonly joining: string | null
  /** In order; the first one is in flight if `sending` names it. */
  readonly queue: readonly Queued[]
  /** The change, or the event, whose answer is awaited. */
  readonly sending: string | null
  /** Nothing is sent until the cart was fetched again. */
  readonly syncing: boolean
  /** Consecutive network failures. While they last, `retryAt` is the time of the next try. */
  readonly failures: number
  readonly retryAt: number | null
  readonly waiting: { readonly change: Queued; readonly until: number } | null
  readonly giftCard: { readonly id: string; readonly until: number } | null
  readonly modeCheck: ModeCheck | null
  readonly notices: Notices
  readonly banner: { readonly text: string; readonly meaning?: Meaning | undefined; readonly until: number } | null
  readonly issues: readonly CartIssue[]
  readonly problem: CartProblem | null
  /** The call that `sending` waits for, and the latest fetch that was not answered yet. */
  readonly call?: SentCall | undefined
  readonly fetching?: { readonly key: string; readonly request: CartFetch } | undefined
  /** Since when the network is away, and until when the service asked to wait. */
  readonly away?:
    | { readonly since: number; readonly notBefore?: number | undefined; readonly pause?: number | undefined }
    | undefined
  readonly refused?: Refusals
}

export type CartFetch = z.infer<typeof cartFetch>
type ParamsOf<Effect extends keyof typeof cartCalls> = z.infer<(typeof cartCalls)[Effect]>
export type SentCall = { readonly key: string } & (
  | { readonly effect: 'create'; readonly request: ParamsOf<'create'> }
  | { readonly effect: 'join'; readonly request: ParamsOf<'join'> }
  | { readonly effect: 'send'; readonly request: ParamsOf<'send'> }
)

export type Patch = Partial<CommerceCartContext>

export const emptyContext: CommerceCartContext = {
  target: null,
  signedIn: false,
  cartId: null,
  wanted: false,
  cart: null,
  fetchedAt: 0,
  unread: false,
  expiresAt: null,
  lifetime: CART_LIFETIME_MS,
  joining: null,
  queue: [],
  sending: null,
  syncing: false,
  failures: 0,
  retryAt: null,
  waiting: null,
  giftCard: null,
  modeCheck: null,
  notices: {},
  banner: null,
  issues: [],
  problem: null,
  call: undefined,
  fetching: undefined,
  away: undefined,
  refused: undefined,
}

/** The line that an added item is merged into. */
export const lineFor = (
  cart: CommerceCart | null,
  item: Pick<CartItem, 'sku' | 'selectedOptions' | 'enteredOptions'>,
): CommerceLine | undefined =>
  cart?.lines.find(
    (line) =>
      item.enteredOptions.length === 0 &&
      (line.variant_sku === item.sku ||
        (line.sku === item.sku && line.choice.join() === item.selectedOptions.toSorted().join())),
  )

/** The call was answered. */
export const answered = { sending: null, call: undefined } as const

/** Whether the latest fetch was for this cart. */
export const isAsked = ({ fetching }: CommerceCartContext, id: string): boolean => fetching?.request.cartId === id

/** Entered options may be personal, so they are not part of a key. */
const newKey = ({ id, item }: Change & { kind: 'add' }): string =>
  item.enteredOptions.length > 0 ? id : choiceKey(item)

/** Identifies the line of a change; empty if the change is about the whole cart. */
export function lineKeyOf(cart: CommerceCart | null, change: Change): string {
  if (change.kind === 'quantity') return change.uid
  return change.kind === 'add' ? (lineFor(cart, change.item)?.uid ?? newKey(change)) : ''
}

/** The server returned a cart: a guest's cart id is extended. */
export const remember = (context: CommerceCartContext, cart: CommerceCart, at: number): Patch => ({
  cartId: cart.id,
  wanted: false,
  cart,
  fetchedAt: at,
  unread: false,
  expiresAt: context.signedIn ? null : at + context.lifetime,
  failures: 0,
  retryAt: null,
  away: undefined,
  ...overcome(context),
})

/** An answer came, so a connection problem is over. */
export const overcome = ({ problem }: CommerceCartContext): Patch =>
  problem !== null && isOfConnection(problem) ? { problem: null } : {}

const isForAnyCart = ({ kind }: Queued) => kind !== 'quantity' && kind !== 'setting'

/** The cart no longer exists: changes of its lines are dropped, adds are kept. */
export const withoutCart = (context: CommerceCartContext): Patch => ({
  cartId: null,
  cart: null,
  unread: false,
  expiresAt: null,
  joining: null,
  ...answered,
  syncing: false,
  queue: context.queue.filter(isForAnyCart),
})

/** The cart has come to its end: what has not been sent, and what waits for a store, is meant for the next one. */
export const begunAgain = (context: CommerceCartContext): CommerceCartContext => ({
  ...clear(context),
  waiting: context.waiting,
  queue: context.queue.filter((change) => isForAnyCart(change) && change.id !== context.sending),
})

/** Keeps only the chosen store. */
export const clear = ({ target, signedIn }: CommerceCartContext): CommerceCartContext => ({
  ...emptyContext,
  target,
  signedIn,
})
