/** How long a cart waits before it tries again. Times in ms. */
import * as z from 'zod/mini'
import { isLeaflogError } from '../../errors/errors.ts'
import { isAhead } from '../time/age.ts'

const FIRST_MS = 2000
const LONGEST_MS = 60_000
/** The longest pause: `Retry-After` is one hour at most, plus a tenth of jitter. */
const LONGEST_WAIT_MS = 3_960_000

/** Fields of failure events. `jitter` is a random number from 0 to below 1. */
export const pauseFields = { jitter: z.optional(z.number()), retryAfterMs: z.optional(z.number()) }

export interface Pause {
  readonly jitter?: number | undefined
  readonly retryAfterMs?: number | undefined
}

/** Whether an error says nothing about the change itself, as our own defects: the change is kept and sent again. */
export const isKept = (error: unknown): boolean =>
  !isLeaflogError(error) || isLeaflogError(error, 'NETWORK_FAILED', 'NOT_JSON', 'SERVICE_UNAVAILABLE')

/** Data of the failure event. Randomness and the service's answer come from outside, so that the machine stays pure. */
export const lostBy = (error: unknown, { random }: { readonly random: () => number }) => {
  const { code, retryAfterMs } = isLeaflogError(error) ? error : { code: 'UNDEFINED' }
  return { code, jitter: random(), ...(retryAfterMs !== undefined && { retryAfterMs }) }
}

/**
 * How long to wait after the nth consecutive failure, unless the network comes back earlier. Jitter spreads the tries over
 * the second half of the pause, so that not all shoppers come back at once.
 */
export function retryPause(failures: number, { jitter, retryAfterMs = 0 }: Pause = {}): number {
  const pause = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(failures, 5))
  const spread = jitter === undefined ? pause : (pause * (1 + jitter)) / 2
  return Math.round(Math.max(spread, retryAfterMs * (1 + (jitter ?? 0) / 10)))
}

/** A wait for the next try; `pause` is how long it is, where the event that began it was not of an older release. */
interface Wait {
  readonly notBefore?: number | undefined
  readonly pause?: number | undefined
}

/** How far ahead the next try can be: what is further was set by another clock. */
export const longestPause = (wait: Wait | undefined): number => wait?.pause ?? LONGEST_WAIT_MS

/** Whether the service asked to wait until later. A time that is too far ahead was set by another clock. */
export const isHeld = (wait: Wait | undefined, at: number): boolean =>
  wait?.notBefore !== undefined && isAhead(wait.notBefore, at, longestPause(wait))
