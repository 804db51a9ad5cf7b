/** Requests and answers between a shop and the gateway, as texts and plain values. */

export interface SentRequest {
  readonly method: string
  readonly url: URL
  readonly body: string
  readonly key: string | null
  readonly token: string | null
  /** 7a.2: pickup or delivery. */
  readonly fulfilment: string | null
}

export interface Answer {
  readonly status: number
  readonly body: unknown
  /** Seconds of `Retry-After`. */
  readonly retryAfter?: number
}

export const refused = (status: number, code: string): Answer => ({ status, body: { error: { code, message: code } } })
