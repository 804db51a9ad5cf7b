/** When an effect is tried again, and with what. */
import { isLeaflogError } from '../../errors/errors.ts'
import type { OutboxRow } from '../log/log.ts'
import { LONGEST_PAUSE_MS } from '../log/outbox.ts'
import type { Effect } from './define-domain.ts'

const FIRST_RETRY_MS = 500
/** How often a row is claimed that nobody settles or puts back: then it is given up without being run. */
const MAX_CLAIMS = 3

/** Whoever claimed it before has died with it, again and again. */
export const hasCrashed = ({ claims = 1 }: OutboxRow): boolean => claims > MAX_CLAIMS

/** Doubled with each try, spread so that not all shoppers come back at once, and never sooner than the service asks. */
export function pauseAfter(attempts: number, error: unknown, random: () => number): number {
  const asked = isLeaflogError(error) ? (error.retryAfterMs ?? 0) : 0
  const pause = FIRST_RETRY_MS * 2 ** attempts * (1 + random() / 2)
  return Math.min(Math.max(pause, asked), LONGEST_PAUSE_MS)
}

/** The parameters in today's version; those that cannot be read fail when they are parsed, and end the call. */
export function paramsOf({ params, v = 1 }: OutboxRow, effect: Effect): unknown {
  if (v === (effect.v ?? 1)) return params
  try {
    return effect.upcast?.(params, v) ?? params
  } catch {
    // They fail again when they are parsed, which ends the call.
    return params
  }
}
