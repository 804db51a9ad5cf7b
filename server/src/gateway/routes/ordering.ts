/** `/api/ordering/…`: the ordering API (7c), whose calls are all GETs, as reads by GET and writes by POST. */
import { cartProblems } from '@leaflog/core/wire/ordering/problems'
import {
  cart,
  categories,
  orderingPaths,
  orderingReads,
  orderingWrites,
  specials,
} from '@leaflog/core/wire/ordering/ordering'
import type * as z from 'zod/mini'
import { cacheKey, type Loaded } from '../cache/caching.ts'
import { PRODUCTS, type Lifetime } from '../http/lifetimes.ts'
import type { Route } from '../http/route.ts'
import { requireSameOrigin } from '../http/same-origin.ts'
import { checkoutType, jsonBody, readInput, reshape, type OrderingOptions } from './ordering-calls.ts'

const BODY_LIMIT = 4 * 1024

const knownProblems: ReadonlySet<string> = new Set(cartProblems)

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
      answer: reshape(upstream, shape, knownProblems),
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

const pathOf = <T extends z.ZodMiniType>(shape: T, input: unknown, path: (value: z.output<T>) => string): string =>
  path(readInput(shape, input))
