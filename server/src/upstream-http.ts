/** An upstream at an address, over undici. */
import { Agent, errors } from 'undici'
import type { Upstream } from './upstream.ts'

/** Bytes of an answer; a longer one is an error, so that no upstream can fill the memory. */
const MAX_BYTES = 16 * 1024 * 1024
const withoutBody = new Set([204, 205, 304])

export interface HttpUpstream {
  send: Upstream
  /** Ends every connection, also those in use. */
  close(): Promise<void>
}

/**
 * The system at `base`, and nothing else: a request for another origin, or outside the base's path, is refused.
 * `limitMs` bounds each phase (connecting, headers, a pause in the body); the caller bounds the whole by its signal.
 */
export function httpUpstream(base: string, limitMs: number): HttpUpstream {
  const { origin, pathname } = new URL(base)
  const prefix = pathname.endsWith('/') ? pathname : `${pathname}/`
  const agent = new Agent({
    connect: { timeout: limitMs },
    headersTimeout: limitMs,
    bodyTimeout: limitMs,
    maxResponseSize: MAX_BYTES,
    keepAliveTimeout: 10_000,
    connections: 128,
  })
  return {
    send: async (request) => {
      const url = new URL(request.url)
      if (url.origin !== origin || !url.pathname.startsWith(prefix)) {
        throw new TypeError('A request left the upstream it belongs to.')
      }
      const { statusCode, headers, body } = await agent.request({
        origin,
        path: url.pathname + url.search,
        method: request.method === 'POST' ? 'POST' : 'GET',
        headers: Object.fromEntries(request.headers),
        body: request.body ? Buffer.from(await request.arrayBuffer()) : null,
        signal: request.signal,
      })
      const answer = new Headers()
      for (const [name, value] of Object.entries(headers)) {
        for (const one of [value ?? []].flat()) answer.append(name, one)
      }
      if (Number(headers['content-length'] ?? 0) > MAX_BYTES) {
        body.on('error', () => undefined).destroy()
        throw new errors.ResponseExceededMaxSizeError()
      }
      const bytes = await body.arrayBuffer()
      return new Response(withoutBody.has(statusCode) ? null : bytes, { status: statusCode, headers: answer })
    },
    close: () => agent.destroy(),
  }
}
