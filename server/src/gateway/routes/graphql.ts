/** `/api/graphql`: the relay to the commerce backend's GraphQL (7a). */
import { OperationTypeNode } from 'graphql'
import { z } from 'zod'
import { GatewayError, isUpstreamFailure } from '../../platform/errors.ts'
import { acceptsEvents, type EventStreams } from '../../live/event-streams.ts'
import type { AbuseLimits } from '../policies/abuse-limits.ts'
import { cacheKey, type Loaded, type ResponseCache } from '../cache/caching.ts'
import { acceptedType, isUnreadable, readGraphqlRequest, reasonOf, type GraphqlRequest } from './graphql-request.ts'
import { commerceRequestHeaders, NEUTRAL_HEADERS, passedResponseHeaders, VARY } from '../http/headers.ts'
import { isOpenToPartners } from '../policies/partner-operations.ts'
import { DEVICE_HEADER, type Device, type DeviceCookies } from '../policies/device-cookie.ts'
import { createRefreshCookie, type Taken } from '../policies/refresh-cookie.ts'
import { withoutSecrets } from '../policies/request-secrets.ts'
import { NO_STORE, jsonAnswer, traceNote, type Answer, type Call, type Route } from '../http/route.ts'
import { parseJson, type CallUpstream, type UpstreamTarget } from '../http/upstream-call.ts'

export interface GraphqlOptions {
  commerce: UpstreamTarget
  callUpstream: CallUpstream
  cache: ResponseCache
  abuse: AbuseLimits
  devices: DeviceCookies
  live: EventStreams
  /** The shop's origin for shoppers. */
  publicUrl: string | undefined
}

const BODY_LIMIT = 64 * 1024

export function graphqlRoute(options: GraphqlOptions): Route {
  const { commerce, callUpstream, cache, abuse, devices, live, publicUrl } = options
  const refreshCookie = createRefreshCookie(publicUrl)

  function handle(call: Call): Answer | Promise<Answer> {
    const type = acceptedType(call.header('accept'))
    const request = readOrExplain(call, type)
    if ('status' in request) return request
    const refusal = refuse(call, request)
    if (refusal) return refusal
    const device = devices.of(call, request)
    const wait = request.operation && abuse.count(call, request.operation, request.members.variables, device)
    if (!wait) return proceed(call, request, type, device)
    return wait.then((counted) => (counted ? tooMany(counted) : proceed(call, request, type, device)))
  }

  function proceed(call: Call, request: GraphqlRequest, type: string, device?: Device): Answer | Promise<Answer> {
    const passed = commerceRequestHeaders(call, request.operation?.type)
    const headers = { ...passed, accept: type, ...(device && { [DEVICE_HEADER]: device.id }) }
    const following = follow(call, request, passed['authorization'])
    if (following) return following
    const method = call.method === 'GET' ? 'GET' : 'POST'
    const anonymous = (call.header('authorization') ?? '') === ''
    if (request.lifetime && anonymous) {
      return cache.answer(keyOf(call, request, headers), request.lifetime, () => relay(method, request, headers))
    }
    const filled = refreshCookie.fill(call, request)
    const own = filled.key === undefined ? headers : { ...headers, 'idempotency-key': filled.key }
    const taking = (sent: unknown) => {
      const { answer, cookies } = refreshCookie.take(call, request, sent)
      return { answer, cookies: cookies.length > 0 && device?.signedIn ? [...cookies, device.signedIn] : cookies }
    }
    return relay(method, filled.request, own, taking).then(({ answer }) => answer)
  }

  /** Requests that are refused without an upstream call. */
  function refuse(call: Call, { operation, secret }: GraphqlRequest): Answer | undefined {
    if (call.partner !== undefined && !isOpenToPartners(operation)) {
      return graphqlProblem(new GatewayError('CROSS_ORIGIN'))
    }
    if (call.method === 'GET' && secret) return graphqlProblem(new GatewayError('SECRET_BY_GET'), { allow: 'POST' })
    if (call.method === 'GET' && (operation?.type ?? OperationTypeNode.QUERY) !== OperationTypeNode.QUERY) {
      return graphqlProblem(new GatewayError('MUTATION_BY_GET'), { allow: 'POST' })
    }
    return undefined
  }

  /** A subscription whose events are streamed; undefined for anything else. */
  function follow(call: Call, request: GraphqlRequest, authorization = ''): Promise<Answer> | undefined {
    if (request.operation?.type !== OperationTypeNode.SUBSCRIPTION || call.address === undefined) return undefined
    if (!acceptsEvents(call.header('accept'))) return undefined
    const operation = liveOperation.safeParse(request.members)
    if (!operation.success) throw new GatewayError('QUERY_UNREADABLE')
    return live.open(operation.data, { address: call.address, authorization: authorization || null })
  }

  async function relay(
    method: 'GET' | 'POST',
    request: GraphqlRequest,
    headers: Record<string, string>,
    taking?: (answer: unknown) => Taken,
  ): Promise<Loaded> {
    const upstream = await callUpstream(commerce, requestFor(method, request, headers))
    const sent = parseJson(upstream)
    const { answer: value, cookies } = taking?.(sent) ?? { answer: sent, cookies: [] }
    const body = value === sent ? upstream.body : Buffer.from(JSON.stringify(value))
    const complete = upstream.status === 200 && isObject(value) && !('errors' in value)
    return {
      shareable: complete && upstream.header('set-cookie') === undefined,
      answer: {
        status: upstream.status,
        headers: {
          ...passedResponseHeaders(upstream),
          'content-type': `${(upstream.header('content-type') ?? '').split(';')[0]}; charset=utf-8`,
          'cache-control': NO_STORE,
          vary: VARY,
        },
        body: isObject(value) && 'errors' in value ? explained(value, request) : body,
        ...(cookies.length > 0 && { cookies }),
      },
    }
  }

  return { methods: ['GET', 'POST'], path: '/api/graphql', bodyLimit: BODY_LIMIT, handle, problem: graphqlProblem }
}

