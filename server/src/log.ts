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
