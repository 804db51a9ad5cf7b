/** One socket: its messages, its heartbeat, and how it closes. */
import type { WebSocket } from '@fastify/websocket'
import { CloseCode, MessageType, parseMessage, type Server } from 'graphql-ws'
import type { Windows } from '../gateway/policies/rate-limit.ts'
import type { Clock } from '../platform/ports.ts'
import type { Log } from '../platform/upstream.ts'
import { CLOSE_WITHIN, INIT_WITHIN, MESSAGES, PING_EVERY, SUBSCRIPTIONS, WAITING_BYTES } from './limits.ts'
import type { Peer } from './protocol.ts'
import { createRunning } from './running.ts'

/** RFC 6455, 7.4.1 */
const POLICY_VIOLATION = 1008

export interface ConnectionOptions {
  clock: Clock
  log: Log
  /** Counts the messages of each connection. */
  windows: Windows
  protocol: Server<Peer>
  /** Identifies the connection. */
  name: string
}

/** Runs the connection until either side closes. @returns a function that closes it */
export function serveConnection(socket: WebSocket, options: ConnectionOptions): (code: number, reason: string) => void {
  const { clock, log, windows, protocol, name } = options
  const running = createRunning(SUBSCRIPTIONS)

  const close = (code: number, reason: string) => {
    if (socket.readyState !== socket.OPEN) return
    running.end()
    socket.close(code, reason)
    giveUpOn(socket, clock)
  }

  const cancelInit = clock.timer(INIT_WITHIN, () =>
    close(CloseCode.ConnectionInitialisationTimeout, 'Connection initialisation timeout'),
  )
  const stopHeartbeat = beat(socket, clock)

  const send = (data: string) =>
    new Promise<void>((resolve) => {
      if (socket.readyState !== socket.OPEN) return resolve()
      // A reader that is too slow is closed, so that its buffer does not grow.
      if (socket.bufferedAmount > WAITING_BYTES) socket.terminate()
      socket.send(data, () => resolve())
    })

  const onMessage = (handle: (data: string) => Promise<void>) => {
    socket.on('message', (data, isBinary) => {
      if (socket.readyState !== socket.OPEN) return
      if (windows.count(name, MESSAGES) > 0) return close(POLICY_VIOLATION, 'Too many messages')
      const text = isBinary ? undefined : textOf(data)
      if (text === undefined || !isClientMessage(text)) return close(CloseCode.BadRequest, 'Invalid message received')
      handle(text).catch((error: unknown) => {
        log.error({ err: error }, 'a live message failed')
        close(CloseCode.InternalServerError, 'Internal server error')
      })
    })
  }

  const closed = protocol.opened(
    { protocol: socket.protocol, send, close, onMessage },
    { running, authorization: null, initialised: cancelInit },
  )
  socket.once('close', (code, reason) => {
    cancelInit()
    stopHeartbeat()
    running.end()
    closed(code, reason.toString()).catch((error: unknown) =>
      log.error({ err: error }, 'a live connection ended badly'),
    )
  })
  return close
}

/** Terminates a closing socket whose other side does not answer. */
export function giveUpOn(socket: WebSocket, clock: Clock): void {
  socket.once(
    'close',
    clock.timer(CLOSE_WITHIN, () => socket.terminate()),
  )
}

/** Pings, and closes a socket that did not answer the last ping: half-open, asleep, or not reading. */
function beat(socket: WebSocket, clock: Clock): () => void {
  let answered = true
  let cancel = clock.timer(PING_EVERY, next)
  socket.on('pong', () => (answered = true))
  function next(): void {
    if (!answered) return socket.terminate()
    answered = false
    if (socket.readyState === socket.OPEN) socket.ping()
    cancel = clock.timer(PING_EVERY, next)
  }
  return () => cancel()
}

function textOf(data: Buffer | ArrayBuffer | Buffer[]): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString()
  return Buffer.isBuffer(data) ? data.toString() : Buffer.from(data).toString()
}

/** The protocol's messages that a client sends. */
const clientMessages: ReadonlySet<MessageType> = new Set([
  MessageType.ConnectionInit,
  MessageType.Ping,
  MessageType.Pong,
  MessageType.Subscribe,
  MessageType.Complete,
])

function isClientMessage(text: string): boolean {
  try {
    return clientMessages.has(parseMessage(text).type)
  } catch {
    return false
  }
}
