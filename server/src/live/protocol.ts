/** graphql-transport-ws, with graphql-ws; operations go to the upstream, which parses and limits documents. */
import { GraphQLError, GraphQLSchema, parse, type ExecutionArgs } from 'graphql'
import { makeServer, type Server } from 'graphql-ws'
import { z } from 'zod'
import type { LiveUpstream } from '../platform/upstream.ts'
import { Running, type RunningSubscriptions } from './running.ts'

/** The protocol server's data about a connection. */
export interface Peer {
  running: RunningSubscriptions
  /** The token from `connection_init`. */
  authorization: string | null
  /** Called when `connection_init` has arrived. */
  initialised(): void
}

/** 7a.2 over this protocol: a browser's socket cannot send headers, so the token is in the first message. */
const authorization = z
  .string()
  .max(4_200)
  .regex(/^Bearer [A-Za-z0-9\-._~+/]+=*$/)
const initShape = z.object({ Authorization: authorization.optional(), authorization: authorization.optional() })

/**
 * The library requires a schema and a document to execute. Ours are executed by the upstream, so it gets minimal ones
 * and the upstream's results.
 */
const placeholder = { schema: new GraphQLSchema({}), document: parse('subscription { live }') }

export const createProtocol = (upstream: LiveUpstream): Server<Peer> =>
  makeServer<Record<string, unknown> | undefined, Peer>({
    // Our own timer does this (connection.ts).
    connectionInitWaitTimeout: 0,

    /**
     * Without a token the client is a guest. An invalid one is refused (4403), so that the client gets another one
     * first.
     */
    async onConnect({ connectionParams, extra: peer }) {
      peer.initialised()
      const init = initShape.safeParse(connectionParams ?? {})
      if (!init.success) return false
      const bearer = init.data.Authorization ?? init.data.authorization
      if (bearer === undefined) return true
      peer.authorization = bearer
      return upstream.admits(bearer)
    },

    async onSubscribe(
      { extra: { running, authorization: bearer } },
      _id,
      operation,
    ): Promise<ExecutionArgs | GraphQLError[]> {
      const place = running.begin()
      if (!place) return [tooMany()]
      try {
        const results = await upstream.subscribe(operation, bearer)
        if (!('errors' in results)) return { ...placeholder, contextValue: place.hold(results) }
        place.leave()
        return [...results.errors]
      } catch (error) {
        place.leave()
        throw error
      }
    },

    subscribe({ contextValue }) {
      if (!(contextValue instanceof Running)) throw new TypeError('there is nothing to follow')
      return contextValue
    },
  })

const tooMany = () =>
  new GraphQLError('There are too many subscriptions on this connection.', {
    extensions: { category: 'graphql-input', code: 'TOO_MANY_SUBSCRIPTIONS' },
  })
