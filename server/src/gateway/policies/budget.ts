import { GatewayError } from '../../platform/errors.ts'
import type { Clock } from '../../platform/ports.ts'
import { problemAnswer } from '../http/route.ts'

type Ask = (request: Request) => Promise<Response>

/** Once the budget is spent, an answer that needs no upstream still has so long to arrive. */
const GRACE_MS = 50

/**
 * One page's view of the API: all its calls together have `budgetMs`. What has not arrived by then is answered with
 * UPSTREAM_TIMEOUT, so that a slow upstream costs a page the parts that need it and never the page.
 */
export function withinBudget(ask: Ask, clock: Clock, budgetMs: number): Ask {
  const ends = clock.now() + budgetMs
  return async (request) => {
    const late = Promise.withResolvers<Response>()
    const cancel = clock.timer(Math.max(GRACE_MS, ends - clock.now()), () => {
      const { status, headers, body } = problemAnswer(new GatewayError('UPSTREAM_TIMEOUT'))
      late.resolve(new Response(body.toString('utf8'), { status, headers: { ...headers } }))
    })
    try {
      return await Promise.race([ask(request), late.promise])
    } finally {
      cancel()
    }
  }
}
