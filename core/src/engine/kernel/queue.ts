/** Requests that wait for the commit queue's worker. */
import { LeaflogError, isLeaflogError } from '../../errors/errors.ts'
import type { CommitRequest, Verdict } from './commit.ts'

export interface Queued {
  readonly request: CommitRequest
  readonly resolve: (verdicts: readonly Verdict[]) => void
  readonly reject: (error: unknown) => void
}

/** A request of the parts that are given; without any it asks for nothing but a commit. */
export const requestOf = (parts: Partial<CommitRequest> = {}): CommitRequest => ({
  drafts: [],
  settles: null,
  blobs: [],
  ...parts,
})

/** For requests without a caller that waits. */
export const unanswered = (parts?: Partial<CommitRequest>): Queued => ({
  request: requestOf(parts),
  resolve: () => {},
  reject: () => {},
})

export function rejectAll(waiting: readonly Pick<Queued, 'reject'>[], error: unknown): void {
  for (const { reject } of waiting) reject(error)
}

/** The message of a foreign error may contain anything, so only its name is passed on. */
export const asLeaflogError = (error: unknown): LeaflogError =>
  error instanceof LeaflogError ? error : new LeaflogError('STORAGE_UNAVAILABLE', nameOf(error), { cause: error })

export const nameOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error)

/** Messages of foreign errors may contain secrets, so only names and codes are reported. */
export const codeOf = (error: unknown): string => (isLeaflogError(error) ? error.code : nameOf(error))

export type Phase = 'new' | 'open' | 'read-only' | 'disposed'

/** Why the queue accepts no requests; null if it does. */
export function closedBy(phase: Phase): LeaflogError | null {
  if (phase === 'disposed') return new LeaflogError('SHOP_DISPOSED')
  return phase === 'read-only' ? new LeaflogError('READ_ONLY') : null
}

export interface Waiting {
  /** Internal requests, which are decided before all others. */
  first(queued: Queued): void
  last(queued: Queued): void
  /** Requests that were taken and are not done. */
  again(batch: readonly Queued[]): void
  /** Internal requests, then `seeds`, then up to so many others. */
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
