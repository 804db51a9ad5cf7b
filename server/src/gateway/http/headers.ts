/** The headers that pass the gateway in each direction. Unlisted headers do not pass. */
import { OperationTypeNode } from 'graphql'
import { GatewayError } from '../../platform/errors.ts'
import type { ExchangeAnswer } from '../../platform/exchange.ts'
import type { Call } from './route.ts'

/** 8 to 200 visible ASCII characters. */
export const IDEMPOTENCY_KEY = /^[\x21-\x7e]{8,200}$/

/**
 * Request headers that reach the commerce backend (7a.2), each with the format of its value. Cookies, Host, forwarding
 * and hop-by-hop headers are never among them.
 */
const commerceHeaders = new Map<string, RegExp>([
  ['store', /^[A-Za-z0-9_-]{1,64}$/],
  ['checkouttype', /^(delivery|pickup)$/],
  ['shoppingmode', /^(DEFAULT|RECREATIONAL|MEDICAL)$/],
  ['justsignedinnow', /^(true|false|0|1)$/],
  ['x-query-name', /^[A-Za-z0-9_]{1,100}$/],
  ['x-backend-id', /^[A-Za-z0-9_-]{1,64}$/],
  ['idempotency-key', IDEMPOTENCY_KEY],
])

/** RFC 6750, 2.1, up to 4 KB. */
export const bearer = /^Bearer [A-Za-z0-9\-._~+/]{1,4096}={0,2}$/

/**
 * The call's headers for the commerce backend, for an operation of that type. An Authorization that is not a bearer
 * token counts as an expired one: it does not pass, and the backend reports what needs a customer (8.8).
 * @throws GatewayError BAD_REQUEST that names another header with an invalid value
 */
export function commerceRequestHeaders(
  call: Pick<Call, 'header'>,
  type: OperationTypeNode | undefined,
): Record<string, string> {
  const passed: Record<string, string> = {}
  const authorization = call.header('authorization')
  if (authorization !== undefined && bearer.test(authorization)) passed['authorization'] = authorization
  for (const [name, form] of commerceHeaders) {
    const value = call.header(name)
    if (value === undefined || value === '') continue
    if (!form.test(value)) throw new GatewayError('BAD_REQUEST', { detail: `the header ${name} has an invalid value` })
    // Only mutations run once; a query runs as often as it is sent.
    if (name === 'idempotency-key' && type !== OperationTypeNode.MUTATION) continue
    passed[name] = value
  }
  return passed
}

/** Headers that only name or repeat a request and never change its answer, so cache keys leave them out. */
export const NEUTRAL_HEADERS: ReadonlySet<string> = new Set(['x-query-name', 'idempotency-key'])

/** The Vary header for caches between us and a browser: every header that the commerce backend sees. */
export const VARY = ['accept', 'authorization', ...commerceHeaders.keys()]
  .filter((name) => !NEUTRAL_HEADERS.has(name))
  .toSorted()
  .join(', ')

/** Response headers that reach a browser in addition to the gateway's own. */
const responseHeaders = ['allow', 'content-language', 'retry-after'] as const

export function passedResponseHeaders(upstream: Pick<ExchangeAnswer, 'header'>): Record<string, string> {
  const passed: Record<string, string> = {}
  for (const name of responseHeaders) {
    const value = upstream.header(name)
    if (value !== undefined) passed[name] = value
  }
  return passed
}
