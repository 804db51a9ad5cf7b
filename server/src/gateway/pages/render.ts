/** Pages: rendering, build files, the sitemap. @module */
/** All remaining addresses: pages of the storefront, rendered here and hydrated in the browser. */
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { GatewayError } from '../../platform/errors.ts'
import type { Clock } from '../../platform/ports.ts'
import { withinBudget } from '../policies/budget.ts'
import { createNonce, PAGE_PERMISSIONS, pagePolicy } from '../http/csp.ts'
import { sendErrorPage } from '../http/error-page.ts'
import { requestOrigin } from './page-address.ts'
import { asGatewayError, retryAfter, sendProblem } from '../http/problems.ts'
import type { PageSettings, Storefront } from './storefront.ts'

export interface RenderOptions {
  /** `undefined` if the storefront is not built; every page is then the error screen. */
  storefront: Storefront | undefined
  gateway: (request: Request) => Promise<Response>
  clock: Clock
  publicUrl: string | undefined
  development: boolean
  /** Milliseconds for a whole page, including its stream. */
  pageMs: number
  /** The part of those milliseconds that a page's API calls may use together. */
  callsMs: number
  settings: PageSettings
  /** 5d.4 */
  storePrefixSegments: number
}

/** Request headers that a page may depend on; pages do not see the others. */
const pageHeaders = ['cookie', 'accept-language'] as const
const responseHeaders = ['content-type', 'content-language', 'location', 'set-cookie', 'vary'] as const

export function render(app: FastifyInstance, options: RenderOptions, done: () => void): void {
  app.route({
    method: 'GET',
    url: '/*',
    config: { metric: 'page' },
    handler: (request, reply) => page(options, request, reply),
    errorHandler: (error, request, reply) => {
      const { status } = asGatewayError(error, request.log)
      return sendErrorPage(reply, status)
    },
  })
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, new GatewayError('NOT_FOUND')))
  done()
}

async function page(options: RenderOptions, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const started = options.clock.now()
  const address = pageAddress(request, options.publicUrl)
  if (!address) return sendErrorPage(reply, 400)
  robots(reply, address.pathname)
  if (!options.storefront) {
    request.log.error('the storefront is not built: run "npm run build -w storefront"')
    return sendErrorPage(reply, 500)
  }
  const nonce = createNonce()
  const response = await options.storefront.render(
    new Request(address, { headers: pick(request), signal: request.signal }),
    {
      nonce,
      gateway: withinBudget(options.gateway, options.clock, options.callsMs),
      assets: options.storefront.assets,
      now: started,
      settings: options.settings,
      storePrefixSegments: options.storePrefixSegments,
    },
  )
  for (const name of responseHeaders) {
    const value = name === 'set-cookie' ? response.headers.getSetCookie() : response.headers.get(name)
    if (value !== null && value.length > 0) void reply.header(name, value)
  }
  void reply.code(response.status).headers({
    'content-security-policy': pagePolicy(nonce, options.development),
    'permissions-policy': PAGE_PERMISSIONS,
    // A page contains its nonce and the visitor's data, so no cache between us and the browser may keep it.
    'cache-control': 'private, no-cache',
    ...retryAfter(response.status),
  })
  if (!response.body) return reply.send('')
  const late = started + options.pageMs - options.clock.now()
  return reply.send(Readable.from(bounded(response.body, options.clock, late, request)))
}

/** The page's stream, ended at its timeout or when rendering fails half-way; what was sent stays readable. */
async function* bounded(
  body: ReadableStream<Uint8Array>,
  clock: Clock,
  ms: number,
  request: FastifyRequest,
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  const late = Promise.withResolvers<{ done: true; value?: undefined }>()
  const cancel = clock.timer(Math.max(1, ms), () => {
    request.log.warn('a page timed out and was cut short')
    late.resolve({ done: true })
  })
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), late.promise])
      if (done) return
      yield value
    }
  } catch (error) {
    request.log.error({ err: error }, 'a page failed while it was sent')
  } finally {
    cancel()
    // Already failed, which is logged above, or read to its end.
    reader.cancel().catch(() => undefined)
  }
}

/** The page's URL, at the public origin or the browser's; undefined if that is invalid. */
function pageAddress(request: FastifyRequest, publicUrl: string | undefined): URL | undefined {
  const origin = requestOrigin(request, publicUrl)
  const path = (request.raw.url ?? '/').replace(/^[/\\]+/, '/')
  return origin !== undefined && path.startsWith('/') ? (URL.parse(path, origin) ?? undefined) : undefined
}

function pick(request: FastifyRequest): Record<string, string> {
  const headers: Record<string, string> = { accept: 'text/html' }
  for (const name of pageHeaders) {
    const value = request.headers[name]
    if (value !== undefined) headers[name] = value
  }
  return headers
}

/** 2a.9, for any spelling of the path. */
function robots(reply: FastifyReply, path: string): void {
  if (/rewards/i.test(readable(path))) void reply.header('x-robots-tag', 'noindex, nofollow, noarchive')
}

function readable(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
