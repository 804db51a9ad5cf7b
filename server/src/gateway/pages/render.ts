/** Pages: rendering, build files, the sitemap. @module */
/** All remaining addresses: pages of the storefront, rendered here and hydrated in the browser. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { GatewayError } from '../../platform/errors.ts'
import { PAGE_PERMISSIONS, pagePolicy } from '../http/csp.ts'
import { encoded } from '../http/encoding.ts'
import { sendBusyPage, sendErrorPage } from '../http/error-page.ts'
import { createConnectionLimit } from '../policies/connection-limit.ts'
import { within, type RateLimit } from '../policies/rate-limit.ts'
import { asGatewayError, sendAnswer, sendProblem } from '../http/problems.ts'
import type { Answer } from '../http/route.ts'
import { createDrawing, type Drawing, type DrawingOptions, type DrawnPage } from './draw-page.ts'
import { requestOrigin } from './page-address.ts'
import type { PageCache } from './page-cache.ts'
import { createPageQueue } from './page-queue.ts'
import { PublicVisit } from './public-visit.ts'
import type { Storefront } from './storefront.ts'

export interface RenderOptions extends DrawingOptions {
  /** `undefined` if the storefront is not built; every page is then the error screen. */
  storefront: Storefront | undefined
  pages: PageCache
  publicUrl: string | undefined
  development: boolean
  /** Milliseconds that a page may wait for its turn. */
  waitMs: number
  /** Of the pages of an address. */
  limit: RateLimit
}

/** Request headers that a page may depend on; pages do not see the others. */
const pageHeaders = ['cookie', 'accept-language'] as const
/** Pages of a connection that are not answered yet. Browsers do not pipeline. */
const PER_CONNECTION = 4
/** More pages of one address than a browser opens at once. */
const WAITING_PER_ADDRESS = 8
const responseHeaders = ['content-type', 'content-language', 'location', 'vary'] as const

/** The page of recorded logs shows two of its moments in frames of itself. No other page is ever in a frame. */
const FRAMED_PATH = '/dev/replay'

const pageAnswerHeaders = {
  'permissions-policy': PAGE_PERMISSIONS,
  // A page contains the visitor's data, so no cache between us and the browser may keep it.
  'cache-control': 'private, no-cache',
}

export function render(app: FastifyInstance, options: RenderOptions, done: () => void): void {
  const queue = createPageQueue({
    clock: options.clock,
    waitMs: options.waitMs,
    waitingPerAddress: WAITING_PER_ADDRESS,
    threads: options.storefront?.threads,
  })
  const drawing = options.storefront && createDrawing(options.storefront, queue, options)
  app.route({
    method: 'GET',
    url: '/*',
    config: { metric: 'page' },
    onRequest: [createConnectionLimit(PER_CONNECTION), within(options.limit)],
    handler: (request, reply) => page(options, drawing, request, reply),
    errorHandler: (error, request, reply) => {
      if (error instanceof GatewayError && isRefusal(error.code)) return sendBusyPage(reply, refusals[error.code])
      const { status } = asGatewayError(error, request.log)
      return sendErrorPage(reply, status)
    },
  })
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, new GatewayError('NOT_FOUND')))
  done()
}

/** Refusals of load are counted, not logged: there are many, and a log line costs more than the refusal. */
const refusals = { OVERLOADED: 503, TOO_MANY_REQUESTS: 429 } as const
const isRefusal = (code: string): code is keyof typeof refusals => Object.hasOwn(refusals, code)

async function page(
  options: RenderOptions,
  drawing: Drawing | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const address = pageAddress(request, options.publicUrl)
  if (!address) return sendErrorPage(reply, 400)
  robots(reply, address.pathname)
  if (!drawing) {
    request.log.error('the storefront is not built: run "npm run build -w storefront"')
    return sendErrorPage(reply, 500)
  }
  const { signal, ip, log } = request
  void reply.headers(pageAnswerHeaders)
  const visit = PublicVisit.of(address, request.headers, options.clock.now())
  // Of a page that is not for everybody, if this visitor was the one for whom it was drawn.
  let own: DrawnPage | undefined
  const common =
    visit &&
    (await options.pages.page(visit, async () => {
      const { drawn, page: kept } = await drawing.common({ ip, log }, visit)
      own = drawn
      return kept
    }))
  if (common) return sendCommon(request, reply, common)
  own ??= await drawing.own(
    { signal, ip, log },
    (until) => new Request(address, { headers: pick(request), signal: until }),
  )
  const framed = address.pathname === FRAMED_PATH
  if (framed) void reply.header('x-frame-options', 'SAMEORIGIN')
  return await sendOwn(request, reply, own, pagePolicy(own.nonce, { development: options.development, framed }))
}

async function sendCommon(request: FastifyRequest, reply: FastifyReply, answer: Answer): Promise<FastifyReply> {
  const { etag } = answer.headers
  if (etag !== undefined && request.headers['if-none-match'] === etag)
    return sendAnswer(reply, { ...answer, status: 304, body: Buffer.alloc(0) })
  return sendAnswer(reply, await encoded(answer, request.headers['accept-encoding']?.toString()))
}

async function sendOwn(
  request: FastifyRequest,
  reply: FastifyReply,
  { response, body }: DrawnPage,
  policy: string,
): Promise<FastifyReply> {
  const headers: Record<string, string> = { 'content-security-policy': policy }
  for (const name of responseHeaders) {
    const value = response.headers.get(name)
    if (value !== null) headers[name] = value
  }
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) void reply.header('set-cookie', cookies)
  const answer = { status: response.status, headers, body }
  return sendAnswer(reply, await encoded(answer, request.headers['accept-encoding']?.toString()))
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

/** Rewards (2a.9) and the tools below `/dev`, for any spelling of the path. */
function robots(reply: FastifyReply, path: string): void {
  const read = readable(path)
  if (/rewards/i.test(read)) void reply.header('x-robots-tag', 'noindex, nofollow, noarchive')
  else if (/^\/dev\//i.test(read)) void reply.header('x-robots-tag', 'noindex, nofollow')
}

function readable(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
