/** Exchanges with a system at an address, over undici. */
import { Pool, type Dispatcher } from 'undici'
import { GatewayError } from './errors.ts'
import type { Exchange, ExchangeAnswer, Stop } from './exchange.ts'

export interface HttpExchange {
  exchange: Exchange
  /** Closes every connection, including those in use. */
  close(): Promise<void>
}

/**
 * Exchanges with the system at `base`. A request for another origin, or outside the base's path, is refused. `limitMs`
 * bounds each phase (connecting, headers, a pause in the body); the caller bounds the whole exchange by aborting it.
 */
export function httpExchange(base: string, limitMs: number): HttpExchange {
  const { origin, pathname } = new URL(base)
  const prefix = pathname.endsWith('/') ? pathname : `${pathname}/`
  const pool = new Pool(origin, {
    connect: { timeout: limitMs },
    headersTimeout: limitMs,
    bodyTimeout: limitMs,
    keepAliveTimeout: 10_000,
    connections: 128,
  })
  return {
    exchange: ({ method, url, headers, body = null, maxBytes }, onStart) =>
      new Promise((resolve, reject) => {
        const asked = new URL(url)
        if (asked.origin !== origin || !asked.pathname.startsWith(prefix)) {
          throw new TypeError('A request left the upstream it belongs to.')
        }
        const reading = new Reading(maxBytes, resolve, reject)
        onStart(reading.stop)
        pool.dispatch({ method, path: asked.pathname + asked.search, headers, body }, reading)
      }),
    close: () => pool.destroy(),
  }
}

/** Collects an answer's bytes and counts them. It does not stream, because answers are small and needed whole. */
class Reading implements Dispatcher.DispatchHandler {
  readonly #maxBytes: number
  readonly #resolve: (answer: ExchangeAnswer) => void
  readonly #reject: (reason: Error) => void
  readonly #chunks: Buffer[] = []
  #size = 0
  #status = 0
  #headers: Readonly<Record<string, string | string[] | undefined>> = {}
  #controller: Dispatcher.DispatchController | undefined
  #stopped: Error | undefined

  constructor(maxBytes: number, resolve: (answer: ExchangeAnswer) => void, reject: (reason: Error) => void) {
    this.#maxBytes = maxBytes
    this.#resolve = resolve
    this.#reject = reject
  }

  readonly stop: Stop = (reason) => {
    this.#stopped = reason
    this.#controller?.abort(reason)
    this.#reject(reason)
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller
    if (this.#stopped) controller.abort(this.#stopped)
  }

  onResponseStart(
    _controller: Dispatcher.DispatchController,
    status: number,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): void {
    this.#status = status
    this.#headers = headers
    if (Number(headers['content-length'] ?? 0) > this.#maxBytes) this.stop(new GatewayError('UPSTREAM_TOO_LARGE'))
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#size += chunk.length
    if (this.#size > this.#maxBytes) this.stop(new GatewayError('UPSTREAM_TOO_LARGE'))
    else this.#chunks.push(chunk)
  }

  onResponseEnd(): void {
    const headers = this.#headers
    this.#resolve({
      status: this.#status,
      header: (name) => {
        const value = headers[name]
        return Array.isArray(value) ? value.join(', ') : value
      },
      body: Buffer.concat(this.#chunks, this.#size),
    })
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.#reject(error)
  }
}
