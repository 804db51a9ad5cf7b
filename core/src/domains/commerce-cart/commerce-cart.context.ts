/** The commerce cart's state, and how answers change it. Pure. */
import { IN_CART, OUT_OF_CART } from '../../wire/messages/core-messages.ts'
import { coreMessage } from '../../wire/messages/message.ts'
import type { Meaning, Said } from '../../wire/messages/message.ts'
import { LABELS, LABEL_MS, type Notices, withNotice, withoutNotice } from '../../rules/cart/labels.ts'
import { type CartProblem, isOfConnection, keptSentence, problemSentence } from '../../rules/cart/problems.ts'
import type { CartIssue, CommerceCart, CommerceLine } from '../../wire/commerce/commerce-cart.ts'
import type { Shopping } from '../../wire/commerce/shopping.ts'
import type { CartItem, Change, Queued } from './changes.ts'
import { BANNER_MS, CART_LIFETIME_MS, choiceKey, retryPause } from './commerce-cart.rules.ts'

export interface ModeCheck {
  readonly id: string
  readonly mode: 'RECREATIONAL' | 'MEDICAL'
  /** `failed`: `problem` holds the reason (8.20). */
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
  /** A cart has to be created, or the customer's fetched, even though no change waits for it (4c.1, 4d.4). */
  readonly wanted: boolean
  readonly cart: CommerceCart | null
  readonly fetchedAt: number
  /** The cart could not be fetched, and no earlier state is known. */
  readonly unread: boolean
  /** Expiry of a guest's cart (4c.1), extended with every answer. */
  readonly expiresAt: number | null
  readonly lifetime: number
  /** The guest's cart, which is merged into the customer's once no change waits for it (1.6). */
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
}

type Patch = Partial<CommerceCartContext>

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
}

/** The line that an added item is merged into. */
export const lineFor = (cart: CommerceCart | null, item: CartItem): CommerceLine | undefined =>
  cart?.lines.find(
    (line) =>
      item.enteredOptions.length === 0 &&
      (line.variant_sku === item.sku ||
        (line.sku === item.sku && line.choice.join() === item.selectedOptions.toSorted().join())),
  )

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
  ...overcome(context),
})

/** An answer came, so a connection problem is over. */
export const overcome = ({ problem }: CommerceCartContext): Patch =>
  problem !== null && isOfConnection(problem) ? { problem: null } : {}

const titles: Readonly<Record<string, string>> = { reorder: 'Order again', wishlist: 'Wishlist' }

interface Answered {
  readonly cart: CommerceCart | null
  readonly errors: readonly CartIssue[]
  readonly meant?: true | undefined
}

/** The server's cart replaces the local one (4c.2). */
export function settle(context: CommerceCartContext, { cart, errors, meant }: Answered, at: number): Patch {
  const [done, ...queue] = context.queue
  if (!done) return { sending: null, syncing: cart === null }
  const known = { ...overcome(context), ...(cart && remember(context, cart, at)) }
  const [error] = errors
  const after: Patch = {
    ...known,
    queue,
    sending: null,
    syncing: errors.length > 0 || cart === null,
    notices: noticesAfter(context, done, error === undefined, at),
  }
  if (error === undefined) {
    const { text, meaning } = bannerOf(context, done)
    return { ...after, banner: { text, until: at + BANNER_MS, ...(meant && meaning && { meaning }) } }
  }
  const title = titles[done.kind]
  if (title === undefined) return { ...after, problem: problemOf(error) }
  const issues = errors.map((each) => {
    const { sentence, meaning } = problemOf(each)
    return { code: each.code, title: each.title || title, text: sentence, ...(meaning && { meaning }) }
  })
  return { ...after, issues: [...context.issues, ...issues] }
}

/** The server's own words if we have none for the code. */
const problemOf = ({ code, text, meaning }: CartIssue): CartProblem =>
  code === 'UNDEFINED' && text !== ''
    ? { code, sentence: text, ...(meaning && { meaning }) }
    : { code, sentence: problemSentence(code) }

/** The change was refused: the reason is shown, and the server's cart follows. */
export function refuse(context: CommerceCartContext, problem: CartProblem): Patch {
  const { sending, joining, cartId } = context
  // If the guest's cart cannot be merged, the account's own cart is used.
  if (sending !== null && sending === joining)
    return { ...withoutCart(context), joining: null, wanted: true, failures: 0, problem }
  const [done, ...queue] = context.queue
  return {
    queue: done?.id === sending ? queue : context.queue,
    sending: null,
    wanted: false,
    syncing: cartId !== null,
    failures: 0,
    problem,
    notices: done?.kind === 'add' ? withoutNotice(context.notices, choiceKey(done.item)) : context.notices,
  }
}

/**
 * The unanswered change stays at the head of the queue and is sent again unchanged. Its key makes it idempotent (I4).
 */
export function lose(context: CommerceCartContext, at: number, code: string | undefined): Patch {
  const failures = context.failures + 1
  const problem = code === undefined ? context.problem : { code, sentence: keptSentence(code) }
  return { sending: null, failures, retryAt: at + retryPause(failures), problem }
}

/** The cart no longer exists: changes of its lines are dropped, adds are kept. */
export const withoutCart = (context: CommerceCartContext): Patch => ({
  cartId: null,
  cart: null,
  unread: false,
  expiresAt: null,
  joining: null,
  sending: null,
  syncing: false,
  queue: context.queue.filter(({ kind }) => kind !== 'quantity' && kind !== 'setting'),
})

/** Keeps only the chosen store. */
export const clear = ({ target, signedIn }: CommerceCartContext): CommerceCartContext => ({
  ...emptyContext,
  target,
  signedIn,
})

function noticesAfter({ notices, queue }: CommerceCartContext, done: Change, worked: boolean, at: number): Notices {
  if (done.kind !== 'add') return notices
  const key = choiceKey(done.item)
  const more = queue.some((each) => each.id !== done.id && each.kind === 'add' && choiceKey(each.item) === key)
  if (more) return notices
  return worked ? withNotice(notices, key, LABELS.added, at + LABEL_MS.added) : withoutNotice(notices, key)
}

const UPDATED = { text: 'Your cart was updated.' }

function bannerOf({ cart }: CommerceCartContext, done: Change): Said {
  switch (done.kind) {
    case 'add':
      return done.facts ? coreMessage(IN_CART, { name: done.facts.name }) : UPDATED
    case 'quantity': {
      const name = cart?.lines.find(({ uid }) => uid === done.uid)?.name
      return done.quantity === 0 && name !== undefined ? coreMessage(OUT_OF_CART, { name }) : UPDATED
    }
    case 'reorder':
      return { text: 'Everything from that order is in your cart.' }
    case 'wishlist':
      return { text: 'Your saved items are in your cart.' }
    case 'setting':
      return UPDATED
  }
}
