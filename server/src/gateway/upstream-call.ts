/** One call of an upstream, with everything that may go wrong with it: down, slow, half-open, endless, huge, foreign. */
import { isUtf8 } from 'node:buffer'
import type { Clock } from '../ports.ts'
import type { Upstream } from '../upstream.ts'
import { GatewayError } from '../errors.ts'

export interface UpstreamTarget {
  /** Shown in metrics and logs. */
  name: string
  /** Scheme, host and path in front of every path that is asked of it; from configuration, never from a request. */
  base: string
  send: Upstream
}

export interface UpstreamRequest {
  method: 'GET' | 'POST'
  /** Path and query after the base, made by us, each part percent-encoded. */
  path: string
  headers?: Readonly<Record<string, string>>
  body?: string | undefined
  /** Bytes that the answer may have. */
  maxBytes?: number
  /** Milliseconds left for it, where fewer than every call has. */
  withinMs?: number
}

export interface UpstreamAnswer {
  status: number
  headers: Headers
  body: Buffer
}

export interface CallObserver {
  /** `outcome` is a status or an error code; `milliseconds` are measured by the gateway's clock. */
  upstreamCalled(name: string, outcome: string, milliseconds: number): void
}

export type CallUpstream = (target: UpstreamTarget, request: UpstreamRequest) => Promise<UpstreamAnswer>

const MAX_BYTES = 8 * 1024 * 1024

/**
 * Makes `callUpstream`. The whole call, its body included, ends within `limitMs`, even if the upstream ignores the
 * request's signal. Redirects are not followed: an upstream does not choose where the gateway goes.
 * @throws GatewayError UPSTREAM_UNREACHABLE | UPSTREAM_TIMEOUT | UPSTREAM_UNEXPECTED | UPSTREAM_TOO_LARGE
 */
export function createCallUpstream(clock: Clock, limitMs: number, observer: CallObserver): CallUpstream {
  return async (target, request) => {
    const started = clock.now()
    const observe = (outcome: string) => observer.upstreamCalled(target.name, outcome, clock.now() - started)
    try {
      const answer = await withDeadline(clock, Math.min(limitMs, request.withinMs ?? limitMs), (signal) =>
        exchange(target, request, signal),
      )
      observe(String(answer.status))
      return answer
    } catch (error) {
      const known = error instanceof GatewayError ? error : unreachable(error)
      observe(known.code)
      throw known
    }
  }
}

async function exchange(
  target: UpstreamTarget,
  request: UpstreamRequest,
  signal: AbortSignal,
): Promise<UpstreamAnswer> {
  const response = await target.send(
    new Request(target.base + request.path, {
      method: request.method,
      headers: { ...request.headers },
      redirect: 'manual',
      signal,
      ...(request.body !== undefined && { body: request.body }),
    }),
  )
  if (response.status < 200 || (response.status >= 300 && response.status < 400)) {
    discard(response)
    throw new GatewayError('UPSTREAM_UNEXPECTED')
  }
  const body = await readBody(response, request.maxBytes ?? MAX_BYTES, signal)
  return { status: response.status, headers: response.headers, body }
}

async function readBody(response: Response, maxBytes: number, signal: AbortSignal): Promise<Buffer> {
  const declared = Number(response.headers.get('content-length') ?? 0)
  if (declared > maxBytes) {
    discard(response)
    throw new GatewayError('UPSTREAM_TOO_LARGE')
  }
  if (!response.body) return Buffer.alloc(0)
  const reader = response.body.getReader()
  const stop = () => void reader.cancel(signal.reason).catch(() => undefined)
  signal.addEventListener('abort', stop, { once: true })
  try {
    const chunks: Uint8Array[] = []
    let size = 0
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return Buffer.concat(chunks, size)
      size += value.byteLength
      if (size > maxBytes) {
        stop()
        throw new GatewayError('UPSTREAM_TOO_LARGE')
      }
      chunks.push(value)
    }
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

/** Races the work against the deadline, so that an upstream that never settles cannot hold anybody up. */
async function withDeadline<T>(clock: Clock, limitMs: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController()
  const late = Promise.withResolvers<never>()
  const cancel = clock.timer(limitMs, () => {
    const error = new GatewayError('UPSTREAM_TIMEOUT')
    late.reject(error)
    controller.abort(error)
  })
  const done = work(controller.signal)
  try {
    return await Promise.race([done, late.promise])
  } finally {
    cancel()
    late.promise.catch(() => undefined)
    done.catch(() => undefined)
  }
}

const discard = (response: Response): void => void response.body?.cancel().catch(() => undefined)

/** Phrases of ours for the codes of Node and undici; a message of theirs may name hosts and ports. */
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
  if (code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE') return new GatewayError('UPSTREAM_TOO_LARGE', '', { cause: error })
  if (lateCodes.has(code)) return new GatewayError('UPSTREAM_TIMEOUT', '', { cause: error })
  return new GatewayError('UPSTREAM_UNREACHABLE', phrases[code] ?? 'the call failed', { cause: error })
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  if ('code' in error && typeof error.code === 'string') return error.code
  return codeOf(error.cause)
}

/**
 * The JSON of an answer, whatever its status.
 * @throws GatewayError UPSTREAM_NOT_JSON for another content type, invalid UTF-8 and what JSON does not allow (8.10)
 */
export function parseJson({ headers, body }: UpstreamAnswer): unknown {
  if (!isJsonType(headers.get('content-type')) || !isUtf8(body)) throw new GatewayError('UPSTREAM_NOT_JSON')
  try {
    return JSON.parse(body.toString('utf8'))
  } catch (error) {
    throw new GatewayError('UPSTREAM_NOT_JSON', '', { cause: error })
  }
}

const isJsonType = (type: string | null): boolean =>
  type !== null && /^application\/([a-z0-9.-]+\+)?json\s*(;|$)/i.test(type)
