/** Commerce GraphQL: queries by GET; mutations and queries with a secret by POST. */
import * as z from 'zod/mini'
import { LeaflogError } from '../errors/errors.ts'
import type { Http } from '../ports/ports.ts'
import { graphqlAnswer } from '../wire/shared/graphql-answer.ts'
import type { Variables } from '../wire/commerce/variables.generated.ts'
import { type Shopping, shoppingHeaders } from '../wire/commerce/shopping.ts'
import { fetchAnswer, readJson, refusedWith } from './ask.ts'
import { placeMeanings } from './meanings.ts'
import { retryAfterOf } from './retry-after.ts'

/** An operation and the shape of its `data`. */
export interface Document<Data = unknown, Name extends string = string> {
  /** The name of the operation, as in its text. */
  readonly operationName: Name
  /** The text of the operation. */
  readonly query: string
  /** Reads `data`, and refuses what has another shape. */
  readonly result: z.ZodMiniType<Data>
}

/** The variables of an operation: those of the schema for an operation of the core, any for another name. */
export type VariablesOf<Name extends string> = Name extends keyof Variables ? Variables[Name] : Record<string, unknown>

export interface CommerceCall {
  readonly http: Http
  /** Origin of the gateway, '' for the page's own. */
  readonly gateway: string
  readonly signal?: AbortSignal
  /** The signed-in customer's token, if the call is on their behalf. */
  readonly token?: string
  /** Idempotency key of a mutation: repeating it has no second effect. */
  readonly key?: string
  /** Store, mode and fulfillment, which determine prices, stock and limits. */
  readonly shopping?: Shopping
  /** Continues while the page unloads. */
  readonly keepalive?: boolean
  /** A query whose variables hold a secret is never sent in an address. */
  readonly hidden?: boolean
  /** Identifies the change that a query's answer has to include, so that caches do not return an older answer. */
  readonly asOf?: string
}

/** The call of an effect: its own key and time limit. */
export const callOf = (context: {
  ports: { readonly http: Http }
  config: { readonly gateway: string }
  signal: AbortSignal
  key: string
}): CommerceCall => ({
  http: context.ports.http,
  gateway: context.config.gateway,
  signal: context.signal,
  key: context.key,
})

const anyAnswer = graphqlAnswer(z.unknown())

/**
 * Returns `data`, parsed. Errors: NETWORK_FAILED and SERVICE_UNAVAILABLE if retrying may help; NOT_AUTHORIZED for the
 * category graphql-authorization, NOT_FOUND for graphql-no-such-entity, else SERVICE_REFUSED. Each has the message of
 * the first error.
 */
export async function askCommerce<Data, Name extends string>(
  call: CommerceCall,
  document: Document<Data, Name>,
  variables: VariablesOf<Name>,
): Promise<Data> {
  const response = await fetchAnswer(call.http, requestOf(call, document, variables))
  const read = anyAnswer.safeParse(await readJson(response))
  const errors = read.data?.errors ?? []
  const [first] = errors
  const of = (category: string) => errors.some(({ extensions }) => extensions?.category === category)
  const { code: reason, params = {} } = first?.extensions ?? {}
  const said = reason === undefined ? {} : { reason, meaning: { code: reason, params } }
  const details = { ...said, ...retryAfterOf(response) }
  if (of('graphql-authorization')) throw new LeaflogError('NOT_AUTHORIZED', first?.message, details)
  if (response.status >= 500 || response.status === 429)
    throw new LeaflogError('SERVICE_UNAVAILABLE', first?.message, details)
  if (first) {
    throw new LeaflogError(of('graphql-no-such-entity') ? 'NOT_FOUND' : 'SERVICE_REFUSED', first.message, details)
  }
  if (!response.ok) throw refusedWith(response)
  placeMeanings(read.data?.data, read.data?.extensions?.messages ?? [])
  const data = document.result.safeParse(read.data?.data)
  if (!data.success) throw new LeaflogError('SERVICE_ANSWER_INVALID', undefined, { cause: data.error })
  return data.data
}

function requestOf(call: CommerceCall, document: Document, variables: object): Request {
  const { operationName, query } = document
  const { gateway, signal, token, key, shopping, asOf, keepalive } = call
  const headers = {
    accept: 'application/json',
    'x-query-name': operationName,
    ...(shopping && shoppingHeaders(shopping)),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(key !== undefined && { 'idempotency-key': key }),
  }
  const init = { headers, ...(signal && { signal }), ...(keepalive && { keepalive }) }
  if (!call.hidden && query.startsWith('query')) {
    const search = new URLSearchParams({ query, operationName, variables: JSON.stringify(variables) })
    if (asOf !== undefined) search.set('extensions', JSON.stringify({ asOf }))
    return new Request(`${gateway}/api/graphql?${search}`, init)
  }
  return new Request(`${gateway}/api/graphql`, {
    ...init,
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ query, operationName, variables }),
  })
}
