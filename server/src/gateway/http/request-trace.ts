/** The trace of each request: the page's if it sends one, else a new one. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Telemetry } from '../../platform/telemetry.ts'
import { withinTrace, type Trace } from '../../platform/trace.ts'
import { UnrecordedTrace } from '../../platform/unrecorded-trace.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Null until it is asked for (`traceOf`). */
    trace: Trace | null
  }
}

/** Also of a request that was refused before anything else saw it. */
export const traceOf = (request: FastifyRequest): Trace =>
  (request.trace ??= new UnrecordedTrace(request.headers.traceparent))

/** Operators ask for them all the time. */
const isUninteresting = ({ routeOptions }: FastifyRequest): boolean => routeOptions.config.metric === 'health'

/** Handlers run within their request's trace. It is called instead of registered, so that it is not encapsulated. */
export function traceRequests(app: FastifyInstance, telemetry: Telemetry | undefined): void {
  app.decorateRequest('trace', null)
  if (telemetry) record(app, telemetry)
  // Reading a body leaves the asynchronous context, so it is entered after that.
  app.addHook('preHandler', (request, _reply, done) => withinTrace(traceOf(request), done))
}

function record(app: FastifyInstance, telemetry: Telemetry): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (isUninteresting(request)) return done()
    const { method, url, routeOptions } = request
    const route = routeOptions.config.metric ?? 'other'
    const attributes = {
      'http.request.method': method,
      'http.route': route,
      // The query may contain tokens and addresses.
      'url.path': url.split('?', 1)[0] ?? '',
    }
    request.trace = telemetry.trace(
      { name: `${method} ${route}`, kind: 'server', attributes },
      request.headers.traceparent,
    )
    done()
  })
  app.addHook('onResponse', (request, { statusCode }, done) => {
    request.trace?.note({ 'http.response.status_code': statusCode })
    request.trace?.end(statusCode >= 500 ? String(statusCode) : undefined)
    done()
  })
}
