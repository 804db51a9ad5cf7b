/** What the cart of the ordering API does outside. The calls are loaded with the first of them. */
import * as z from 'zod/mini'
import { isLeaflogError } from '../../errors/errors.ts'
import { isKept, lostBy } from '../../rules/cart/pause.ts'
import { loadCalls } from '../../http/ask.ts'
import { defineEffect } from '../../engine/kernel/define-domain.ts'
import { orderingCartEvents } from './ordering-cart.events.ts'
import { CART_COOKIE_DAYS } from './ordering-cart.rules.ts'

// 9b.1
export const CART_ID = 'cartId'
export const CART_STORE_ID = 'storeId'

const LANE = 'orderingCart'

const calls = () => loadCalls(() => import('./ordering-cart.calls.ts'))

/** `key`: the idempotency key of every try. Rows of older releases have none, and use their id. */
const where = { key: z.optional(z.string()), intent: z.string(), storeId: z.string(), delivery: z.boolean() }
const to = { ...where, cartId: z.string() }
export const cartCall = z.discriminatedUnion('call', [
  z.object({ call: z.literal('create'), ...where, pricingType: z.enum(['RECREATIONAL', 'MEDICAL']) }),
  z.object({ call: z.literal('add'), ...to, productId: z.string(), option: z.string(), quantity: z.int() }),
  z.object({ call: z.literal('update'), ...to, itemId: z.string(), quantity: z.int() }),
  z.object({ call: z.literal('delete'), ...to, itemId: z.string() }),
])
export type CartCall = z.infer<typeof cartCall>

const ids = z.object({ storeId: z.string(), cartId: z.string() })
export const cartOf = z.extend(ids, { delivery: z.boolean() })
export type CartOf = z.infer<typeof cartOf>

export const orderingCartEffects = {
  call: defineEffect({
    params: cartCall,
    lane: LANE,
    run: async (context) => (await calls()).change(context),
    giveUp: ({ params: { intent }, ports }, error) => [
      isLeaflogError(error) && !isKept(error)
        ? orderingCartEvents.failed({ intent, code: error.code })
        : orderingCartEvents.unreachable({ intent, ...lostBy(error, ports) }),
    ],
  }),

  /** A failure is logged by the kernel, and nothing changes. */
  fetch: defineEffect({
    params: cartOf,
    lane: LANE,
    run: async (context) => (await calls()).fetchCart(context),
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
