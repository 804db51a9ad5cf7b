/** How long a cart waits for the network before it tries again. Times in ms. */
import * as z from 'zod/mini'
import { isLeaflogError } from '../../errors/errors.ts'
import { isAhead } from '../time/age.ts'

const FIRST_MS = 2000
const LONGEST_MS = 60_000
/** `Retry-After` is an hour at most, and spread by a tenth: nothing is due further ahead than this. */
export const LONGEST_WAIT_MS = 3_960_000

/** What an event of a failure says of the next try: chance from 0 to below 1, and what the service asked for. */
export const pauseFields = { jitter: z.optional(z.number()), retryAfterMs: z.optional(z.number()) }

export interface Pause {
  readonly jitter?: number | undefined
  readonly retryAfterMs?: number | undefined
}

/** What says nothing about the change itself, a defect of ours included: it is kept, and sent again (I11). */
export const isKept = (error: unknown): boolean =>
  !isLeaflogError(error) || isLeaflogError(error, 'NETWORK_FAILED', 'NOT_JSON', 'SERVICE_UNAVAILABLE')

/** What the event of such a failure carries: chance and what the service said come from outside (I1). */
export const lostBy = (error: unknown, { random }: { readonly random: () => number }) => {
  const { code, retryAfterMs } = isLeaflogError(error) ? error : { code: 'UNDEFINED' }
  return { code, jitter: random(), ...(retryAfterMs !== undefined && { retryAfterMs }) }
}

/**
 * How long after the nth failure in a row the next try comes, should nothing say earlier that the network is back. Chance
 * spreads it over its second half, so that thousands who lost the same service do not come back at once.
 */
export function retryPause(failures: number, { jitter, retryAfterMs = 0 }: Pause = {}): number {
  const pause = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(failures, 5))
  const spread = jitter === undefined ? pause : (pause * (1 + jitter)) / 2
  return Math.round(Math.max(spread, retryAfterMs * (1 + (jitter ?? 0) / 10)))
}

/** Whether the service still wants to be left alone, whoever comes back; not for longer than it can have asked for. */
export const isHeld = (notBefore: number | undefined, at: number): boolean =>
  notBefore !== undefined && isAhead(notBefore, at, LONGEST_WAIT_MS)
