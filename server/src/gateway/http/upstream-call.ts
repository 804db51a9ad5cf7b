/** Steps of every exchange: headers, signing, same-origin checks, problems. @module */
/** One call of an upstream, with every possible failure: down, slow, half-open, endless, huge, unexpected. */
import { isUtf8 } from 'node:buffer'
import { GatewayError } from '../../platform/errors.ts'
import type { Exchange, ExchangeAnswer, Stop } from '../../platform/exchange.ts'
import type { Clock } from '../../platform/ports.ts'
import { currentTrace, withinSpan } from '../../platform/trace.ts'

export interface UpstreamTarget {
  /** The name in metrics and logs. */
  name: string
  /** Scheme, host and path prefix of every request; from configuration, never from a request. */
  base: string
  exchange: Exchange
}

export interface UpstreamRequest {
  method: 'GET' | 'POST'
  /** Path and query after the base. We build them, with each part percent-encoded. */
  path: string
  headers?: Readonly<Record<string, string>>
  body?: string | undefined
  /** Maximum bytes of the answer. */
  maxBytes?: number
  /** Milliseconds left, if less than the limit of every call. */
  withinMs?: number
}

export type UpstreamAnswer = ExchangeAnswer

export interface CallObserver {
  /** `outcome` is a status or an error code; `milliseconds` are measured with the gateway's clock. */
  upstreamCalled(name: string, outcome: string, milliseconds: number): void
}

export type CallUpstream = (target: UpstreamTarget, request: UpstreamRequest) => Promise<UpstreamAnswer>

const MAX_BYTES = 8 * 1024 * 1024

/**
 * Creates `callUpstream`. The whole call including its body ends within `limitMs`, even if the upstream ignores the
 * abort. A redirect is an error, because an upstream must not choose where the gateway connects.
 * @throws GatewayError UPSTREAM_UNREACHABLE | UPSTREAM_TIMEOUT | UPSTREAM_UNEXPECTED | UPSTREAM_TOO_LARGE
 */
export function createCallUpstream(clock: Clock, limitMs: number, observer: CallObserver): CallUpstream {
  const call: CallUpstream = async (target, request) => {
    const started = clock.now()
    const observe = (outcome: string) => observer.upstreamCalled(target.name, outcome, clock.now() - started)
    const { method, path, headers = {}, body, maxBytes = MAX_BYTES, withinMs = limitMs } = request
    try {
      const answer = await withDeadline(clock, Math.min(limitMs, withinMs), (onStart) =>
        target.exchange({ method, url: target.base + path, headers: traced(headers), body, maxBytes }, onStart),
      )
      if (answer.status < 200 || (answer.status >= 300 && answer.status < 400)) {
        throw new GatewayError('UPSTREAM_UNEXPECTED')
      }
      observe(String(answer.status))
      return answer
    } catch (error) {
      const known = error instanceof GatewayError ? error : unreachable(error)
      observe(known.code)
      throw known
    }
  }
  return (target, request) => {
    const attributes = { 'leaflog.upstream': target.name, 'http.request.method': request.method }
    return withinSpan({ name: `${request.method} ${target.name}`, kind: 'client', attributes }, async (span) => {
      const answer = await call(target, request)
      span?.note({ 'http.response.status_code': answer.status })
      return answer
    })
  }
}

/** The upstream continues the trace, whether or not it is recorded here. */
function traced(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const trace = currentTrace()
  return trace ? { ...headers, traceparent: trace.traceparent } : headers
}

/** Settles with the work or at the timeout, so that an upstream that never settles blocks nobody. */
function withDeadline<T>(
  clock: Clock,
  limitMs: number,
  work: (onStart: (stop: Stop) => void) => Promise<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    let stop: Stop | undefined
    const cancel = clock.timer(limitMs, () => {
      const error = new GatewayError('UPSTREAM_TIMEOUT')
      reject(error)
      stop?.(error)
    })
    work((given) => (stop = given)).then(
      (result) => {
        cancel()
        resolve(result)
      },
      (error: unknown) => {
        cancel()
        reject(error)
      },
    )
  })
}

/** Our own phrases for the codes of Node and undici, whose messages may contain hosts and ports. */
const phrases: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'the connection was refused',
  ECONNRESET: 'the connection was closed',
  EPIPE: 'the connection was closed',
  UND_ERR_SOCKET: 'the connection was closed',
  ENOTFOUND: 'its address is not known',
  EAI_AGAIN: 'its address is not known',
}
const lateCodes = new Set(['UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'ETIMEDOUT'])

function unreachable(error: unknown): GatewayError {
  const code = codeOf(error)
  if (code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE') return new GatewayError('UPSTREAM_TOO_LARGE', {}, { cause: error })
  if (lateCodes.has(code)) return new GatewayError('UPSTREAM_TIMEOUT', {}, { cause: error })
  return new GatewayError('UPSTREAM_UNREACHABLE', { detail: phrases[code] ?? 'the call failed' }, { cause: error })
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  if ('code' in error && typeof error.code === 'string') return error.code
  return codeOf(error.cause)
}

/**
 * The JSON of an answer, regardless of its status.
 * @throws GatewayError UPSTREAM_NOT_JSON for another content type, invalid UTF-8 and invalid JSON (8.10)
 */
export function parseJson({ header, body }: UpstreamAnswer): unknown {
  if (!isJsonType(header('content-type')) || !isUtf8(body)) throw new GatewayError('UPSTREAM_NOT_JSON')
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    // The parser's own error would be logged and quotes the text, which may contain a token (I5).
    throw new GatewayError('UPSTREAM_NOT_JSON')
  }
}

const isJsonType = (type: string | undefined): boolean =>
  type !== undefined && /^application\/([a-z0-9.-]+\+)?json\s*(;|$)/i.test(type)
