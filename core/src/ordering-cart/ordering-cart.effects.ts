/** Calls of the ordering API through the gateway (7c). Writes are POSTs with the row's id as idempotency key (I4). */
import * as z from 'zod/mini'
import { LeaflogError, isLeaflogError } from '../errors.ts'
import { fetchAnswer, parseAnswer, readJson } from '../http/ask.ts'
import { type EffectContext, defineEffect } from '../kernel/define-domain.ts'
import type { Fact } from '../kernel/define-events.ts'
import { type Cart, cart, orderingProblem } from '../wire/ordering.ts'
import { orderingCartEvents } from './ordering-cart.events.ts'
import { CART_COOKIE_DAYS } from './ordering-cart.rules.ts'

/** 9b.1 */
export const CART_ID = 'cartId'
export const CART_STORE_ID = 'storeId'

const LANE = 'orderingCart'

const to = { intent: z.string(), storeId: z.string(), delivery: z.boolean(), cartId: z.string() }
const cartCall = z.discriminatedUnion('call', [
  z.object({
    call: z.literal('create'),
    intent: z.string(),
    storeId: z.string(),
    delivery: z.boolean(),
    pricingType: z.enum(['RECREATIONAL', 'MEDICAL']),
  }),
  z.object({ call: z.literal('add'), ...to, productId: z.string(), option: z.string(), quantity: z.int() }),
  z.object({ call: z.literal('update'), ...to, itemId: z.string(), quantity: z.int() }),
  z.object({ call: z.literal('delete'), ...to, itemId: z.string() }),
])
type CartCall = z.infer<typeof cartCall>

const ids = z.object({ storeId: z.string(), cartId: z.string() })

export const orderingCartEffects = {
  call: defineEffect({
    params: cartCall,
    lane: LANE,
    attempts: 3,
    run: async (context) => {
      const { params } = context
      const answer = await post(context)
      if ('problem' in answer) {
        if (answer.problem === 'CART_NOT_FOUND' && params.call !== 'create')
          return [orderingCartEvents.gone({ cartId: params.cartId })]
        return [orderingCartEvents.failed({ intent: params.intent, code: answer.problem })]
      }
      return [factOf(params, answer.cart)]
    },
    giveUp: ({ params }, error) => [
      orderingCartEvents.failed({ intent: params.intent, code: isLeaflogError(error) ? error.code : 'NETWORK_FAILED' }),
    ],
  }),

  /** 8.12: a failure is logged by the kernel, and nothing changes. */
  fetch: defineEffect({
    params: z.extend(ids, { delivery: z.boolean() }),
    lane: LANE,
    run: async ({ params: { delivery, ...params }, ports, config, signal }) => {
      const url = `${config.gateway}/api/ordering/cart?${new URLSearchParams(params)}`
      const headers = checkoutType(delivery)
      const response = await fetchAnswer(ports.http, new Request(url, { headers, signal }))
      // 400: ids that no cart can have, for instance from a cookie that somebody wrote into.
      if (response.status === 404 || response.status === 400)
        return [orderingCartEvents.gone({ cartId: params.cartId })]
      const found = await parseAnswer(response, cart)
      if (found.items.length === 0) return [orderingCartEvents.gone({ cartId: params.cartId })]
      return [orderingCartEvents.fetched({ cart: found })]
    },
    giveUp: ({ params }) => [orderingCartEvents.fetchFailed({ cartId: params.cartId })],
  }),

  keepIds: defineEffect({
    params: ids,
    lane: 'orderingCart.ids',
    run: async ({ params, ports: { cookies } }) => {
      cookies.set(CART_ID, params.cartId, CART_COOKIE_DAYS)
      cookies.set(CART_STORE_ID, params.storeId, CART_COOKIE_DAYS)
      return []
    },
  }),

  forgetIds: defineEffect({
    params: z.object({}),
    lane: 'orderingCart.ids',
    run: async ({ ports: { cookies } }) => {
      cookies.remove(CART_ID)
      cookies.remove(CART_STORE_ID)
      return []
    },
  }),
}

/** 8.3: an answer without items to a change that asks for some means that the limit is reached. */
function factOf(params: CartCall, answer: Cart): Fact {
  if (params.call === 'create') return orderingCartEvents.created({ intent: params.intent, cart: answer })
  const asksForSome = params.call === 'add' || (params.call === 'update' && params.quantity > 0)
  if (asksForSome && answer.items.length === 0) return orderingCartEvents.limitReached({ intent: params.intent })
  return orderingCartEvents.changed({ intent: params.intent, cart: answer })
}

async function post({
  params,
  key,
  ports,
  config,
  signal,
}: EffectContext<CartCall>): Promise<{ cart: Cart } | { problem: string }> {
  const { call, intent: _, delivery, ...body } = params
  const request = new Request(`${config.gateway}/api/ordering/cart/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key, ...checkoutType(delivery) },
    body: JSON.stringify(body),
    signal,
  })
  const response = await fetchAnswer(ports.http, request)
  if (response.ok) return { cart: await parseAnswer(response, cart) }
  if (response.status >= 500 || response.status === 429) throw new LeaflogError('SERVICE_REFUSED')
  const problem = orderingProblem.safeParse(await readJson(response))
  return { problem: problem.success ? problem.data.error.code : 'UNDEFINED' }
}

/** 7a.2: what the totals are reckoned for. */
const checkoutType = (delivery: boolean) => ({ checkouttype: delivery ? 'delivery' : 'pickup' })