const liveOperation = z.object({
  query: z.string(),
  operationName: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
})

function requestFor(method: 'GET' | 'POST', { members, text }: GraphqlRequest, headers: Record<string, string>) {
  if (method === 'POST') {
    return {
      method,
      path: '/graphql',
      headers: { ...headers, 'content-type': 'application/json' },
      body: text,
      maxBytes: 4 * 1024 * 1024,
    }
  }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(members)) {
    query.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  return { method, path: `/graphql?${query}`, headers, maxBytes: 4 * 1024 * 1024 }
}

/**
 * An answer with errors, each with the trace in which it can be found. Of a request with a secret, the secret is removed
 * from the upstream's messages (I5).
 */
function explained(value: { errors: unknown }, { members, secret }: GraphqlRequest): Buffer {
  const errors = secret ? withoutSecrets(value.errors, members) : value.errors
  return Buffer.from(JSON.stringify({ ...value, errors: Array.isArray(errors) ? errors.map(traced) : errors }))
}

function traced(error: unknown): unknown {
  if (!isObject(error)) return error
  const extensions = 'extensions' in error && isObject(error.extensions) ? error.extensions : {}
  return { ...error, extensions: { ...extensions, ...traceNote() } }
}

/** Everything that the upstream sees, so that two requests share an answer only if they look the same to it. */
function keyOf(call: Call, { text }: GraphqlRequest, headers: Record<string, string>): string {
  const seen = Object.entries(headers).filter(([name]) => !NEUTRAL_HEADERS.has(name))
  return cacheKey('graphql', call.method, text, ...seen.flat())
}

function readOrExplain(call: Call, type: string): GraphqlRequest | Answer {
  try {
    return readGraphqlRequest(call)
  } catch (error) {
    if (!isUnreadable(error)) throw error
    const [at] = error.locations ?? []
    const problem = {
      message: new GatewayError('QUERY_UNREADABLE').message,
      ...(at && { locations: [at] }),
      extensions: {
        category: 'graphql-input',
        code: 'QUERY_UNREADABLE',
        params: {},
        reason: reasonOf(error),
        ...traceNote(),
      },
    }
    // GraphQL over HTTP: for clients that accept plain JSON, a document that does not parse is answered with 200.
    const status = type === 'application/json' ? 200 : 400
    return jsonAnswer({ errors: [problem] }, { 'content-type': `${type}; charset=utf-8` }, status)
  }
}

const tooMany = (seconds: number): Answer =>
  graphqlProblem(new GatewayError('TOO_MANY_REQUESTS', { minutes: Math.ceil(seconds / 60) }), {
    'retry-after': String(seconds),
  })

/** GraphQL clients read `errors`; the gateway's other clients read `error`. */
function graphqlProblem(error: GatewayError, headers: Readonly<Record<string, string>> = {}): Answer {
  const { code, params, message } = error
  const category = isUpstreamFailure(error) ? 'internal' : 'graphql-input'
  return jsonAnswer(
    {
      errors: [{ message, extensions: { category, code, params, ...traceNote() } }],
      error: { code, params, message, ...traceNote() },
    },
    headers,
    error.status,
  )
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
