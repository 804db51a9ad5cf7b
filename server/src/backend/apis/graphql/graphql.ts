/** Commerce GraphQL at `/graphql` (7a), named and typed as Adobe Commerce names and types its operations. */
import { createGraphQLError, createYoga } from 'graphql-yoga'
import type { YogaLogger } from 'graphql-yoga'
import { GraphQLError } from 'graphql'
import type { DocumentNode } from 'graphql'
import { LRUCache } from 'lru-cache'
import type { Log, Upstream } from '../../../platform/upstream.ts'
import type { ChangeFeed } from '../../platform/changes/change-feed.ts'
import { visitCatalogue } from '../../rules/catalogue/view.ts'
import type { Customers } from '../../rules/customers/customers.ts'
import type { Database } from '../../platform/db.ts'
import { isIdempotencyKey } from '../../platform/idempotency.ts'
import type { CommerceContext } from './context/context.ts'
import { useCategories, useLimits, useMessages } from './plugins.ts'
import { extensionsOf, notSignedIn } from './context/problems.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { commerceSchema } from './schema/index.ts'
import { readShopping } from './context/shopping.ts'
import { chooseStore } from './context/stores.ts'

export interface CommerceGraphqlOptions {
  db: Database
  publicUrl: string
  /** Scheme and host of the shop as its visitors see it; `publicUrl` when left out. */
  shopUrl?: () => string
  /** Scheme and host under which whoever asks reaches pictures and files; `publicUrl` when left out. */
  reachedAt?: () => string
  searchKeySecret: string
  customers: Customers
  /** What subscriptions follow; without it they are refused. */
  changes?: ChangeFeed
  /** Called when an order has something to be done for it. */
  orderChanged?: () => void
  /** Epoch milliseconds. */
  clock: () => number
  /** Unguessable ids. */
  ids: () => string
  log: Log
  /** Whether the schema may be asked for; true when left out. */
  introspection?: boolean
}

const longestBody = 256 * 1024

/** Documents are kept parsed, by their text; bounded by its length, so that no reader can fill the memory. */
const documentCache = <Value extends object>() =>
  new LRUCache<string, Value>({ maxSize: 4 * 1024 * 1024, sizeCalculation: (_, text) => text.length + 1 })

const yogaLogger = (log: Log): YogaLogger => ({
  debug: (...details) => log.debug({ details }, 'commerce GraphQL'),
  info: (...details) => log.info({ details }, 'commerce GraphQL'),
  warn: (...details) => log.warn({ details }, 'commerce GraphQL'),
  error: (...details) =>
    log.error({ err: causeOf(details.find((each) => each instanceof Error)) }, 'commerce GraphQL failed'),
})

/** What a resolver threw, without the errors that GraphQL wrapped it in. */
function causeOf(error: unknown): unknown {
  let cause: unknown = error
  while (cause instanceof GraphQLError && cause.originalError !== undefined) cause = cause.originalError
  return cause
}

/** Only an error that a resolver meant to give leaves the house; anything else becomes one plain sentence. */
const maskError = (error: unknown): Error => {
  const cause = causeOf(error)
  if (cause instanceof GraphQLError && error instanceof Error) return error
  const at = error instanceof GraphQLError && error.path !== undefined ? { path: error.path } : {}
  if (cause instanceof DomainError) return createGraphQLError(cause.message, { ...at, extensions: extensionsOf(cause) })
  return createGraphQLError('Internal server error', {
    ...at,
    extensions: { category: 'internal', unexpected: true, code: 'INTERNAL_SERVER_ERROR' },
  })
}

/**
 * Queries by GET or POST, mutations by POST only (a mutation by GET gets 405). The `Store` header chooses the store
 * (7a.2). Errors carry `extensions.category`; what went wrong inside is logged, never sent.
 */
export const createCommerceGraphql = (options: CommerceGraphqlOptions): Upstream => {
  const yoga = createCommerceYoga(options)
  return async (request) => yoga.fetch(request)
}

export type CommerceYoga = ReturnType<typeof createCommerceYoga>

/** The server behind `createCommerceGraphql`, for whoever speaks another protocol too. */
export const createCommerceYoga = (options: CommerceGraphqlOptions) => {
  const { db, log, publicUrl, searchKeySecret, customers, changes, clock, ids } = options
  return createYoga({
    schema: commerceSchema,
    graphqlEndpoint: '/graphql',
    context: ({ request }): CommerceContext => {
      let store: ReturnType<typeof chooseStore> | undefined
      let catalogue: ReturnType<typeof visitCatalogue> | undefined
      let found: ReturnType<typeof customers.sessions.find> | undefined
      const shopping = readShopping(request.headers)
      const chosenStore = () => (store ??= chooseStore(db, log, request.headers.get('store')))
      const openHere = async () =>
        visitCatalogue(db, { storeId: (await chosenStore()).store_id, mode: shopping.mode, now: clock() })
      const session = async () => {
        const signedIn = await (found ??= customers.sessions.find(authorization))
        if (!signedIn) throw notSignedIn()
        return signedIn
      }
      const authorization = request.headers.get('authorization')
      const key = request.headers.get('idempotency-key')
      return {
        db,
        log,
        clock,
        ids,
        publicUrl: options.reachedAt?.() ?? publicUrl,
        shopUrl: options.shopUrl ?? (() => publicUrl),
        searchKeySecret,
        store: chosenStore,
        shopping,
        catalogue: () => (catalogue ??= openHere()),
        customers,
        orderChanged: options.orderChanged ?? (() => undefined),
        changes,
        session,
        customer: async () => (await session()).customer,
        authorization,
        messages: [],
        idempotencyKey: key !== null && isIdempotencyKey(key) ? key : null,
      }
    },
    plugins: [useLimits(options.introspection ?? true), useMessages(), useCategories()],
    parserAndValidationCache: {
      documentCache: documentCache<DocumentNode>(),
      errorCache: documentCache<Error>(),
    },
    maskedErrors: { maskError, errorMessage: 'Internal server error' },
    logging: yogaLogger(log),
    graphiql: false,
    landingPage: false,
    cors: false,
    multipart: false,
    batching: false,
    maxRequestBodySize: longestBody,
    fetchAPI: { Request, Response, Headers, URL, URLSearchParams, ReadableStream, FormData, Blob, File },
  })
}
