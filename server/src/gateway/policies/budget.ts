import { GatewayError } from '../../platform/errors.ts'
import type { Clock } from '../../platform/ports.ts'
import { problemAnswer } from '../http/route.ts'

type Ask = (request: Request) => Promise<Response>

/** After the budget is spent, an answer without an upstream call still gets this time. */
const GRACE_MS = 50

/**
 * One page's view of the API: all its calls together have `budgetMs`. A late answer becomes UPSTREAM_TIMEOUT, so that a
 * slow upstream costs a page only the parts that need it.
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
