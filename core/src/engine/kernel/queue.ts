/** What waits for the commitQueue's worker. */
import { LeaflogError, isLeaflogError } from '../../errors/errors.ts'
import type { Draft } from '../log/event.ts'
import type { CommitRequest, Verdict } from './commit.ts'

export interface Queued {
  readonly request: CommitRequest
  readonly resolve: (verdicts: readonly Verdict[]) => void
  readonly reject: (error: unknown) => void
}

/** For what nobody waits for. */
export const unanswered = (drafts: readonly Draft[]): Queued => ({
  request: { drafts, settles: null, blobs: [] },
  resolve: () => {},
  reject: () => {},
})

export function rejectAll(waiting: readonly Pick<Queued, 'reject'>[], error: unknown): void {
  for (const { reject } of waiting) reject(error)
}

/** An error of somebody else's may hold anything in its message: only its name is passed on (I5). */
export const asLeaflogError = (error: unknown): LeaflogError =>
  error instanceof LeaflogError ? error : new LeaflogError('STORAGE_UNAVAILABLE', nameOf(error), { cause: error })

export const nameOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error)

/** Messages of others may hold anything, secrets too: only names and codes are told (I5). */
export const codeOf = (error: unknown): string => (isLeaflogError(error) ? error.code : nameOf(error))

export type Phase = 'new' | 'open' | 'read-only' | 'disposed'

/** Why nothing can be asked of a queue any more; null where something can. */
export function closedBy(phase: Phase): LeaflogError | null {
  if (phase === 'disposed') return new LeaflogError('SHOP_DISPOSED')
  return phase === 'read-only' ? new LeaflogError('READ_ONLY') : null
}

export interface Waiting {
  /** What a log asks of itself: decided before what anybody else asked for. */
  first(queued: Queued): void
  last(queued: Queued): void
  /** What was taken and not done. */
  again(batch: readonly Queued[]): void
  /** What a log asks of itself, then `seeds`, then so many requests of others. */
  take(most?: number, seeds?: readonly Queued[]): Queued[]
  count(): number
}

export function createWaiting(): Waiting {
  let own: Queued[] = []
  let others: Queued[] = []
  return {
    first: (queued) => void own.unshift(queued),
    last: (queued) => void others.push(queued),
    again(batch) {
      others = [...batch, ...others]
    },
    take(most = Infinity, seeds = []) {
      const taken = [...own, ...seeds, ...others.slice(0, most)]
      own = []
      others = others.slice(most)
      return taken
    },
    count: () => own.length + others.length,
  }
}
