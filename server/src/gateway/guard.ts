/** What stands in front of every answer: rate limits, load shedding, security headers. */
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { GatewayError } from '../errors.ts'

export interface GuardOptions {
  /** Requests of the API a minute and address. */
  rateLimit: number
  /** Origin that shoppers see; an https one gets Strict-Transport-Security. */
  publicUrl: string | undefined
}

/** A page that stops answering for so long sheds load; less is what a busy machine does anyway. */
const MAX_EVENT_LOOP_DELAY_MS = 2500

const limited = (url: string): boolean => url.startsWith('/api/') || url.startsWith('/age-gate')
const always = new Set(['/health', '/health/ready', '/metrics'])

/** Applies to every route registered after it, so it is called, not registered: nothing encapsulates it. */
export async function guard(app: FastifyInstance, options: GuardOptions): Promise<void> {
  const secure = options.publicUrl?.startsWith('https:') === true
  await app.register(helmet, {
    contentSecurityPolicy: false, // a page's own policy carries its nonce (csp.ts); the rest gets the strict one below
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    xPoweredBy: false,
    // For browsers that no longer exist; each header costs every answer a little.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  })
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
    done()
  })
  await app.register(rateLimit, {
    max: options.rateLimit,
    timeWindow: 60_000,
    cache: 20_000,
    allowList: (request) => !limited(request.url),
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    errorResponseBuilder: () => new GatewayError('TOO_MANY_REQUESTS'),
  })
  await app.register(underPressure, {
    maxEventLoopDelay: MAX_EVENT_LOOP_DELAY_MS,
    retryAfter: 5,
    pressureHandler: (request) => {
      if (!always.has(request.url)) throw new GatewayError('OVERLOADED')
    },
  })
}
