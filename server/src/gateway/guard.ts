/** What stands in front of every answer: security headers and load shedding; and in front of the API, rate limits. */
import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { GatewayError } from '../errors.ts'

export interface GuardOptions {
  /** Origin that shoppers see; an https one gets Strict-Transport-Security. */
  publicUrl: string | undefined
}

/** An event loop that stands still for so long sheds load; less is what a busy machine does anyway. */
const MAX_EVENT_LOOP_DELAY_MS = 2500

/**
 * Pictures wait in a queue of their own and cost the event loop next to nothing; health says how things are, also when
 * they are bad.
 */
const neverShed = /^\/(media\/|health(\/ready)?$|metrics$)/

/** The strictest policy: a page replaces it by its own, which carries its nonce (csp.ts). */
const NO_POWERS = "default-src 'none'; frame-ancestors 'none'"

/** Made once: they are the same for every answer. */
function securityHeaders(publicUrl: string | undefined): Record<string, string> {
  const secure = publicUrl?.startsWith('https:') === true
  return {
    'content-security-policy': NO_POWERS,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(secure && { 'strict-transport-security': 'max-age=31536000' }),
  }
}

/** Applies to every route registered after it, so it is called, not registered: nothing encapsulates it. */
export async function guard(app: FastifyInstance, { publicUrl }: GuardOptions): Promise<void> {
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

/** Gives each address so many requests a minute of the routes registered after it in the same scope, all together. */
export async function limitRate(scope: FastifyInstance, perMinute: number): Promise<void> {
  await scope.register(rateLimit, {
    max: perMinute,
    timeWindow: 60_000,
    cache: 20_000,
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    errorResponseBuilder: () => new GatewayError('TOO_MANY_REQUESTS'),
  })
}

/** Gives every route registered after it in the same scope so many milliseconds for its answer. */
export function limitTime(scope: FastifyInstance, ms: number): void {
  scope.addHook('onRoute', (route) => {
    route.handlerTimeout ??= ms
  })
}
