/** Policies of an exchange: limits, budgets, idempotency, secrets, load shedding. @module */
/** Checks before every answer: security headers, load shedding, and a time limit. */
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { GatewayError } from '../../platform/errors.ts'
import type { Clock } from '../../platform/ports.ts'
import { securityHeaders } from '../http/security-headers.ts'
import { watchEventLoop } from './event-loop.ts'

/**
 * Exempt from load shedding: pictures have their own queue, and build files are cheap for the event loop; health must
 * answer under load; without robots.txt a crawler skips the whole site.
 */
const neverShed = /^\/(media\/|assets\/|health(\/ready)?$|metrics$|robots\.txt$)/

/**
 * Applies to every route registered after it. It is called instead of registered, so that it is not encapsulated.
 * @param maxEventLoopDelay milliseconds; 0 to shed no load
 */
export function guard(
  app: FastifyInstance,
  publicUrl: string | undefined,
  maxEventLoopDelay: number,
  clock: Pick<Clock, 'timer'>,
): void {
  const headers = securityHeaders(publicUrl)
  const eventLoop = maxEventLoopDelay > 0 ? watchEventLoop(maxEventLoopDelay, clock) : null
  let isClosing = false
  app.addHook('preClose', (done) => {
    isClosing = true
    eventLoop?.stop()
    done()
  })
  app.addHook('onRequest', ({ raw, url }, reply, done) => {
    void reply.headers(headers)
    const isShed = isClosing || (eventLoop?.isLate() === true && !neverShed.test(url))
    done(isShed ? new GatewayError('OVERLOADED') : oddity(raw))
  })
}

/** Ambiguous requests: a proxy in front may have used the other host (RFC 9112, 3.2), or not know HTTP/0.9. */
function oddity({ httpVersionMajor, rawHeaders }: IncomingMessage): GatewayError | undefined {
  if (httpVersionMajor < 1) return new GatewayError('BAD_REQUEST', { detail: 'its version of HTTP is too old' })
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') hosts += 1
  return hosts > 1 ? new GatewayError('BAD_REQUEST', { detail: 'it names two hosts' }) : undefined
}

/** Sets the deadline in milliseconds of every route registered after it in the same scope. */
export function limitTime(scope: FastifyInstance, ms: number): void {
  scope.addHook('onRoute', (route) => {
    route.handlerTimeout ??= ms
  })
}
