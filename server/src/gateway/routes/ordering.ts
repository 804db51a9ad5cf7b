/** `/api/ordering/…`: the ordering API (7c), whose calls are all GETs, as reads by GET and writes by POST. */
import {
  cart,
  categories,
  orderingPaths,
  orderingProblem,
  orderingReads,
  orderingWrites,
  specials,
} from '@leaflog/core/wire/ordering/ordering'
import type * as z from 'zod/mini'
import { GatewayError } from '../../platform/errors.ts'
import { cacheKey, type Loaded, type ResponseCache } from '../cache/caching.ts'
import type { IdempotentResults } from '../policies/idempotency.ts'
import { PRODUCTS, type Lifetime } from '../http/lifetimes.ts'
import { NO_STORE, jsonAnswer, type Answer, type Call, type Route } from '../http/route.ts'
import { requireSameOrigin } from '../http/same-origin.ts'
import { parseJson, type CallUpstream, type UpstreamAnswer, type UpstreamTarget } from '../http/upstream-call.ts'

export interface OrderingOptions {
  ordering: UpstreamTarget
  callUpstream: CallUpstream
  cache: ResponseCache
  results: IdempotentResults
  publicUrl: string | undefined
}

const BODY_LIMIT = 4 * 1024

export function orderingRoutes(options: OrderingOptions): Route[] {
  const { ordering, callUpstream, cache } = options

  async function ask<T extends z.ZodMiniType>(
    path: string,
    shape: T,
    more: Readonly<Record<string, string>> = {},
  ): Promise<Loaded> {
    const headers = { accept: 'application/json', ...more }
    const upstream = await callUpstream(ordering, { method: 'GET', path, headers, maxBytes: 4 * 1024 * 1024 })
    return {
      answer: reshape(upstream, shape),
      shareable: upstream.status === 200 && upstream.header('set-cookie') === undefined,
    }
  }

  const read = <T extends z.ZodMiniType>(
    name: string,
    path: (query: unknown) => string,
    shape: T,
    lifetime?: Lifetime,
  ): Route => ({
    methods: ['GET'],
    path: `/api/ordering/${name}`,
    bodyLimit: 0,
    handle: (call) => {
      const upstreamPath = path(Object.fromEntries(call.query))
      const load = () => ask(upstreamPath, shape, lifetime ? {} : checkoutType(call))
      if (lifetime) return cache.answer(cacheKey('ordering', upstreamPath), lifetime, load)
      return load().then(({ answer }) => answer)
    },
  })

  const write = (name: keyof typeof orderingWrites, path: (body: unknown) => string): Route => ({
    methods: ['POST'],
    path: `/api/ordering/cart/${name}`,
    bodyLimit: BODY_LIMIT,
    perMinute: 240,
    handle: async (call) => {
      requireSameOrigin(call, options.publicUrl)
      const upstreamPath = path(jsonBody(call))
      const type = checkoutType(call)
      return await options.results.once(
        call.header('idempotency-key'),
        JSON.stringify([upstreamPath, type]),
        async (key) => (await ask(upstreamPath, cart, { ...type, 'idempotency-key': key })).answer,
      )
    },
  })

  return [
    read('cart', (query) => pathOf(orderingReads.cart, query, (q) => orderingPaths.get(q.storeId, q.cartId)), cart),
    read(
      'categories',
      (query) => pathOf(orderingReads.categories, query, (q) => orderingPaths.categories(q.storeId)),
      categories,
      PRODUCTS,
    ),
    read(
      'specials',
      (query) => pathOf(orderingReads.specials, query, (q) => orderingPaths.specials(q.storeId)),
      specials,
      PRODUCTS,
    ),
    write('create', (body) =>
      pathOf(orderingWrites.create, body, (b) => orderingPaths.create(b.storeId, b.pricingType)),
    ),
    write('add', (body) =>
      pathOf(orderingWrites.add, body, (b) =>
        orderingPaths.add(b.storeId, b.cartId, b.productId, b.option, b.quantity),
      ),
    ),
    write('update', (body) =>
      pathOf(orderingWrites.update, body, (b) => orderingPaths.update(b.storeId, b.cartId, b.itemId, b.quantity)),
    ),
    write('delete', (body) =>
      pathOf(orderingWrites.delete, body, (b) => orderingPaths.delete(b.storeId, b.cartId, b.itemId)),
    ),
  ]
}

/** 7a.2: the fulfilment type for a cart's totals; anything but delivery is pickup. */
const checkoutType = (call: Call) => ({
  checkouttype: call.header('checkouttype') === 'delivery' ? 'delivery' : 'pickup',
})

function pathOf<T extends z.ZodMiniType>(shape: T, input: unknown, path: (value: z.output<T>) => string): string {
  const parsed = shape.safeParse(input)
  if (parsed.success) return path(parsed.data)
  const names = new Set(parsed.error.issues.map((issue) => String(issue.path[0] ?? 'body')))
  throw new GatewayError('BAD_REQUEST', { detail: [...names].join(', ') })
}

function jsonBody(call: Call): unknown {
  if (!/^application\/json\s*(;|$)/i.test(call.header('content-type') ?? '')) {
    throw new GatewayError('UNSUPPORTED_MEDIA_TYPE')
  }
  try {
    return JSON.parse(call.body.toString('utf8'))
  } catch (error) {
    throw new GatewayError('BAD_REQUEST', { detail: 'body' }, { cause: error })
  }
}

/** Codes of 8.25 and the ordering API's own; others become UNDEFINED, which the add button handles. */
const knownProblems = new Set([
  'PRODUCT_NOT_FOUND',
  'NOT_SALABLE',
  'INSUFFICIENT_STOCK',
  'UNDEFINED',
  'CART_NOT_FOUND',
  'STORE_NOT_FOUND',
  'IDEMPOTENCY_CONFLICT',
])
const problemStatuses = new Set([400, 404, 409, 422])

/** Parses and serializes the upstream's answer, so that only fields of the wire pass. */
function reshape<T extends z.ZodMiniType>(upstream: UpstreamAnswer, shape: T): Answer {
  const value = parseJson(upstream)
  if (upstream.status === 200) {
    const parsed = shape.safeParse(value)
    if (!parsed.success) throw new GatewayError('UPSTREAM_UNEXPECTED', {}, { cause: parsed.error })
    return jsonAnswer(parsed.data, { 'cache-control': NO_STORE })
  }
  const problem = orderingProblem.safeParse(value)
  if (!problem.success || !problemStatuses.has(upstream.status)) throw new GatewayError('UPSTREAM_UNEXPECTED')
  const { code, params, message } = problem.data.error
  const error = knownProblems.has(code) ? { code, params, message } : { code: 'UNDEFINED', params: {}, message }
  return jsonAnswer({ error }, {}, upstream.status)
}
