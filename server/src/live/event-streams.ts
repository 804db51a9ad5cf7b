/** Subscriptions by POST, answered with server-sent events: graphql-sse's mode of distinct connections. */
import { Readable } from 'node:stream'
import type { ExecutionResult } from 'graphql'
import { GatewayError } from '../platform/errors.ts'
import { NO_STORE, type Answer } from '../gateway/http/route.ts'
import type { Clock } from '../platform/ports.ts'
import type { LiveOperation, LiveUpstream } from '../platform/upstream.ts'
import { PING_EVERY } from './limits.ts'
import type { ConnectionSlots } from './connection-slots.ts'

export interface EventStreams {
  /**
   * An error of the operation is its only event.
   * @throws GatewayError LIVE_UNAVAILABLE | TOO_MANY_REQUESTS | OVERLOADED, as a rejection
   */
  open(operation: LiveOperation, from: { address: string; authorization: string | null }): Promise<Answer>
  /** Ends all of them. */
  close(): void
}

const PING = ':\n\n'
const COMPLETE = 'event: complete\ndata:\n\n'
const eventOf = (result: ExecutionResult): string => `event: next\ndata: ${JSON.stringify(result)}\n\n`

export const acceptsEvents = (accept: string | undefined): boolean => /\btext\/event-stream\b/i.test(accept ?? '')

export function createEventStreams(
  upstream: LiveUpstream | undefined,
  slots: ConnectionSlots,
  clock: Clock,
): EventStreams {
  const streams = new Set<Readable>()
  let closed = false
  return {
    async open(operation, { address, authorization }) {
      if (!upstream) throw new GatewayError('LIVE_UNAVAILABLE')
      if (closed) throw new GatewayError('OVERLOADED')
      const leave = slots.take(address)
      try {
        const results = await upstream.subscribe(operation, authorization)
        const stream = 'errors' in results ? Readable.from([eventOf(results), COMPLETE]) : streamOf(results, clock)
        streams.add(stream)
        stream.once('close', () => {
          streams.delete(stream)
          leave()
        })
        return answerOf(stream)
      } catch (error) {
        leave()
        throw error
      }
    },
    close() {
      closed = true
      for (const stream of streams) stream.destroy()
    },
  }
}

const answerOf = (stream: Readable): Answer => ({
  status: 200,
  headers: {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': NO_STORE,
    // Tells buffering proxies to forward it at once.
    'x-accel-buffering': 'no',
  },
  body: Buffer.alloc(0),
  stream,
})

/** Reads the next result when the previous one has been consumed, so that a slow reader builds up no queue. */
function streamOf(results: AsyncIterableIterator<ExecutionResult>, clock: Clock): Readable {
  let reading = false
  const read = () => {
    if (reading) return
    reading = true
    results.next().then(
      (result) => {
        reading = false
        if (stream.destroyed) return
        stream.push(result.done ? COMPLETE : eventOf(result.value))
        if (result.done) stream.push(null)
      },
      (error: unknown) => stream.destroy(error instanceof Error ? error : new Error('the subscription failed')),
    )
  }
  const stream = new Readable({
    read,
  })
  stream.once('close', () => {
    cancel()
    // There is no reader left, and an error while ending changes nothing.
    results.return?.().catch(() => undefined)
  })
  // The first bytes are sent at once, so that the headers go out; then often enough that proxies keep the connection
  // open.
  stream.push(PING)
  let cancel = clock.timer(PING_EVERY, ping)
  function ping(): void {
    // The previous ping has not been consumed yet, so the reader is gone.
    if (stream.readableLength > 0) return void stream.destroy()
    if (!stream.readableEnded) stream.push(PING)
    cancel = clock.timer(PING_EVERY, ping)
  }
  return stream
}
