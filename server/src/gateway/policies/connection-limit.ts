import type { Socket } from 'node:net'
import type { onRequestHookHandler } from 'fastify'
import { GatewayError } from '../../platform/errors.ts'

/**
 * Refuses what a connection asks for while `most` of its requests are unanswered. Only a client that pipelines has more
 * than one: browsers do not, and proxies use a connection for one request at a time.
 */
export function createConnectionLimit(most: number): onRequestHookHandler {
  const open = new WeakMap<Socket, number>()
  return ({ socket }, reply, done) => {
    const before = open.get(socket) ?? 0
    if (before >= most) return done(new GatewayError('TOO_MANY_REQUESTS', { minutes: 1 }))
    open.set(socket, before + 1)
    reply.raw.once('close', () => open.set(socket, (open.get(socket) ?? 1) - 1))
    done()
  }
}
