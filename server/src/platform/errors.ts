/** Every error that the server answers with: code, status and sentence, in one table (docs/errors.md lists the same). */

interface Entry {
  status: number
  /** `{detail}` is replaced by a phrase of ours, never by text from an upstream or a browser. */
  sentence: string
}

export const errorTable = {
  // Upstreams
  UPSTREAM_UNREACHABLE: { status: 502, sentence: 'Failed to connect to the service: {detail}' }, // 8.9
  UPSTREAM_TIMEOUT: { status: 504, sentence: 'Failed to connect to the service: it did not answer in time' }, // 8.9
  UPSTREAM_NOT_JSON: { status: 502, sentence: 'Failed to process response as JSON data' }, // 8.10
  UPSTREAM_UNEXPECTED: { status: 502, sentence: 'The service answered in a way that we do not understand.' },
  UPSTREAM_TOO_LARGE: { status: 502, sentence: 'The service answered with more than we can pass on.' },
  // Requests
  QUERY_UNREADABLE: { status: 400, sentence: 'Unable to get query parameters...' }, // 8.17
  BATCH_REFUSED: { status: 400, sentence: 'Send one operation at a time.' },
  MUTATION_BY_GET: { status: 405, sentence: 'Mutations and subscriptions go by POST.' }, // 7a.1
  SECRET_BY_GET: { status: 405, sentence: 'What holds a password or a token goes by POST.' }, // 7a.1
  BAD_REQUEST: { status: 400, sentence: 'The request cannot be read: {detail}' },
  IDEMPOTENCY_KEY_REQUIRED: {
    status: 400,
    sentence: 'Send the header Idempotency-Key, 8 to 200 visible ASCII characters.',
  },
  IDEMPOTENCY_CONFLICT: { status: 409, sentence: 'This Idempotency-Key belongs to another request.' },
  CROSS_ORIGIN: { status: 403, sentence: 'This call is open to pages of this shop only.' },
  NOT_FOUND: { status: 404, sentence: 'There is nothing at this address.' },
  ORDER_NOT_FOUND: { status: 404, sentence: 'We found no order with this number and email.' },
  METHOD_NOT_ALLOWED: { status: 405, sentence: 'This address does not take this method.' },
  BODY_TOO_LARGE: { status: 413, sentence: 'The request is too large.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, sentence: 'The request has a body of a type that is not taken here.' },
  TOO_MANY_REQUESTS: { status: 429, sentence: 'Too many tries. Please try again {detail}.' },
  COLLECTOR_UNAVAILABLE: { status: 503, sentence: 'What happened could not be kept. Please send it again.' },
  LIVE_UNAVAILABLE: { status: 501, sentence: 'Nothing can be followed live here.' },
  // The server itself
  OVERLOADED: { status: 503, sentence: 'The shop is very busy. Please try again in a moment.' },
  HANDLER_TIMEOUT: { status: 503, sentence: 'The answer took too long. Please try again.' },
  INTERNAL: { status: 500, sentence: 'Oops! We ran into an issue.' }, // 8.24
} as const satisfies Record<string, Entry>

export type ErrorCode = keyof typeof errorTable

/** An error that a browser may read; anything else becomes INTERNAL and is only logged. */
export class GatewayError extends Error {
  readonly code: ErrorCode
  readonly status: number

  /** @param detail a phrase of ours for the sentence's `{detail}` */
  constructor(code: ErrorCode, detail = '', options?: ErrorOptions) {
    const { status, sentence } = errorTable[code]
    super(
      sentence.replace('{detail}', () => detail),
      options,
    )
    this.name = 'GatewayError'
    this.code = code
    this.status = status
  }
}

/** Whether an upstream is to blame, so that an answer from before may stand in for it. */
export const isUpstreamFailure = (error: unknown): error is GatewayError =>
  error instanceof GatewayError && error.code.startsWith('UPSTREAM_')
