/** Subscriptions at `/api/graphql`: over WebSocket, and by POST as server-sent events. */
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { RateLimit } from '../gateway/policies/rate-limit.ts'
import type { Clock } from '../platform/ports.ts'
import type { LiveUpstream } from '../platform/upstream.ts'
import { createEventStreams, type EventStreams } from './event-streams.ts'
import type { ConnectionLimits } from './limits.ts'
import { createConnectionSlots } from './connection-slots.ts'
import { isUpgrade, liveSockets, upgradeConstraint } from './sockets.ts'

export interface LiveOptions {
  /** Undefined if the commerce backend has no subscriptions. */
  upstream: LiveUpstream | undefined
  limits: ConnectionLimits
  clock: Clock
  publicUrl: string | undefined
}

export interface Live {
  /** For the HTTP server: which upgrade requests to accept. */
  shouldUpgrade(request: IncomingMessage): boolean
  streams: EventStreams
  /** How many connections are open. */
  connections(): number
  /** Register before any route of the API. @param limit how often an address may connect */
  register(app: FastifyInstance, limit: RateLimit): Promise<void>
}

export function createLive({ upstream, limits, clock, publicUrl }: LiveOptions): Live {
  const slots = createConnectionSlots(limits)
  const streams = createEventStreams(upstream, slots, clock)
  let closing = false
  return {
    // While the server stops they are handled like other requests, and get the same answer.
    shouldUpgrade: (request) => !closing && isUpgrade(request),
    streams,
    connections: slots.taken,
    async register(app, limit) {
      app.addConstraintStrategy(upgradeConstraint)
      const onClose = () => {
        closing = true
        streams.close()
      }
      await app.register(liveSockets, { upstream, slots, clock, publicUrl, limit, onClose })
    },
  }
}
