/** What is known of an answer: nothing yet, the answer, or why there is none. */
import type { LeaflogError } from '../../errors/errors.ts'

export interface Reading<Data> {
  /** `loading`: no answer yet. `failed`: the last try failed; an earlier answer stays in `data`. */
  readonly status: 'loading' | 'ready' | 'failed'
  readonly data: Data | null
  /** `data` is an earlier answer: a newer one is on its way, or could not be had. */
  readonly isStale: boolean
  readonly error: LeaflogError | null
}
