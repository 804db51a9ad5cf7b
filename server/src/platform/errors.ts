/** Every error of the server, with its status by code; `messages` has the sentences, docs/errors.md lists both. */
import { fillTemplate, type MessageParams } from '@leaflog/core/wire/messages/message'
import { messages, type MessageCode } from './message.ts'

export const statuses = {
  // Upstreams
  UPSTREAM_UNREACHABLE: 502, // 8.9
  UPSTREAM_TIMEOUT: 504, // 8.9
  UPSTREAM_NOT_JSON: 502, // 8.10
  UPSTREAM_UNEXPECTED: 502,
  UPSTREAM_TOO_LARGE: 502,
  // Requests
  QUERY_UNREADABLE: 400, // 8.17
  BATCH_REFUSED: 400,
  MUTATION_BY_GET: 405, // 7a.1
  SECRET_BY_GET: 405, // 7a.1
  BAD_REQUEST: 400,
  IDEMPOTENCY_KEY_REQUIRED: 400,
  IDEMPOTENCY_CONFLICT: 409,
  SESSION_OVER: 401,
  CROSS_ORIGIN: 403,
  NOT_FOUND: 404,
  ORDER_NOT_FOUND: 404,
  HANDOVER_OVER: 410,
  FOLLOWING_CODE_UNKNOWN: 404,
  FOLLOWING_OVER: 410,
  METHOD_NOT_ALLOWED: 405,
  BODY_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  TOO_MANY_REQUESTS: 429,
  TOO_MANY_PAGES: 429,
  COLLECTOR_UNAVAILABLE: 503,
  LIVE_UNAVAILABLE: 501,
  // The server itself
  OVERLOADED: 503,
  HANDLER_TIMEOUT: 503,
  INTERNAL: 500, // 8.24
} as const satisfies Partial<Record<MessageCode, number>>

export type ErrorCode = keyof typeof statuses

/** An error that a browser may see; anything else becomes INTERNAL and is only logged. */
export class GatewayError extends Error {
  readonly code: ErrorCode
  readonly params: MessageParams
  readonly status: number

  /** @param params of the sentence: our own phrases, never text from an upstream or a browser */
  constructor(code: ErrorCode, params: MessageParams = {}, options?: ErrorOptions) {
    super(fillTemplate(messages[code], params), options)
    this.name = 'GatewayError'
    this.code = code
    this.params = params
    this.status = statuses[code]
  }
}

/** Whether an upstream is to blame, so that a cached answer may replace it. */
export const isUpstreamFailure = (error: unknown): error is GatewayError =>
  error instanceof GatewayError && error.code.startsWith('UPSTREAM_')
