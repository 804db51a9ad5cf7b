/** What `shop.storage` says. */
import type { ErrorCode } from '../../errors/errors.ts'
import type { Answer } from './commit-queue-options.ts'

/** Where the log is kept, and whether there is trouble with it. */
export interface StorageStatus {
  /** `memory` lasts as long as the shop. */
  readonly kind: 'indexeddb' | 'memory'
  /** Why it is not what was asked for, or that what was saved had to be thrown away; null when all is well. */
  readonly problem: ErrorCode | null
  /** True when a newer version wrote the log: nothing can be done here until the page is reloaded. */
  readonly readOnly: boolean
}

export const firstStatus = (kind: StorageStatus['kind'], problem: ErrorCode | null = null): StorageStatus => ({
  kind,
  problem,
  readOnly: false,
})

/** What is said after trouble; `wanted` is where the log belongs. */
export function statusAfter(
  answer: Answer,
  problem: ErrorCode,
  now: StorageStatus,
  wanted: StorageStatus['kind'],
): StorageStatus {
  if (answer === 'memory') return { kind: 'memory', problem, readOnly: false }
  if (answer === 'back') return { kind: wanted, problem: null, readOnly: false }
  if (answer === 'parked') return { ...now, problem: 'LOG_PARKED' }
  if (answer === 'read-only') return { ...now, problem, readOnly: true }
  return answer === 'afresh' ? { ...now, problem } : now
}
