/**
 * One request to a system behind the gateway and its answer, as plain data: over HTTP (exchange-http.ts) or in process
 * (exchange-in-process.ts). The caller cannot tell which.
 */
export interface ExchangeRequest {
  method: 'GET' | 'POST'
  /** The whole address, built by us. */
  url: string
  /** By lower-case names. */
  headers: Readonly<Record<string, string>>
  body: string | undefined
  /** Maximum bytes of the answer. */
  maxBytes: number
}

export interface ExchangeAnswer {
  status: number
  /** A header by its lower-case name; repeated ones are joined by commas. */
  header(name: string): string | undefined
  body: Buffer
}

/** Aborts an exchange with that reason; a no-op after its answer. */
export type Stop = (reason: Error) => void

/**
 * Sends the request, and reads the whole answer. Redirects are not followed. `onStart` gets the abort function before
 * anything is sent.
 * @throws GatewayError UPSTREAM_TOO_LARGE for an answer over `maxBytes`; the transport's own errors for everything else
 */
export type Exchange = (request: ExchangeRequest, onStart: (stop: Stop) => void) => Promise<ExchangeAnswer>
