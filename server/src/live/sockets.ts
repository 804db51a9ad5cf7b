/** `/api/graphql` over WebSocket: accepting connections, and shutting down. */
import type { IncomingMessage } from 'node:http'
import websocket, { type WebSocket } from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { handleProtocols } from 'graphql-ws'
import { GatewayError } from '../platform/errors.ts'
import { createWindows, within, type RateLimit } from '../gateway/policies/rate-limit.ts'
import { requireSameOrigin } from '../gateway/http/same-origin.ts'
import type { Clock } from '../platform/ports.ts'
import type { LiveUpstream } from '../platform/upstream.ts'
import { giveUpOn, serveConnection } from './connection.ts'
import { MESSAGE_BYTES } from './limits.ts'
import type { ConnectionSlots } from './connection-slots.ts'
import { createProtocol } from './protocol.ts'

const PATH = '/api/graphql'

/** RFC 6455, 7.4.1 */
const GOING_AWAY = 1001
const TRY_AGAIN_LATER = 1013

export interface LiveSocketsOptions {
  /** Undefined if the commerce backend has no subscriptions. */
  upstream: LiveUpstream | undefined
  slots: ConnectionSlots
  /** Called when the server stops. */
  onClose: () => void
  /** How often an address may connect. */
  limit: RateLimit
  clock: Clock
  publicUrl: string | undefined
}

/**
 * Whether a request becomes a socket. For any other request the upgrade is ignored, as HTTP allows, so that it is
 * answered, timed and closed like a request.
 */
export const isUpgrade = ({
  method,
  url = '',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): boolean =>
  headers.upgrade?.toLowerCase() === 'websocket' && method === 'GET' && url.split('?', 1)[0] === PATH

type Strategy = Parameters<FastifyInstance['addConstraintStrategy']>[0]
type Handler = Parameters<ReturnType<Strategy['storage']>['set']>[1]

/** Sockets have their own route beside the one for requests; this constraint distinguishes them. */
export const upgradeConstraint: Strategy = {
  name: 'upgrade',
  storage: () => {
    const handlers = new Map<unknown, Handler>()
    return {
      get: (value) => handlers.get(value) ?? null,
      set: (value, handler) => void handlers.set(value, handler),
    }
  },
  deriveConstraint: (request) => (isUpgrade(request) ? 'websocket' : undefined),
  validate: () => true,
}

export async function liveSockets(app: FastifyInstance, options: LiveSocketsOptions): Promise<void> {
  const { upstream, slots, limit, clock, publicUrl, onClose } = options
  const open = new Set<(code: number, reason: string) => void>()
  const windows = createWindows(clock)
  const protocol = upstream && createProtocol(upstream)
  let connections = 0

  await app.register(websocket, {
    options: { maxPayload: MESSAGE_BYTES, maxFragments: 64, handleProtocols },
    // The other side broke the protocol below ours, or the connection broke: it is closing already.
    errorHandler: (error, socket, request) => {
      request.log.debug({ err: error }, 'a live connection failed')
      giveUpOn(socket, clock)
    },
    preClose: (done) => {
      for (const close of open) close(GOING_AWAY, 'Going away')
      onClose()
      done()
    },
  })

  // Frees a refused socket. The library does so only if no earlier hook refuses.
  app.addHook('onResponse', (request, _reply, done) => {
    request.raw.socket.destroy()
    done()
  })

  function admit(request: FastifyRequest): void {
    const header = (name: string) => request.headers[name]?.toString()
    // Only the origin of a browser's socket matters; its other headers are about documents.
    requireSameOrigin({ header: (name) => (name === 'sec-fetch-site' ? undefined : header(name)) }, publicUrl)
    if (!protocol) throw new GatewayError('LIVE_UNAVAILABLE')
    slots.check(request.ip)
  }

  function connect(socket: WebSocket, request: FastifyRequest): void {
    const leave = placeFor(request.ip)
    if (!protocol || !leave) return socket.close(TRY_AGAIN_LATER, 'Try again later')
    connections += 1
    const close = serveConnection(socket, { clock, windows, protocol, log: request.log, name: String(connections) })
    open.add(close)
    socket.once('close', () => {
      open.delete(close)
      leave()
    })
  }

  function placeFor(address: string): (() => void) | undefined {
    try {
      return slots.take(address)
    } catch (error) {
      if (error instanceof GatewayError) return undefined
      throw error
    }
  }

  app.route({
    method: 'GET',
    url: PATH,
    exposeHeadRoute: false,
    constraints: { upgrade: 'websocket' },
    config: { metric: `${PATH} (socket)` },
    onRequest: [
      within(limit),
      (request, _reply, done) => {
        admit(request)
        done()
      },
    ],
    handler: () => {
      throw new GatewayError('NOT_FOUND')
    },
    wsHandler: connect,
  })
}
