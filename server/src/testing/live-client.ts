/**
 * For tests: both ends of live subscriptions. A simulated upstream, a socket that speaks JSON, and one that sends raw
 * bytes.
 */
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { GraphQLError, type ExecutionResult } from 'graphql'
import { WebSocket } from 'undici'
import type { LiveOperation, LiveUpstream } from '../platform/upstream.ts'

const PROTOCOL = 'graphql-transport-ws'

export async function listen(app: FastifyInstance): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  if (typeof address !== 'object' || address === null) throw new Error('it does not listen')
  return address.port
}

/** A queue with asynchronous reads. */
function createQueue<T>() {
  const waiting: T[] = []
  const readers: ((value: T) => void)[] = []
  return {
    put: (value: T) => {
      const reader = readers.shift()
      if (reader) reader(value)
      else waiting.push(value)
    },
    take: (): Promise<T> => {
      const [value] = waiting.splice(0, 1)
      return value === undefined ? new Promise((resolve) => readers.push(resolve)) : Promise.resolve(value)
    },
  }
}

export interface Playing extends AsyncIterableIterator<ExecutionResult> {
  operation: LiveOperation
  authorization: string | null
  tell(data: Record<string, unknown>): void
  fail(error: Error): void
  complete(): void
  /** Settles when there are no followers left. */
  over: Promise<void>
}

/**
 * An upstream that accepts `Bearer good` and emits what a test tells it to; documents that contain `wrong` are refused.
 */
export function playedLive() {
  const begun = createQueue<Playing>()
  const running = new Set<Playing>()
  const upstream: LiveUpstream = {
    admits: (authorization) => Promise.resolve(authorization === 'Bearer good'),
    async subscribe(operation, authorization) {
      if (operation.query.includes('broken')) throw new Error('the secret reason')
      if (operation.query.includes('wrong')) return { errors: [new GraphQLError('That is wrong.')] }
      const playing = play(operation, authorization)
      running.add(playing)
      void playing.over.then(() => running.delete(playing))
      begun.put(playing)
      return playing
    },
  }
  return { upstream, begun: begun.take, running }
}

function play(operation: LiveOperation, authorization: string | null): Playing {
  const results = createQueue<() => IteratorResult<ExecutionResult, undefined>>()
  const over = Promise.withResolvers<void>()
  const done = { done: true, value: undefined } as const
  const playing: Playing = {
    operation,
    authorization,
    tell: (data) => results.put(() => ({ done: false, value: { data } })),
    fail: (error) =>
      results.put(() => {
        throw error
      }),
    complete: () => results.put(() => done),
    over: over.promise,
    [Symbol.asyncIterator]: () => playing,
    next: async () => {
      const result = (await results.take())()
      if (result.done === true) over.resolve()
      return result
    },
    return: async () => {
      results.put(() => done)
      over.resolve()
      return done
    },
  }
  return playing
}

export interface LiveSocket {
  send(message: unknown): void
  /** The next message; rejects if the socket closes first. */
  next(): Promise<unknown>
  closed: Promise<{ code: number; reason: string }>
  close(code?: number): void
}

export interface OpenOptions {
  protocols?: string[]
  headers?: Record<string, string>
}

/** Opens a socket. Rejects with the status if the server refuses. */
export async function openSocket(port: number, options: OpenOptions = {}): Promise<LiveSocket> {
  const { protocols = [PROTOCOL], headers = {} } = options
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/graphql`, { protocols, headers })
  const messages = createQueue<unknown>()
  const closed = Promise.withResolvers<{ code: number; reason: string }>()
  socket.addEventListener('message', ({ data }) => messages.put(JSON.parse(String(data))))
  socket.addEventListener('close', ({ code, reason }) => closed.resolve({ code, reason }))
  await Promise.race([once(socket, 'open'), closed.promise])
  return {
    send: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    next: () =>
      Promise.race([
        messages.take(),
        closed.promise.then(({ code, reason }) => {
          throw new Error(`closed: ${code} ${reason}`)
        }),
      ]),
    closed: closed.promise,
    close: (code) => socket.close(code),
  }
}

/** An accepted socket. */
export async function initialised(port: number, payload?: object, options?: OpenOptions): Promise<LiveSocket> {
  const socket = await openSocket(port, options)
  socket.send({ type: 'connection_init', ...(payload && { payload }) })
  const answer = await socket.next()
  if (JSON.stringify(answer) !== '{"type":"connection_ack"}') throw new Error(`no ack: ${JSON.stringify(answer)}`)
  return socket
}

/** The status of an upgrade, and the answer's body if it is not a 101. */
export async function upgrade(
  port: number,
  headers: Record<string, string> = {},
  path = '/api/graphql',
  method = 'GET',
) {
  const socket = connect(port, '127.0.0.1')
  const all = {
    host: `127.0.0.1:${port}`,
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': randomBytes(16).toString('base64'),
    'sec-websocket-protocol': PROTOCOL,
    ...headers,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
  let text = ''
  let head = -1
  for await (const [chunk] of on(socket)) {
    text += chunk.toString('latin1')
    head = text.indexOf('\r\n\r\n')
    if (head >= 0) break
  }
  return { status: Number(text.slice(9, 12)), head: text.slice(0, head), rest: text.slice(head + 4), socket }
}

async function* on(socket: Socket): AsyncGenerator<[Buffer]> {
  for (;;) {
    const event = await Promise.race([
      once(socket, 'data').then(([chunk]: Buffer[]) => chunk),
      once(socket, 'close').then(() => undefined),
    ])
    if (!event) return
    yield [event]
  }
}

/** A frame as a client sends it (RFC 6455, 5.2). */
export function frame(opcode: number, payload: Buffer | string, { fin = true, masked = true } = {}): Buffer {
  const data = Buffer.from(payload)
  const mask = masked ? randomBytes(4) : Buffer.alloc(0)
  const first = (fin ? 0x80 : 0) | opcode
  const bit = masked ? 0x80 : 0
  const head =
    data.length < 126
      ? Buffer.from([first, bit | data.length])
      : data.length < 65_536
        ? Buffer.from([first, bit | 126, data.length >> 8, data.length & 255])
        : Buffer.concat([Buffer.from([first, bit | 127, 0, 0, 0, 0]), u32(data.length)])
  const body = masked ? data.map((byte, index) => byte ^ (mask[index % 4] ?? 0)) : data
  return Buffer.concat([head, mask, body])
}

const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
