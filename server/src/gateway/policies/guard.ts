/** What an exchange may do: limits, budgets, idempotency, secrets, load shedding. @module */
/** What stands in front of every answer: security headers, load shedding, and a time limit. */
import type { IncomingMessage } from 'node:http'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { GatewayError } from '../../platform/errors.ts'
import { securityHeaders } from '../http/security-headers.ts'

/**
 * Pictures wait in a queue of their own, and files of the build cost the event loop next to nothing; health says how
 * things are, also when they are bad; without robots.txt a crawler leaves the whole site alone.
 */
const neverShed = /^\/(media\/|assets\/|health(\/ready)?$|metrics$|robots\.txt$)/

/** Applies to every route registered after it, so it is called, not registered: nothing encapsulates it. */
export async function guard(
  app: FastifyInstance,
  publicUrl: string | undefined,
  maxEventLoopDelay: number,
): Promise<void> {
  const headers = securityHeaders(publicUrl)
  let isClosing = false
  app.addHook('preClose', (done) => {
    isClosing = true
    done()
  })
  app.addHook('onRequest', ({ raw }, reply, done) => {
    void reply.headers(headers)
    done(isClosing ? new GatewayError('OVERLOADED') : oddity(raw))
  })
  await app.register(underPressure, {
    maxEventLoopDelay,
    pressureHandler: (request) => {
      if (!neverShed.test(request.url)) throw new GatewayError('OVERLOADED')
    },
  })
}

/** What reads two ways: a proxy in front may have gone by the other host (RFC 9112, 3.2), or know no HTTP/0.9. */
function oddity({ httpVersionMajor, rawHeaders }: IncomingMessage): GatewayError | undefined {
  if (httpVersionMajor < 1) return new GatewayError('BAD_REQUEST', { detail: 'its version of HTTP is too old' })
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') hosts += 1
  return hosts > 1 ? new GatewayError('BAD_REQUEST', { detail: 'it names two hosts' }) : undefined
}

/** Gives every route registered after it in the same scope so many milliseconds for its answer. */
export function limitTime(scope: FastifyInstance, ms: number): void {
  scope.addHook('onRoute', (route) => {
    route.handlerTimeout ??= ms
  })
}
