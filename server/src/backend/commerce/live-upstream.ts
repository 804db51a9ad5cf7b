import {
  getOperationAST,
  GraphQLError,
  OperationTypeNode,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql'
import type { LiveUpstream } from '../../upstream.ts'
import type { Sessions } from '../customers/sessions.ts'
import type { CommerceYoga } from './graphql.ts'
import { categorise } from './plugins.ts'
import { inputProblem } from './problems.ts'

/** What Yoga gives, with the types that graphql gives the same functions. */
interface Enveloped {
  schema: GraphQLSchema
  parse(query: string): DocumentNode
  validate(schema: GraphQLSchema, document: DocumentNode): readonly GraphQLError[]
  subscribe(args: ExecutionArgs): Promise<AsyncIterableIterator<ExecutionResult> | ExecutionResult>
  contextFactory(): unknown
}

/**
 * The subscriptions of the commerce API for whoever speaks another protocol than HTTP. Documents are parsed and
 * validated by the same plugins as requests: the same limits, the same masked errors, the same categories.
 */
export const createLiveUpstream = (yoga: CommerceYoga, sessions: Pick<Sessions, 'find'>): LiveUpstream => ({
  admits: async (authorization) => (await sessions.find(authorization)) !== undefined,

  async subscribe({ query, operationName, variables }, authorization) {
    const request = new Request(
      'http://live.invalid/graphql',
      authorization === null ? {} : { headers: { authorization } },
    )
    const enveloped: Enveloped = yoga.getEnveloped({ request, params: {} })
    const { schema, parse, validate, subscribe, contextFactory } = enveloped
    try {
      const document = parse(query)
      const invalid = validate(schema, document)
      if (invalid.length > 0) return refused(invalid)
      if (getOperationAST(document, operationName)?.operation !== OperationTypeNode.SUBSCRIPTION) {
        return refused([inputProblem('Only subscriptions are taken here. Queries and mutations go by HTTP.')])
      }
      const contextValue = await contextFactory()
      const args: ExecutionArgs = { schema, document, operationName, variableValues: variables, contextValue }
      const result = await subscribe(args)
      return 'next' in result ? categorised(result) : refused(result.errors ?? [])
    } catch (error) {
      if (error instanceof GraphQLError) return refused([error])
      throw error
    }
  },
})

function refused(errors: readonly GraphQLError[]) {
  categorise(errors)
  return { errors }
}

/** An iterator of its own: a generator could not be ended while it waits. */
function categorised(results: AsyncIterableIterator<ExecutionResult>): AsyncIterableIterator<ExecutionResult> {
  const iterator: AsyncIterableIterator<ExecutionResult> = {
    [Symbol.asyncIterator]: () => iterator,
    async next() {
      const result = await results.next()
      if (!result.done) categorise(result.value.errors ?? [])
      return result
    },
    return: async () => (await results.return?.()) ?? { done: true, value: undefined },
  }
  return iterator
}
