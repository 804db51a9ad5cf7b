/** Exchanges with an upstream in this process, which uses fetch's Request and Response. */
import { GatewayError } from './errors.ts'
import type { Exchange } from './exchange.ts'
import type { Upstream } from './upstream.ts'

export function inProcessExchange(upstream: Upstream): Exchange {
  return async ({ method, url, headers, body, maxBytes }, onStart) => {
    const controller = new AbortController()
    onStart((reason) => controller.abort(reason))
    const { signal } = controller
    const response = await upstream(
      new Request(url, {
        method,
        headers: { ...headers },
        redirect: 'manual',
        signal,
        ...(body !== undefined && { body }),
      }),
    )
    return {
      status: response.status,
      header: (name) => response.headers.get(name) ?? undefined,
      body: await readBody(response, maxBytes, signal),
    }
  }
}

async function readBody(response: Response, maxBytes: number, signal: AbortSignal): Promise<Buffer> {
  if (Number(response.headers.get('content-length') ?? 0) > maxBytes) {
    // Nobody reads it any more, and the caller gets the reason.
    response.body?.cancel().catch(() => undefined)
    throw new GatewayError('UPSTREAM_TOO_LARGE')
  }
  if (!response.body) return Buffer.alloc(0)
  const reader = response.body.getReader()
  // The caller gets the reason of the abort.
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
