/** Commerce GraphQL at `/graphql` (7a). Names and types of its operations are those of Adobe Commerce. */
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
  /** The origin of the shop for its visitors; `publicUrl` by default. */
  shopUrl?: () => string
  /** The origin where clients reach pictures and files; `publicUrl` by default. */
  reachedAt?: () => string
  searchKeySecret: string
  customers: Customers
  /** The changes that subscriptions follow; without it they are refused. */
  changes?: ChangeFeed
  /** Called when an order has follow-up work. */
  orderChanged?: () => void
  /** Epoch milliseconds. */
  clock: () => number
  /** Generates unguessable ids. */
  ids: () => string
  log: Log
  /** Whether introspection is allowed; true by default. */
  introspection?: boolean
}

const longestBody = 256 * 1024

/** Caches parsed documents by their text. Only short ones are cached, so that no client can fill the memory. */
const documentCache = <Value extends object>() =>
  new LRUCache<string, Value>({ maxSize: 4 * 1024 * 1024, sizeCalculation: (_, text) => text.length + 1 })

const yogaLogger = (log: Log): YogaLogger => ({
  debug: (...details) => log.debug({ details }, 'commerce GraphQL'),
  info: (...details) => log.info({ details }, 'commerce GraphQL'),
  warn: (...details) => log.warn({ details }, 'commerce GraphQL'),
  error: (...details) =>
    log.error({ err: causeOf(details.find((each) => each instanceof Error)) }, 'commerce GraphQL failed'),
})

/** The error that a resolver threw, without GraphQL's wrappers. */
function causeOf(error: unknown): unknown {
  let cause: unknown = error
  while (cause instanceof GraphQLError && cause.originalError !== undefined) cause = cause.originalError
  return cause
}

/** Only errors that a resolver throws on purpose are sent; any other becomes one generic sentence. */
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
 * (7a.2). Errors carry `extensions.category`; internal errors are logged and never sent.
 */
export const createCommerceGraphql = (options: CommerceGraphqlOptions): Upstream => {
  const yoga = createCommerceYoga(options)
  return async (request) => yoga.fetch(request)
}

export type CommerceYoga = ReturnType<typeof createCommerceYoga>

/** The server behind `createCommerceGraphql`, also for other protocols than HTTP. */
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
        device: /^[\w-]{24,64}$/.exec(request.headers.get('x-device') ?? '')?.[0] ?? null,
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
