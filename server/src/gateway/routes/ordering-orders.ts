/** `/api/ordering/order/…`: orders of the ordering channel (docs/ordering-checkout.md). */
import { createHash } from 'node:crypto'
import { orderCalls, orderPaths, orderPlaced, orderTerms } from '@leaflog/core/wire/ordering/order'
import { cartProblems, orderProblems } from '@leaflog/core/wire/ordering/problems'
import * as z from 'zod/mini'
import { GatewayError } from '../../platform/errors.ts'
import { bearer } from '../http/headers.ts'
import { jsonAnswer, type Answer, type Call, type Route } from '../http/route.ts'
import { requireSameOrigin } from '../http/same-origin.ts'
import { checkoutType, jsonBody, readInput, reshape, type OrderingOptions } from './ordering-calls.ts'

const BODY_LIMIT = 8 * 1024
const MOST_BYTES = 4 * 1024 * 1024

const knownProblems: ReadonlySet<string> = new Set([...cartProblems, ...orderProblems])

const placed = z.object({ order: orderPlaced })

/** Kept for a key in place of an order, which is personal data. Whoever asks again gets it from the upstream again. */
const wasPlaced = jsonAnswer({})

/** What is kept for a key is not what was sent, but its hash. */
const fingerprintOf = (...parts: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url')

type Options = Omit<OrderingOptions, 'cache'>

export function orderingOrderRoutes({ ordering, callUpstream, results, publicUrl }: Options): Route[] {
  async function terms(call: Call): Promise<Answer> {
    const { storeId, cartId } = readInput(orderCalls.terms, Object.fromEntries(call.query))
    const headers = { accept: 'application/json', ...checkoutType(call), ...authorizationOf(call) }
    const path = orderPaths.terms(storeId, cartId)
    const upstream = await callUpstream(ordering, { method: 'GET', path, headers, maxBytes: MOST_BYTES })
    return reshape(upstream, orderTerms, knownProblems)
  }

  async function place(call: Call): Promise<Answer> {
    requireSameOrigin(call, publicUrl)
    const { storeId, cartId, order } = readInput(orderCalls.place, jsonBody(call))
    const path = orderPaths.place(storeId, cartId)
    const body = JSON.stringify(order)
    const authorization = authorizationOf(call)
    const ask = async (key: string): Promise<Answer> => {
      const type = { accept: 'application/json', 'content-type': 'application/json' }
      const headers = { ...type, 'idempotency-key': key, ...authorization }
      const upstream = await callUpstream(ordering, { method: 'POST', path, headers, body, maxBytes: MOST_BYTES })
      return reshape(upstream, placed, knownProblems)
    }
    const key = call.header('idempotency-key') ?? ''
    let fresh: Answer | undefined
    // A token may be renewed between two tries, so it is not part of the request; the upstream knows whose the key is.
    const kept = await results.once(key, fingerprintOf(path, body), async (known) => {
      fresh = await ask(known)
      return fresh.status === 200 ? wasPlaced : fresh
    })
    return fresh ?? (kept.status === 200 ? ask(key) : kept)
  }

  return [
    { methods: ['GET'], path: '/api/ordering/order/terms', bodyLimit: 0, handle: terms },
    { methods: ['POST'], path: '/api/ordering/order/place', bodyLimit: BODY_LIMIT, perMinute: 20, handle: place },
  ]
}

/**
 * Who the call is of. Somebody with a token that is none must not order as a guest without noticing.
 * @throws GatewayError SESSION_OVER
 */
function authorizationOf(call: Call): { authorization?: string } {
  const authorization = call.header('authorization') ?? ''
  if (authorization === '') return {}
  if (!bearer.test(authorization)) throw new GatewayError('SESSION_OVER')
  return { authorization }
}
