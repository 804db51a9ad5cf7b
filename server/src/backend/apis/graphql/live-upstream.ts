import {
  getOperationAST,
  GraphQLError,
  OperationTypeNode,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql'
import type { LiveUpstream } from '../../../platform/upstream.ts'
import type { Sessions } from '../../rules/customers/sessions.ts'
import type { CommerceYoga } from './graphql.ts'
import { categorise } from './plugins.ts'
import { refusal } from '../../platform/domain-error.ts'
import { asGraphqlError } from './context/problems.ts'

/** Yoga's functions, with the types of graphql's functions of the same name. */
interface Enveloped {
  schema: GraphQLSchema
  parse(query: string): DocumentNode
  validate(schema: GraphQLSchema, document: DocumentNode): readonly GraphQLError[]
  subscribe(args: ExecutionArgs): Promise<AsyncIterableIterator<ExecutionResult> | ExecutionResult>
  contextFactory(): unknown
}

/**
 * The subscriptions of the commerce API, for protocols other than HTTP. The same plugins parse and validate documents
 * as for requests: the same limits, masked errors and categories.
 */
export const createLiveUpstream = (yoga: CommerceYoga, sessions: Pick<Sessions, 'find'>): LiveUpstream => ({
  admits: async (authorization) => (await sessions.find(authorization)) !== undefined,

  async subscribe({ query, operationName, variables }, authorization) {
    const request = new Request('http://live.invalid/graphql', {
      // Yoga's knowledge of HTTP methods does not apply here.
      method: 'POST',
      headers: authorization === null ? {} : { authorization },
    })
    const enveloped: Enveloped = yoga.getEnveloped({ request, params: {} })
    const { schema, parse, validate, subscribe, contextFactory } = enveloped
    try {
      const document = parse(query)
      const invalid = validate(schema, document)
      if (invalid.length > 0) return refused(invalid)
      if (getOperationAST(document, operationName)?.operation !== OperationTypeNode.SUBSCRIPTION) {
        return refused([asGraphqlError(refusal('SUBSCRIPTIONS_ONLY'))])
      }
      const contextValue = await contextFactory()
      const args: ExecutionArgs = { schema, document, operationName, variableValues: variables, contextValue }
      const result = await subscribe(args)
      return 'next' in result ? asSentEach(result) : refused(result.errors ?? [])
    } catch (error) {
      if (error instanceof GraphQLError) return refused([error])
      // Within the token limit, nesting can still be deeper than the stack.
      if (error instanceof RangeError) return refused([asGraphqlError(refusal('QUERY_TOO_DEEP'))])
      throw error
    }
  },
})

const refused = (errors: readonly GraphQLError[]) => ({ errors: errors.map(asSent) })

/** With a category, and without Yoga's internal extensions, which it removes from its own answers. */
function asSent(error: GraphQLError): GraphQLError {
  const { http: _http, unexpected: _unexpected, ...extensions } = error.extensions
  const { message, nodes, source, positions, path } = error
  const sent = new GraphQLError(message, { nodes, source, positions, path, extensions })
  categorise([sent])
  return sent
}

/** A hand-written iterator: a generator cannot be ended while it waits. */
function asSentEach(results: AsyncIterableIterator<ExecutionResult>): AsyncIterableIterator<ExecutionResult> {
  const iterator: AsyncIterableIterator<ExecutionResult> = {
    [Symbol.asyncIterator]: () => iterator,
    async next() {
      const result = await results.next()
      if (result.done || !result.value.errors) return result
      return { done: false, value: { ...result.value, errors: result.value.errors.map(asSent) } }
    },
    return: async () => (await results.return?.()) ?? { done: true, value: undefined },
  }
  return iterator
}
