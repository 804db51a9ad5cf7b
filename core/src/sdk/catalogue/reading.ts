import type { LeaflogError } from '../../errors/errors.ts'

/** What is known of an answer: nothing yet, the answer, or why there is none. */
export interface Reading<Data> {
  /** `loading`: no answer yet. `failed`: the last try failed; an earlier answer stays in `data`. */
  readonly status: 'loading' | 'ready' | 'failed'
  /** The last answer; null before the first. */
  readonly data: Data | null
  /** `data` is an earlier answer: a newer one is on its way, or could not be had. */
  readonly isStale: boolean
  /** Why the last try failed; null if it did not. */
  readonly error: LeaflogError | null
}
