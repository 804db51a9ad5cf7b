/** How answers change the cart and its queue. Pure. */
import { IN_CART, OUT_OF_CART } from '../../wire/messages/core-messages.ts'
import { type Said, coreMessage } from '../../wire/messages/message.ts'
import { LABELS, LABEL_MS, type Notices, withNotice, withoutNotice } from '../../rules/cart/labels.ts'
import { type CartProblem, problemSentence } from '../../rules/cart/problems.ts'
import { withRefusal } from '../../rules/cart/refusals.ts'
import type { CartIssue, CommerceCart } from '../../wire/commerce/commerce-cart.ts'
import type { Change, Queued } from './changes.ts'
import {
  type CommerceCartContext,
  type Patch,
  answered,
  lineFor,
  lineKeyOf,
  overcome,
  remember,
  withoutCart,
} from './commerce-cart.context.ts'
import { BANNER_MS, choiceKey } from './commerce-cart.rules.ts'

const titles: Readonly<Record<string, string>> = { reorder: 'Order again', wishlist: 'Wishlist' }

interface Answered {
  readonly cart: CommerceCart | null
  readonly errors: readonly CartIssue[]
  readonly meant?: true | undefined
}

/** The server has done what it could: its cart takes the place of ours. */
export function settle(context: CommerceCartContext, { cart, errors, meant }: Answered, at: number): Patch {
  const [done, ...queue] = context.queue
  if (!done) return { ...answered, syncing: cart === null }
  const known = { ...overcome(context), ...(cart && remember(context, cart, at)) }
  const [error] = errors
  const after: Patch = {
    ...known,
    ...answered,
    queue,
    syncing: errors.length > 0 || cart === null,
    notices: noticesAfter(context, done, error === undefined, at),
  }
  if (error === undefined) {
    const { text, meaning } = bannerOf(context, done)
    return { ...after, banner: { text, until: at + BANNER_MS, ...(meant && meaning && { meaning }) } }
  }
  const title = titles[done.kind]
  if (title === undefined) return { ...after, ...refusedFor(context, done, problemOf(error)) }
  const issues = errors.map((each) => {
    const { sentence, meaning } = problemOf(each)
    return { code: each.code, title: each.title || title, text: sentence, ...(meaning && { meaning }) }
  })
  return { ...after, issues: [...context.issues, ...issues] }
}

/** The server's own words where we have none for the code. */
const problemOf = ({ code, text, meaning }: CartIssue): CartProblem =>
  code === 'UNDEFINED' && text !== ''
    ? { code, sentence: text, ...(meaning && { meaning }) }
    : { code, sentence: problemSentence(code) }

/** What was asked for was not done; the reason is shown, and the server's truth follows. */
export function refuse(context: CommerceCartContext, problem: CartProblem): Patch {
  const { sending, joining, cartId } = context
  // Whose cart cannot be taken along goes on with the one that the account has.
  if (sending !== null && sending === joining)
    return { ...withoutCart(context), joining: null, wanted: true, failures: 0, problem }
  const [done, ...queue] = context.queue
  const isDone = done !== undefined && done.id === sending
  return {
    ...answered,
    queue: isDone ? queue : context.queue,
    wanted: false,
    syncing: cartId !== null,
    failures: 0,
    away: undefined,
    ...(isDone ? refusedFor(context, done, problem) : { problem }),
    notices: done?.kind === 'add' ? withoutNotice(context.notices, choiceKey(done.item)) : context.notices,
  }
}

/** The latest reason is shown for the whole cart, and each one with its line. */
function refusedFor({ cart, refused }: CommerceCartContext, done: Queued, problem: CartProblem): Patch {
  if (done.kind !== 'add' && done.kind !== 'quantity') return { problem }
  const { id, waited = false } = done
  const line = done.kind === 'add' ? lineFor(cart, done.item) : cart?.lines.find(({ uid }) => uid === done.uid)
  const facts = done.kind === 'add' ? done.facts : null
  const of = { name: facts?.name ?? line?.name ?? '', option: facts?.option ?? null }
  const { code, sentence, meaning } = problem
  const why = { code, sentence, ...(meaning && { meaning: { code: meaning.code, params: { ...meaning.params } } }) }
  return { problem, refused: withRefusal(refused, { id, key: lineKeyOf(cart, done), ...of, ...why, waited }) }
}

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
