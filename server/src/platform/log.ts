/** The server's log. Secrets never reach it (I5): of a request only method, path and which parameters it had. */
import type { FastifyServerOptions } from 'fastify'

const readableName = /^[A-Za-z0-9_.[\]-]{1,40}$/

/** A path and the names of its query's parameters, without one value: tokens and emails travel in queries. */
export function redactedUrl(url: string): string {
  const [path = '', query] = url.split('?', 2)
  if (query === undefined) return path
  const names = new Set([...new URLSearchParams(query).keys()].map((name) => (readableName.test(name) ? name : '…')))
  return `${path}?${[...names].map((name) => `${name}=…`).join('&')}`
}

/**
 * Each request has a logger of its own, which puts its id on every line, where requests are logged at all. Above that
 * level a line of a request is rare and stands alone, and a logger for each would cost more than routing it.
 */
export function requestLogger(level: string): NonNullable<FastifyServerOptions['childLoggerFactory']> {
  const ofItsOwn = ['info', 'debug', 'trace'].includes(level)
  return (logger, bindings, options) => (ofItsOwn ? logger.child(bindings, options) : logger)
}

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
    // A second line of defence, should somebody log a request's parts one day.
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
