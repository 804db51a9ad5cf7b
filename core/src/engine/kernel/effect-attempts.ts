/** When an effect is tried again, and with which parameters. */
import { isLeaflogError } from '../../errors/errors.ts'
import type { OutboxRow } from '../log/log.ts'
import { LONGEST_PAUSE_MS } from '../log/outbox.ts'
import type { Effect } from './define-domain.ts'

const FIRST_RETRY_MS = 500
/** A row that was claimed this often without being settled or put back is given up without being run. */
const MAX_CLAIMS = 3

/** Every tab that claimed it died while running it. */
export const hasCrashed = ({ claims = 1 }: OutboxRow): boolean => claims > MAX_CLAIMS

/** Doubles with each attempt, has jitter, and is at least what the service asks for (Retry-After). */
export function pauseAfter(attempts: number, error: unknown, random: () => number): number {
  const asked = isLeaflogError(error) ? (error.retryAfterMs ?? 0) : 0
  const pause = FIRST_RETRY_MS * 2 ** attempts * (1 + random() / 2)
  return Math.min(Math.max(pause, asked), LONGEST_PAUSE_MS)
}

/** The parameters in the current version. If they cannot be converted, parsing fails, which ends the call. */
export function paramsOf({ params, v = 1 }: OutboxRow, effect: Effect): unknown {
  if (v === (effect.v ?? 1)) return params
  try {
    return effect.upcast?.(params, v) ?? params
  } catch {
    // They fail again when they are parsed, which ends the call.
    return params
  }
}
