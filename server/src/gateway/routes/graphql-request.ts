/**
 * Parses a GraphQL request (7a.1), by GET or POST, into one operation with everything that the gateway needs to know.
 */
import { GraphQLError } from 'graphql'
import { LRUCache } from 'lru-cache'
import { GatewayError } from '../../platform/errors.ts'
import { operationOf, type OperationRequest } from '../policies/graphql-operation.ts'
import type { Lifetime } from '../http/lifetimes.ts'
import { holdsSecret } from '../policies/request-secrets.ts'
import type { Call } from '../http/route.ts'

export interface GraphqlRequest extends OperationRequest {
  /** How long its answer may be cached; undefined if it must not be. */
  lifetime: Lifetime | undefined
}

/**
 * Cacheable requests repeat verbatim, so their parse results are kept. Others may contain a visitor's secrets and are
 * not kept.
 */
const read = new LRUCache<string, GraphqlRequest>({
  maxSize: 8 * 1024 * 1024,
  maxEntrySize: 64 * 1024,
  sizeCalculation: ({ text }, key) => 2 * key.length + 4 * text.length + 512,
})

/** @throws GatewayError QUERY_UNREADABLE | BATCH_REFUSED | UNSUPPORTED_MEDIA_TYPE; GraphQLError for a bad document */
export function readGraphqlRequest(call: Call): GraphqlRequest {
  const sent = call.method === 'POST' ? bodyOf(call) : call.search
  const key = `${call.method} ${sent}`
  const known = read.get(key)
  if (known) return known
  const members = call.method === 'POST' ? membersOfBody(sent) : membersOfQuery(call.query)
  if (members.query === undefined) throw new GatewayError('QUERY_UNREADABLE')
  const operation = operationOf(members.query, members.operationName)
  const secret = operation?.secret === true || holdsSecret([members.variables, members.extensions])
  const lifetime = secret ? undefined : operation?.lifetime
  const request = { members, text: writeJson(members), operation, secret, lifetime }
  if (lifetime) read.set(key, request)
  return request
}

function bodyOf(call: Call): string {
  if (!/^application\/(graphql\+)?json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(call.header('content-type') ?? '')) {
    throw new GatewayError('UNSUPPORTED_MEDIA_TYPE')
  }
  return call.body.toString('utf8')
}

function membersOfBody(text: string): GraphqlRequest['members'] {
  const value = readJson(text)
  if (Array.isArray(value)) throw new GatewayError('BATCH_REFUSED')
  if (typeof value !== 'object' || value === null) throw new GatewayError('QUERY_UNREADABLE')
  return pick(value)
}

function membersOfQuery(query: URLSearchParams): GraphqlRequest['members'] {
  const text = (name: string): string | undefined => query.get(name) ?? undefined
  const json = (name: string): unknown => (query.get(name) ? readJson(query.get(name) ?? '') : undefined)
  return pick({
    query: text('query'),
    operationName: text('operationName'),
    variables: json('variables'),
    extensions: json('extensions'),
  })
}

function pick(from: GraphqlRequest['members']): GraphqlRequest['members'] {
  const members: GraphqlRequest['members'] = {}
  for (const name of ['query', 'operationName', 'variables', 'extensions'] as const) {
    if (Object.hasOwn(from, name) && from[name] !== undefined) members[name] = from[name]
  }
  return members
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new GatewayError('QUERY_UNREADABLE', {}, { cause: error })
  }
}

/** A value that can be parsed may still be too deep to be serialized. */
function writeJson(value: unknown): string {
  try {
    return JSON.stringify(value)
  } catch (error) {
    throw new GatewayError('QUERY_UNREADABLE', {}, { cause: error })
  }
}

const GRAPHQL_TYPE = 'application/graphql-response+json'
export type GraphqlType = typeof GRAPHQL_TYPE | 'application/json'

/** Which of the two media types an Accept header prefers; JSON if it names neither. */
export function acceptedType(accept: string | undefined): GraphqlType {
  if (accept === undefined || accept === 'application/json') return 'application/json'
  let best: { type: GraphqlType; quality: number } = { type: 'application/json', quality: 0 }
  for (const range of accept.split(',')) {
    const [name = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    if (name !== GRAPHQL_TYPE && name !== 'application/json') continue
    const quality = Number(parameters.find((one) => one.startsWith('q='))?.slice(2) ?? 1)
    if (quality > best.quality) best = { type: name, quality }
  }
  return best.type
}

/** A document that does not parse is the client's error (8.17); the position helps its author. */
export const isUnreadable = (error: unknown): error is GraphQLError => error instanceof GraphQLError

/** The syntax error without the source text, which may be a password (I5). */
export const reasonOf = ({ message }: GraphQLError): string =>
  message.replace(/\b(Name|String|BlockString|Int|Float|Comment) ".*"/s, '$1').replace(/: ".*"/s, '')
