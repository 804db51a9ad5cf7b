/** The server's log. Secrets never reach it (I5): only a request's method, path and parameter names are logged. */
import type { FastifyServerOptions } from 'fastify'
import { currentTrace } from './trace.ts'

const readableName = /^[A-Za-z0-9_.[\]-]{1,40}$/

/** A path and the names of its query's parameters, without values: queries contain tokens and emails. */
export function redactedUrl(url: string): string {
  const [path = '', query] = url.split('?', 2)
  if (query === undefined) return path
  const names = new Set([...new URLSearchParams(query).keys()].map((name) => (readableName.test(name) ? name : '…')))
  return `${path}?${[...names].map((name) => `${name}=…`).join('&')}`
}

/**
 * At the level that logs requests, each request has its own logger, which adds its id to every line. Above that level a
 * request's lines are rare and stand alone, and creating a logger would cost more than routing the request.
 */
export function requestLogger(level: string): NonNullable<FastifyServerOptions['childLoggerFactory']> {
  const ofItsOwn = ['info', 'debug', 'trace'].includes(level)
  return (logger, bindings, options) => (ofItsOwn ? logger.child(bindings, options) : logger)
}

/** What @fastify/compress reports when a connection ends before the answer that is sent over it. */
const hasLeft = (said: unknown): boolean => said instanceof Error && said.message === 'premature close'

interface LoggedRequest {
  method: string
  url: string
}

export function logOptions(
  level: string,
  stream?: { write(line: string): void },
): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    ...(stream && { stream }),
    serializers: {
      req: ({ method, url }: LoggedRequest) => ({ method, url: redactedUrl(url) }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
    hooks: {
      // Visitors leave pages that are still loading all the time, which is no error of the server.
      logMethod(said, write) {
        if (hasLeft(said[0])) this.info('a client left in the middle of an answer')
        else write.apply(this, said)
      },
    },
    mixin: () => {
      const trace = currentTrace()
      return trace ? { traceId: trace.traceId } : {}
    },
    // A second line of defense, in case a request's parts are logged one day.
    redact: {
      paths: [
        'headers',
        '*.headers',
        'authorization',
        '*.authorization',
        'cookie',
        '*.cookie',
        'password',
        '*.password',
        'token',
        '*.token',
        'secret',
        '*.secret',
      ],
      censor: '[redacted]',
    },
  }
}
