/**
 * CORS for partners' pages (docs/decisions/gateway.md): a list of exact origins, for what a menu and a guest's cart
 * need. A partner's page never acts as a signed-in customer: its calls carry no cookies and no token.
 */
import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest, onRequestHookHandler, onSendHookHandler } from 'fastify'
import { GatewayError } from '../../platform/errors.ts'
import { IDEMPOTENCY_KEY } from '../http/headers.ts'
import { networkOf, type OpenWindows, type SharedWindows } from '../policies/rate-limit.ts'
import type { Call, Route } from '../http/route.ts'
import { isOwnOrigin } from '../http/same-origin.ts'

/**
 * The API's addresses that are open to partners; in GraphQL, the fields of partner-operations.ts. Pictures are open
 * too.
 */
const openPaths: ReadonlySet<string> = new Set([
  '/api/graphql',
  '/api/rest/stores',
  '/api/search/1/indexes/*/queries',
  '/api/ordering/categories',
  '/api/ordering/specials',
  '/api/ordering/cart',
  '/api/ordering/cart/create',
  '/api/ordering/cart/add',
  '/api/ordering/cart/update',
  '/api/ordering/cart/delete',
  '/api/handover',
])
export const isOpenToPartners = (path: string): boolean => openPaths.has(path)

/** Authorization is not among them: a browser does not even send a call that has one. */
const allowedHeaders = [
  'accept-language',
  'checkouttype',
  'content-type',
  'idempotency-key',
  'shoppingmode',
  'store',
  'traceparent',
  'x-algolia-api-key',
  'x-algolia-application-id',
  'x-query-name',
].join(', ')
/** Seconds; Chromium's maximum. */
const PREFLIGHT_KEPT = 7200

/** The share of an address's limit that partners' pages may use. */
const SHARE = 0.5

export interface Door {
  /** Lets a partner's page read any answer, and refuses requests that carry a token or exceed the limit. */
  onRequest: onRequestHookHandler
  /** Prevents caches from serving one origin's answer to another. */
  onSend: onSendHookHandler
  /** False if it is not a partner's preflight; nothing has been answered then. */
  answerPreflight(request: FastifyRequest, reply: FastifyReply, methods: readonly string[]): boolean
}

export interface Partners {
  /** The origin of the requesting partner's page; undefined for anybody else, including the shop's own pages. */
  of(request: Pick<FastifyRequest, 'headers'>): string | undefined
  /**
   * The CORS handling of one address of the API, which counts its requests, or of a picture; undefined without
   * partners.
   */
  door(route?: Pick<Route, 'path' | 'perMinute'>): Door | undefined
}

export interface PartnersOptions {
  partnerOrigins: ReadonlySet<string>
  publicUrl: string | undefined
  /** API requests per minute and address. */
  rateLimit: number
}

export function createPartners({ partnerOrigins, publicUrl, rateLimit }: PartnersOptions, open: OpenWindows): Partners {
  const of: Partners['of'] = ({ headers: { origin, host } }) =>
    origin !== undefined && partnerOrigins.has(origin) && !isOwnOrigin(origin, host, publicUrl) ? origin : undefined

  const together = open('partners')

  const doorOf = (windows: SharedWindows | undefined, perMinute: number): Door => {
    const limit = { times: Math.max(1, Math.floor(perMinute * SHARE)), seconds: 60 }
    return {
      onRequest: (request, reply, done) => {
        const partner = of(request)
        if (partner === undefined) return done()
        void reply.headers({
          'access-control-allow-origin': partner,
          'access-control-expose-headers': 'retry-after',
        })
        if (request.headers.authorization !== undefined) return done(new GatewayError('CROSS_ORIGIN'))
        const decide = (seconds: number): void => {
          if (seconds === 0) return done()
          void reply.header('retry-after', seconds)
          done(new GatewayError('TOO_MANY_REQUESTS', { minutes: 1 }))
        }
        const seconds = windows?.count(`${partner} ${networkOf(request.ip)}`, limit) ?? 0
        if (typeof seconds === 'number') decide(seconds)
        else seconds.then(decide, done)
      },
      onSend: (_request, reply, payload, done) => {
        const vary = reply.getHeader('vary')
        void reply.header('vary', vary === undefined ? 'origin' : `${String(vary)}, origin`)
        done(null, payload)
      },
      answerPreflight: (request, reply, methods) => {
        if (request.method !== 'OPTIONS' || of(request) === undefined) return false
        void reply
          .code(204)
          .headers({
            'access-control-allow-methods': methods.join(', '),
            'access-control-allow-headers': allowedHeaders,
            'access-control-max-age': PREFLIGHT_KEPT,
          })
          .send()
        return true
      },
    }
  }

  return {
    of,
    door: (route) => {
      if (partnerOrigins.size === 0) return undefined
      if (!route) return doorOf(undefined, rateLimit)
      const { path, perMinute } = route
      return perMinute === undefined ? doorOf(together, rateLimit) : doorOf(open(`partners ${path}`), perMinute)
    },
  }
}

/**
 * The call of a partner's page without the customer's identity, and with its own idempotency keys, so that they never
 * collide with those of the shop's pages. The address may change between two attempts, so it is not part of the key.
 */
export const asPartner = (call: Call, partner: string): Call => ({
  method: call.method,
  path: call.path,
  search: call.search,
  body: call.body,
  address: call.address,
  partner,
  get query() {
    return call.query
  },
  header: (name) => {
    if (name === 'cookie' || name === 'authorization') return undefined
    const value = call.header(name)
    if (name !== 'idempotency-key' || value === undefined || !IDEMPOTENCY_KEY.test(value)) return value
    return createHash('sha256').update(`${partner} ${value}`).digest('base64url')
  },
})
