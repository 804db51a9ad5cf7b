/** The routes of the gateway, one file for each. @module */
/** The API's routes over HTTP. An available answer is sent at once; one that has to be fetched gets a deadline. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { GatewayError } from '../../platform/errors.ts'
import type { Clock } from '../../platform/ports.ts'
import { encoded } from '../http/encoding.ts'
import { asPartner, isOpenToPartners, type Partners } from './partners.ts'
import { asGatewayError, sendAnswer, sendProblem } from '../http/problems.ts'
import { createRateLimit, within, type OpenWindows, type RateLimit } from '../policies/rate-limit.ts'
import { problemAnswer, type Answer, type Call, type Route } from '../http/route.ts'

export interface ApiOptions {
  routes: readonly Route[]
  /** For all of the API's addresses together, except those with their own limit. */
  limit: RateLimit
  windows: OpenWindows
  clock: Clock
  /** Milliseconds for a whole answer. */
  withinMs: number
  partners: Partners
}

const otherMethods = ['DELETE', 'PATCH', 'PUT', 'OPTIONS', 'GET', 'POST'] as const
const empty = Buffer.alloc(0)

export function api(app: FastifyInstance, options: ApiOptions, done: () => void): void {
  // Bodies stay bytes here: each handler parses its own, and the framework parses none. The usual content types are
  // listed because the framework parses text again if only the asterisk matches.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(['application/json', 'text/plain', '*'], { parseAs: 'buffer' }, (_request, body, parsed) =>
    parsed(null, body),
  )
  for (const route of options.routes) register(app, route, options)
  app.all('/api/*', { config: { metric: 'other' }, onRequest: within(options.limit) }, (_request, reply) => {
    sendProblem(reply, new GatewayError('NOT_FOUND'))
  })
  done()
}

function register(app: FastifyInstance, route: Route, options: ApiOptions): void {
  const url = route.path.replace('*', ':everyIndex(^\\*|%2A$)')
  const write = route.problem ?? problemAnswer
  const limit =
    route.perMinute === undefined ? options.limit : createRateLimit(options.windows(route.path), route.perMinute)
  const door = isOpenToPartners(route.path) ? options.partners.door(route) : undefined
  const onRequest = door ? [door.onRequest, within(limit)] : within(limit)
  const config = { metric: route.path }
  const errorHandler = (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
    sendProblem(reply, asGatewayError(error, request.log), write)
  app.route({
    method: [...route.methods],
    url,
    bodyLimit: Math.max(1, route.bodyLimit),
    errorHandler,
    config,
    onRequest,
    ...(door && { onSend: door.onSend }),
    // Nothing is returned: for a promise or a reply the framework would keep a watcher that costs more than the answer.
    handler: (request, reply) => {
      const answer = answerFor(route, request, door && options.partners.of(request))
      if (answer instanceof Promise) sendInTime(answer, reply, options)
      else sendAnswer(reply, answer)
    },
  })
  app.route({
    method: otherMethods.filter((method) => !route.methods.some((own) => own === method)),
    url,
    exposeHeadRoute: false,
    bodyLimit: 1024,
    config,
    onRequest,
    ...(door && { onSend: door.onSend }),
    handler: (request, reply) => {
      if (door?.answerPreflight(request, reply, route.methods)) return
      void reply.header('allow', route.methods.join(', '))
      sendProblem(reply, new GatewayError('METHOD_NOT_ALLOWED'), write)
    },
  })
}

function answerFor(route: Route, request: FastifyRequest, partner: string | undefined): Answer | Promise<Answer> {
  const finish = (answer: Answer): Answer | Promise<Answer> => {
    if (answer.stream) return answer
    const { etag } = answer.headers
    if (etag !== undefined && request.headers['if-none-match'] === etag) return { ...answer, status: 304, body: empty }
    return encoded(answer, request.headers['accept-encoding']?.toString())
  }
  const call = callOf(request, route.path)
  const answer = route.handle(partner === undefined ? call : asPartner(call, partner))
  return answer instanceof Promise ? answer.then(finish) : finish(answer)
}

/** Sends the answer, or HANDLER_TIMEOUT at the deadline; a later answer is dropped. */
function sendInTime(answer: Promise<Answer>, reply: FastifyReply, { clock, withinMs }: ApiOptions): void {
  const cancel = clock.timer(withinMs, () => {
    if (!reply.sent) void reply.send(new GatewayError('HANDLER_TIMEOUT'))
  })
  answer
    .then((given) => {
      cancel()
      if (!reply.sent) sendAnswer(reply, given)
    })
    .catch((error: unknown) => {
      cancel()
      if (!reply.sent) void reply.send(error)
    })
}

function callOf(request: FastifyRequest, path: string): Call {
  if (request.headers['content-encoding'] !== undefined) throw new GatewayError('UNSUPPORTED_MEDIA_TYPE')
  return new HttpCall(request, path)
}

class HttpCall implements Call {
  readonly method: string
  readonly path: string
  readonly body: Buffer
  readonly search: string
  readonly address: string
  readonly #headers: FastifyRequest['headers']
  #query: URLSearchParams | undefined

  constructor({ method, headers, body, ip, raw: { url = '' } }: FastifyRequest, path: string) {
    this.address = ip
    this.method = method === 'HEAD' ? 'GET' : method
    this.path = path
    this.body = Buffer.isBuffer(body) ? body : empty
    const cut = url.indexOf('?')
    this.search = cut < 0 ? '' : url.slice(cut + 1)
    this.#headers = headers
  }

  get query(): URLSearchParams {
    return (this.#query ??= new URLSearchParams(this.search))
  }

  header(name: string): string | undefined {
    const value = this.#headers[name]
    return Array.isArray(value) ? value.join(', ') : value
  }
}
