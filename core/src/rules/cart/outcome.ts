/** The result of a cart's command. */
import { LeaflogError } from '../../errors/errors.ts'
import type { PendingView } from './line.ts'
import type { Refusal } from './refusals.ts'

/**
 * `added`, `changed`, `removed`: the cart shows the change and sends it. `queuedOffline`: the cart shows the change and sends it
 * when the network is back. `waitingForStore`: the add continues when a dispensary is chosen. `asking`: the shopper has to
 * confirm a new cart.
 */
export type CartOutcome = 'added' | 'changed' | 'removed' | 'queuedOffline' | 'waitingForStore' | 'asking'

/** What a cart's command resolves with, as soon as the request is durable. */
export interface CartAnswer<Line> {
  /** What became of the request by now. */
  readonly outcome: CartOutcome
  /** The line as the cart shows it now; null if there is none. */
  readonly line: Line | null
  /**
   * Resolves with the line when the server has accepted the change, or when it was cancelled. Errors: CART_LIMIT_REACHED,
   * PRODUCT_NOT_FOUND, or SERVICE_REFUSED with the service's code as `reason`.
   */
  readonly answered: () => Promise<Line | null>
}

interface Asked<Line> {
  /** The outcome of a change that is sent at once. */
  readonly done: CartOutcome
  /** The id of the change; null if nothing changed. */
  readonly id: string | null
  readonly line: () => Line | null
}

interface CartContext {
  readonly view: () => PendingView & { readonly status: string }
  readonly until: (condition: () => boolean) => Promise<void>
}

export function answerOf<Line>({ view, until }: CartContext, { done, id, line }: Asked<Line>): CartAnswer<Line> {
  const change = view().changes.find((each) => each.id === id)
  // A change that was merged into another one of its line has that one's id.
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

export const lineNotFound = (): LeaflogError => new LeaflogError('NOT_FOUND', 'That item is no longer in your cart.')
