/** What stands in front of every answer: security headers, load shedding, and a time limit. */
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { GatewayError } from '../errors.ts'
import { securityHeaders } from './security-headers.ts'

/** An event loop that stands still for so long sheds load; less is what a busy machine does anyway. */
const MAX_EVENT_LOOP_DELAY_MS = 2500

/**
 * Pictures wait in a queue of their own, and files of the build cost the event loop next to nothing; health says how
 * things are, also when they are bad; without robots.txt a crawler leaves the whole site alone.
 */
const neverShed = /^\/(media\/|assets\/|health(\/ready)?$|metrics$|robots\.txt$)/

/** Applies to every route registered after it, so it is called, not registered: nothing encapsulates it. */
export async function guard(app: FastifyInstance, publicUrl: string | undefined): Promise<void> {
  const headers = securityHeaders(publicUrl)
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers)
    done()
  })
  await app.register(underPressure, {
    maxEventLoopDelay: MAX_EVENT_LOOP_DELAY_MS,
    retryAfter: 5,
    pressureHandler: (request) => {
      if (!neverShed.test(request.url)) throw new GatewayError('OVERLOADED')
    },
  })
}

/** Gives every route registered after it in the same scope so many milliseconds for its answer. */
export function limitTime(scope: FastifyInstance, ms: number): void {
  scope.addHook('onRoute', (route) => {
    route.handlerTimeout ??= ms
  })
}
