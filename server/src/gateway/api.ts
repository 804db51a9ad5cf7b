/** The API's routes over HTTP. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { GatewayError } from '../errors.ts'
import { asGatewayError, sendAnswer, sendProblem } from './problems.ts'
import { problemAnswer, type Call, type Route } from './route.ts'

export interface ApiOptions {
  routes: readonly Route[]
}

const otherMethods = ['DELETE', 'PATCH', 'PUT', 'OPTIONS', 'GET', 'POST'] as const
const empty = Buffer.alloc(0)

export function api(app: FastifyInstance, { routes }: ApiOptions, done: () => void): void {
  // Bodies stay bytes here: each handler reads its own, and no content type makes the framework read one for it.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body))
  for (const route of routes) register(app, route)
  app.all('/api/*', { config: { metric: 'other' } }, (_request, reply) =>
    sendProblem(reply, new GatewayError('NOT_FOUND')),
  )
  done()
}

function register(app: FastifyInstance, route: Route): void {
  const url = route.path.replace('*', ':everyIndex(^\\*|%2A$)')
  const write = route.problem ?? problemAnswer
  const errorHandler = (error: unknown, request: FastifyRequest, reply: Parameters<typeof sendProblem>[0]) =>
    sendProblem(reply, asGatewayError(error, request.log), write)
  app.route({
    method: [...route.methods],
    url,
    bodyLimit: Math.max(1, route.bodyLimit),
    errorHandler,
    config: { metric: route.path, ...(route.perMinute !== undefined && { rateLimit: { max: route.perMinute } }) },
    handler: async (request, reply) => {
      const answer = await route.handle(callOf(request, route.path))
      const { etag } = answer.headers
      const unchanged = etag !== undefined && request.headers['if-none-match'] === etag
      return sendAnswer(reply, unchanged ? { ...answer, status: 304, body: empty } : answer)
    },
  })
  app.route({
    method: otherMethods.filter((method) => !route.methods.some((own) => own === method)),
    url,
    exposeHeadRoute: false,
    bodyLimit: 1024,
    config: { metric: route.path },
    handler: (_request, reply) => {
      void reply.header('allow', route.methods.join(', '))
      return sendProblem(reply, new GatewayError('METHOD_NOT_ALLOWED'), write)
    },
  })
}

function callOf(request: FastifyRequest, path: string): Call {
  if (request.headers['content-encoding'] !== undefined) throw new GatewayError('UNSUPPORTED_MEDIA_TYPE')
  const cut = request.raw.url?.indexOf('?') ?? -1
  let query: URLSearchParams | undefined
  return {
    method: request.method === 'HEAD' ? 'GET' : request.method,
    path,
    get query() {
      query ??= new URLSearchParams(cut < 0 ? '' : request.raw.url?.slice(cut + 1))
      return query
    },
    header: (name) => {
      const value = request.headers[name]
      return Array.isArray(value) ? value.join(', ') : value
    },
    body: Buffer.isBuffer(request.body) ? request.body : empty,
  }
}
