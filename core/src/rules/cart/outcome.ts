/** What became of something that was asked of a cart, for whoever asked. */
import { LeaflogError } from '../../errors/errors.ts'
import type { PendingView } from './line.ts'
import type { Refusal } from './refusals.ts'

/**
 * `added`, `changed`, `removed`: the cart shows it, and it is being sent. `queuedOffline`: the cart shows it, and it is sent when
 * the network is back. `waitingForStore`: it is done when a dispensary is chosen. `asking`: the shopper is asked whether a new cart
 * may begin.
 */
export type CartOutcome = 'added' | 'changed' | 'removed' | 'queuedOffline' | 'waitingForStore' | 'asking'

/** What a cart's command resolves with, once what was asked for is durable (I2). */
export interface CartAnswer<Line> {
  readonly outcome: CartOutcome
  /** The line that it is about, as the cart shows it now; null where there is none, or none yet. */
  readonly line: Line | null
  /**
   * Resolves with the line when the server has taken it, however long that takes, or when it was taken back. Errors: what the
   * server refused: CART_LIMIT_REACHED, PRODUCT_NOT_FOUND, or SERVICE_REFUSED with the service's code as `reason`.
   */
  readonly answered: () => Promise<Line | null>
}

interface Asked<Line> {
  /** What it is while nothing is in its way. */
  readonly done: CartOutcome
  /** The id of its change; null where it changed nothing. */
  readonly id: string | null
  readonly line: () => Line | null
}

interface CartContext {
  readonly view: () => PendingView & { readonly status: string }
  readonly until: (condition: () => boolean) => Promise<void>
}

export function answerOf<Line>({ view, until }: CartContext, { done, id, line }: Asked<Line>): CartAnswer<Line> {
  const change = view().changes.find((each) => each.id === id)
  // One that was put together with another of its line is that one.
  const key = change?.key ?? null
  const isOpen = () => view().changes.some((each) => each.id === id || (key !== null && each.key === key))
  return {
    outcome: change === undefined && id === null ? done : outcomeOf(change?.state, view().status, done),
    line: line(),
    async answered() {
      if (id !== null) await until(() => !isOpen())
      const refused = view().refused.find((each) => each.id === id || (key !== null && each.key === key))
      if (refused && id !== null) throw refusedError(refused)
      return line()
    },
  }
}

function outcomeOf(state: string | undefined, status: string, done: CartOutcome): CartOutcome {
  if (state === 'asking' || state === 'waitingForStore') return state
  return status === 'offline' ? 'queuedOffline' : done
}

const refusedError = ({ code, sentence, meaning }: Refusal): LeaflogError =>
  new LeaflogError(code === 'CART_LIMIT_REACHED' || code === 'PRODUCT_NOT_FOUND' ? code : 'SERVICE_REFUSED', sentence, {
    reason: code,
    meaning,
  })

/** A line of which nothing is known. */
export const lineNotFound = (): LeaflogError => new LeaflogError('NOT_FOUND', 'That line is no longer in the cart.')
