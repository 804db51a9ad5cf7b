import type { ExecutionResult, GraphQLError } from 'graphql'

/**
 * A system that answers requests: a real one over HTTP, or the embedded one in process. Callers cannot tell which. An
 * upstream answers every request with a Response; it rejects only if it cannot be reached.
 */
export type Upstream = (request: Request) => Promise<Response>

/** One GraphQL subscription request. */
export interface LiveOperation {
  query: string
  operationName?: string | null | undefined
  variables?: Readonly<Record<string, unknown>> | null | undefined
}

/** A system with subscriptions, independent of the protocol. */
export interface LiveUpstream {
  /** Whether an `Authorization` is valid now. */
  admits(authorization: string): Promise<boolean>
  /**
   * The results of a subscription, until it ends or `return` is called, which does not wait for the next one; or the
   * errors of the operation. Anything but a subscription is refused. Rejects only if the system fails.
   */
  subscribe(
    operation: LiveOperation,
    authorization: string | null,
  ): Promise<AsyncIterableIterator<ExecutionResult> | { errors: readonly GraphQLError[] }>
}

/** The server's log interface, which pino and Fastify's logger implement. Details never contain secrets. */
export interface Log {
  debug(details: object, message: string): void
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

export const silentLog: Log = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
}

/** A JSON answer. None of the backend's data is cached unless the caller says so. */
export function json(body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  })
}

/** An error answer `{ error: { code, message } }`, the shape of the ordering API and of the gateway. */
export function problem(
  status: number,
  code: string,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return json({ error: { code, message } }, status, headers)
}

/** The answer to an unsupported method. */
export function methodNotAllowed(allow: string): Response {
  return problem(405, 'METHOD_NOT_ALLOWED', `Use ${allow} here.`, { allow })
}

/**
 * The segments of a URL's path, each percent-decoded once, or undefined if an escape is malformed. `/a/b%2Fc/` gives
 * `['a', 'b/c', '']`: a trailing slash is an empty last segment.
 */
export function pathSegments(url: URL): string[] | undefined {
  try {
    return url.pathname.slice(1).split('/').map(decodeURIComponent)
  } catch {
    return undefined
  }
}
