/**
 * One question to a system behind the gateway and its answer, as plain parts: over HTTP (exchange-http.ts) or in process
 * (exchange-in-process.ts). Who asks cannot tell which.
 */
export interface ExchangeRequest {
  method: 'GET' | 'POST'
  /** The whole address, made by us. */
  url: string
  /** By lower-case names. */
  headers: Readonly<Record<string, string>>
  body: string | undefined
  /** Bytes that the answer may have. */
  maxBytes: number
}

export interface ExchangeAnswer {
  status: number
  /** A header by its lower-case name; of one that was sent more than once, all values joined by commas. */
  header(name: string): string | undefined
  body: Buffer
}

/** Ends an exchange early, for that reason; after its answer it does nothing. */
export type Stop = (reason: Error) => void

/**
 * Asks, and reads the whole answer. Redirects are not followed. `onStart` is given what ends the exchange early, before
 * anything is sent.
 * @throws GatewayError UPSTREAM_TOO_LARGE for an answer over `maxBytes`; the transport's own errors for everything else
 */
export type Exchange = (request: ExchangeRequest, onStart: (stop: Stop) => void) => Promise<ExchangeAnswer>
