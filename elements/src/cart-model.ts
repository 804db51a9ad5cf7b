/** A cart as the element renders it, of either channel. Money in cents. */
import { refusalsOf, type CartIssue } from '@leaflog/core/wire/commerce/commerce-cart'
import type { Said, Shop, ShopState } from '@leaflog/core'
import type { Words } from './words.ts'

export interface CartLineModel {
  readonly id: string
  readonly name: string
  readonly brand: string
  /** Its size and other options. */
  readonly detail: string
  readonly image: string | null
  readonly quantity: number
  /** The maximum quantity; null for no limit. */
  readonly most: number | null
  readonly total: number
  readonly saved: number
  /** The shop has not answered yet. */
  readonly pending: boolean
  readonly problems: readonly Said[]
}

export interface CartModel {
  readonly channel: 'ordering' | 'commerce'
  readonly store: string | null
  readonly status: 'empty' | 'ready' | 'working' | 'offline' | 'reading' | 'unread'
  readonly count: number
  readonly lines: readonly CartLineModel[]
  readonly amounts: readonly { readonly label: string; readonly cents: number }[]
  readonly total: number | null
  /** Problems of the cart. */
  readonly problems: readonly Said[]
  /** Whether the first of them can be dismissed. */
  readonly canDismiss: boolean
}

/** (8.11) A title and its text in one line. */
const saidOf = ({ title, text, meaning }: Pick<CartIssue, 'title' | 'text' | 'meaning'>): Said => ({
  text: title === '' ? text : `${title}|${text}`,
  meaning,
})
const problemOf = (problem: { readonly sentence: string; readonly meaning?: Said['meaning'] } | null): Said[] =>
  problem ? [{ text: problem.sentence, meaning: problem.meaning }] : []

const sent = (amounts: readonly (readonly [string, number])[]) =>
  amounts.filter(([, cents]) => cents !== 0).map(([label, cents]) => ({ label, cents }))

function orderingCart({ orderingCart: { view }, dispensary }: ShopState, words: Words): CartModel {
  const { summary, lines, status, count, problem, issues } = view
  return {
    channel: 'ordering',
    store: view.place?.storeName ?? dispensary.view.chosen?.store_name ?? null,
    status: status === 'working' || status === 'empty' ? status : lines.length > 0 ? 'ready' : 'empty',
    count,
    lines: lines.map((line) => ({ ...line, detail: line.option, most: null, problems: [] })),
    amounts:
      summary === null
        ? []
        : [
            { label: words.subtotal, cents: summary.subtotal },
            ...sent([
              [words.specials, -summary.discounts],
              [words.mixAndMatch, -summary.mixAndMatch],
              [words.rewards, -summary.rewards],
              [words.fees, summary.fees],
            ]),
            { label: words.taxes, cents: summary.taxes },
          ],
    total: summary?.total ?? null,
    problems: [...issues.map(saidOf), ...problemOf(problem)],
    canDismiss: problem !== null,
  }
}

function commerceCart({ commerceCart: { view }, dispensary }: ShopState, words: Words): CartModel {
  const { cart, lines, status, count, problem, issues } = view
  const totals = cart === null || cart.lines.length === 0 ? null : cart.totals
  return {
    channel: 'commerce',
    store: dispensary.view.chosen?.store_name ?? null,
    status: status === 'waitingForStore' ? (lines.length > 0 ? 'ready' : 'empty') : status,
    count,
    lines: lines.map((line) => ({
      ...line,
      detail: line.options.map(({ value }) => value).join(', '),
      problems: line.errors.map(saidOf),
    })),
    amounts:
      totals === null
        ? []
        : [
            { label: words.subtotal, cents: totals.subtotal },
            ...sent([
              ...totals.discounts.map(({ label, amount }) => [label, -amount] as const),
              [words.shipping, totals.shipping ?? 0],
              ...totals.taxes.map(({ label, amount }) => [label, amount] as const),
            ]),
          ],
    total: totals?.total ?? null,
    problems: [
      ...issues.map(saidOf),
      ...problemOf(problem),
      ...(lines.length > 0 && view.regulations ? refusalsOf(view.regulations) : []),
    ],
    canDismiss: problem !== null,
  }
}

/** The cart of the chosen store's channel; before a choice, the one that is not empty. */
export function cartOf(state: ShopState, words: Words): CartModel {
  const channel = state.dispensary.view.chosen?.channel ?? (state.commerceCart.view.count > 0 ? 'commerce' : 'ordering')
  return channel === 'commerce' ? commerceCart(state, words) : orderingCart(state, words)
}

/** The commands of that cart: both have the same ones. */
export const commandsOf = (shop: Shop, channel: CartModel['channel']) =>
  channel === 'commerce' ? shop.commerceCart : shop.orderingCart
