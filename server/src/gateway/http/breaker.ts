/** Stops calling an upstream that does not answer, so that nobody waits for it in vain. */
import { GatewayError } from '../../platform/errors.ts'
import type { Clock } from '../../platform/ports.ts'
import type { CallUpstream } from './upstream-call.ts'

/** So many calls in a row without an answer open the breaker of an upstream. */
const FAILURES = 10
/** Then calls fail at once for this long; one call after that tries again. */
const OPEN_MS = 5000

interface Breaker {
  failures: number
  /** Epoch ms. */
  openUntil: number
}

/**
 * Wraps the calls with a breaker per upstream. Only calls without any answer count (UPSTREAM_UNREACHABLE,
 * UPSTREAM_TIMEOUT): an error that an upstream reports is an answer. A call with less time than usual proves nothing
 * when it is late.
 * @throws GatewayError UPSTREAM_UNREACHABLE at once while the upstream's breaker is open
 */
export function withBreaker(call: CallUpstream, clock: Pick<Clock, 'now'>): CallUpstream {
  const breakers = new Map<string, Breaker>()
  return async (target, request) => {
    let breaker = breakers.get(target.name)
    if (!breaker) breakers.set(target.name, (breaker = { failures: 0, openUntil: 0 }))
    if (breaker.failures >= FAILURES) {
      if (clock.now() < breaker.openUntil)
        throw new GatewayError('UPSTREAM_UNREACHABLE', { detail: 'it has not answered lately' })
      // This call tries; the others wait for its outcome.
      breaker.openUntil = clock.now() + OPEN_MS
    }
    try {
      const answer = await call(target, request)
      breaker.failures = 0
      return answer
    } catch (error) {
      if (!isUnanswered(error, request.withinMs === undefined)) {
        if (error instanceof GatewayError && error.code !== 'UPSTREAM_TIMEOUT') breaker.failures = 0
        throw error
      }
      breaker.failures += 1
      if (breaker.failures >= FAILURES) breaker.openUntil = clock.now() + OPEN_MS
      throw error
    }
  }
}

const isUnanswered = (error: unknown, hadItsTime: boolean): boolean =>
  error instanceof GatewayError &&
  (error.code === 'UPSTREAM_UNREACHABLE' || (error.code === 'UPSTREAM_TIMEOUT' && hadItsTime))
