/**
 * A call of the gateway's own API and its answer, independent of the transport: over HTTP, or in process
 * (in-process-client.ts).
 */
import type { Readable } from 'node:stream'
import type { GatewayError } from '../../platform/errors.ts'
import { currentTrace } from '../../platform/trace.ts'

export interface Call {
  method: string
  path: string
  query: URLSearchParams
  /** The raw query, without its question mark. */
  search: string
  /** A request header by its lower-case name. */
  header(name: string): string | undefined
  body: Buffer
  /** The client's address; undefined for the server itself. */
  address?: string | undefined
  /** Origin of the requesting partner's page (partners.ts); undefined for everybody else. */
  partner?: string | undefined
}

export interface Answer {
  status: number
  headers: Readonly<Record<string, string>>
  body: Buffer
  /** Values of Set-Cookie; only in answers that no cache keeps. */
  cookies?: readonly string[]
  /** Instead of a body: a stream. */
  stream?: Readable
}

/** One address of the API. Paths are literals, so client input never becomes part of a route. */
export interface Route {
  methods: readonly ('GET' | 'POST')[]
  path: string
  /** Maximum bytes; 0 if no body is accepted. */
  bodyLimit: number
  /** Calls per minute and address, if lower than the gateway's own limit. */
  perMinute?: number
  /** Returns an available answer without a promise. */
  handle(call: Call): Answer | Promise<Answer>
  /** The error format of this address, if it is not `{ error: { code, message } }`. */
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

/** What a problem adds, so that the server's trace of it can be found. */
export const traceNote = (): { traceId?: string } => {
  const trace = currentTrace()
  return trace ? { traceId: trace.traceId } : {}
}

/** `{ error: { code, message } }` with the error's status. */
export function problemAnswer(error: GatewayError): Answer {
  const { code, params, message, status } = error
  return jsonAnswer({ error: { code, params, message, ...traceNote() } }, {}, status)
}
