/** What the calls of the ordering API have in common: requests of a browser, and answers of the upstream. */
import { orderingProblem } from '@leaflog/core/wire/ordering/ordering'
import type * as z from 'zod/mini'
import { GatewayError } from '../../platform/errors.ts'
import type { ResponseCache } from '../cache/caching.ts'
import type { IdempotentResults } from '../policies/idempotency.ts'
import { NO_STORE, jsonAnswer, traceNote, type Answer, type Call } from '../http/route.ts'
import { parseJson, type CallUpstream, type UpstreamAnswer, type UpstreamTarget } from '../http/upstream-call.ts'

export interface OrderingOptions {
  ordering: UpstreamTarget
  callUpstream: CallUpstream
  cache: ResponseCache
  results: IdempotentResults
  publicUrl: string | undefined
}

/** 7a.2: the fulfilment type for a cart's totals; anything but delivery is pickup. */
export const checkoutType = (call: Call) => ({
  checkouttype: call.header('checkouttype') === 'delivery' ? 'delivery' : 'pickup',
})

/** @throws GatewayError BAD_REQUEST, which names what is wrong without repeating it */
export function readInput<T extends z.ZodMiniType>(shape: T, input: unknown): z.output<T> {
  const parsed = shape.safeParse(input)
  if (parsed.success) return parsed.data
  const names = new Set(parsed.error.issues.map((issue) => String(issue.path[0] ?? 'body')))
  throw new GatewayError('BAD_REQUEST', { detail: [...names].join(', ') })
}

/** @throws GatewayError UNSUPPORTED_MEDIA_TYPE, BAD_REQUEST */
export function jsonBody(call: Call): unknown {
  if (!/^application\/json\s*(;|$)/i.test(call.header('content-type') ?? '')) {
    throw new GatewayError('UNSUPPORTED_MEDIA_TYPE')
  }
  try {
    return JSON.parse(call.body.toString('utf8'))
  } catch {
    // The error of the parser quotes the text, which may hold personal data.
    throw new GatewayError('BAD_REQUEST', { detail: 'body' })
  }
}

/** Codes of 8.25 and the ordering API's own; others become UNDEFINED, which the add button handles. */
const problemStatuses = new Set([400, 404, 409, 422])

/**
 * Parses and serializes the upstream's answer, so that only fields of the wire pass, and only these codes.
 * @throws GatewayError SESSION_OVER, which is thrown so that it is kept for no key: the next try has another token
 */
export function reshape<T extends z.ZodMiniType>(
  upstream: UpstreamAnswer,
  shape: T,
  problems: ReadonlySet<string>,
): Answer {
  const value = parseJson(upstream)
  if (upstream.status === 200) {
    const parsed = shape.safeParse(value)
    if (!parsed.success) throw new GatewayError('UPSTREAM_UNEXPECTED', {}, { cause: parsed.error })
    return jsonAnswer(parsed.data, { 'cache-control': NO_STORE })
  }
  const problem = orderingProblem.safeParse(value)
  if (!problem.success) throw new GatewayError('UPSTREAM_UNEXPECTED')
  const { code, params, message } = problem.data.error
  if (upstream.status === 401 && code === 'SESSION_OVER') throw new GatewayError('SESSION_OVER')
  if (!problemStatuses.has(upstream.status)) throw new GatewayError('UPSTREAM_UNEXPECTED')
  const error = problems.has(code) ? { code, params, message } : { code: 'UNDEFINED', params: {}, message }
  return jsonAnswer({ error: { ...error, ...traceNote() } }, {}, upstream.status)
}
