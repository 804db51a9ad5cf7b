/** A call of the gateway's own API and its answer, apart from how they travel: over HTTP, or in process (bridge.ts). */
import type { Readable } from 'node:stream'
import type { GatewayError } from '../../platform/errors.ts'

export interface Call {
  method: string
  path: string
  query: URLSearchParams
  /** The query as it was sent, without its question mark. */
  search: string
  /** A request header by its lower-case name. */
  header(name: string): string | undefined
  body: Buffer
  /** Who asks, over the network; undefined for the server itself. */
  address?: string | undefined
  /** Origin of the partner's page that asks (partners.ts); undefined for everybody else. */
  partner?: string | undefined
}

export interface Answer {
  status: number
  headers: Readonly<Record<string, string>>
  body: Buffer
  /** In the place of a body: what is sent as it comes, for as long as it comes. */
  stream?: Readable
}

/** One address of the API. Paths are literals: what a browser sends never becomes part of a route. */
export interface Route {
  methods: readonly ('GET' | 'POST')[]
  path: string
  /** Bytes; 0 where no body is taken. */
  bodyLimit: number
  /** Calls a minute and address, where fewer than the gateway's own limit. */
  perMinute?: number
  /** An answer that is at hand comes without a promise. */
  handle(call: Call): Answer | Promise<Answer>
  /** How this address writes its errors, where not as `{ error: { code, message } }`. */
  problem?(error: GatewayError): Answer
}

export const NO_STORE = 'private, no-store'
const JSON_TYPE = 'application/json; charset=utf-8'

export function jsonAnswer(value: unknown, headers: Readonly<Record<string, string>> = {}, status = 200): Answer {
  return {
    status,
    headers: { 'content-type': JSON_TYPE, 'cache-control': NO_STORE, ...headers },
    body: Buffer.from(JSON.stringify(value)),
  }
}

/** `{ error: { code, message } }` with the error's status. */
export function problemAnswer(error: GatewayError): Answer {
  const { code, params, message, status } = error
  return jsonAnswer({ error: { code, params, message } }, {}, status)
}
