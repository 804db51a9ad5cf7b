/** What the cart does outside. The calls to commerce GraphQL are loaded with the first of them. */
import * as z from 'zod/mini'
import { LeaflogError, isLeaflogError, saidBy } from '../../errors/errors.ts'
import { loadCalls } from '../../http/ask.ts'
import { defineEffect } from '../../engine/kernel/define-domain.ts'
import type { Ports } from '../../ports/ports.ts'
import { isKept, lostBy } from '../../rules/cart/pause.ts'
import { shopping } from '../../wire/commerce/shopping.ts'
import { change } from './changes.ts'
import { commerceCartEvents } from './commerce-cart.events.ts'
import { MODE_CHANGING, forgetCartId, keepCartId } from './commerce-cart.storage.ts'

const LANE = 'commerceCart'
const where = z.nullable(shopping)

const calls = () => loadCalls(() => import('./commerce-cart.calls.ts'))

const giveUp = (awaited: string, error: unknown, ports: Pick<Ports, 'random'>) => [
  isLeaflogError(error) && !isKept(error)
    ? commerceCartEvents.refused({ change: awaited, code: error.reason ?? error.code, ...saidBy(error) })
    : commerceCartEvents.unreachable({ change: awaited, ...lostBy(error, ports) }),
]

const said = (error: unknown) => saidBy(isLeaflogError(error) ? error : new LeaflogError('SERVICE_UNAVAILABLE'))

export const cartCalls = {
  create: z.object({ change: z.string(), shopping }),
  join: z.object({ change: z.string(), source: z.string(), shopping }),
  send: z.object({ cartId: z.string(), change, shopping }),
}
export const cartFetch = z.object({ cartId: z.string(), shopping: where })

export const commerceCartEffects = {
  create: defineEffect({
    params: cartCalls.create,
    lane: LANE,
    run: async (context) => (await calls()).create(context),
    giveUp: ({ params, ports }, error) => giveUp(params.change, error, ports),
  }),

  join: defineEffect({
    params: cartCalls.join,
    lane: LANE,
    run: async (context) => (await calls()).join(context),
    giveUp: ({ params, ports }, error) => giveUp(params.change, error, ports),
  }),

  send: defineEffect({
    params: cartCalls.send,
    lane: LANE,
    run: async (context) => (await calls()).send(context),
    giveUp: ({ params, ports }, error) => giveUp(params.change.id, error, ports),
  }),

  fetch: defineEffect({
    params: cartFetch,
    lane: LANE,
    attempts: 2,
    run: async (context) => (await calls()).fetchCart(context),
    giveUp: ({ params }) => [commerceCartEvents.fetchFailed({ cartId: params.cartId })],
  }),

  /** Only the tab that was given the code can do it. */
  applyGiftCard: defineEffect({
    params: z.object({ entry: z.string(), cartId: z.string(), shopping: where }),
    lane: LANE,
    tabOnly: true,
    run: async (context) => (await calls()).enterGiftCard(context),
    giveUp: ({ params: { entry } }, error) => [
      commerceCartEvents.giftCardRefused({
        entry,
        code: isLeaflogError(error) ? (error.reason ?? error.code) : 'SERVICE_UNAVAILABLE',
        ...said(error),
      }),
    ],
  }),

  /** A failure is logged by the kernel, and thrown again where the change was asked for. */
  checkMode: defineEffect({
    params: z.object({
      check: z.string(),
      cartId: z.string(),
      mode: z.enum(['RECREATIONAL', 'MEDICAL']),
      shopping: where,
    }),
    lane: LANE,
    attempts: 2,
    run: async (context) => (await calls()).checkMode(context),
    giveUp: ({ params: { check } }, error) => [commerceCartEvents.modeCheckFailed({ check, ...said(error) })],
  }),

  keepId: defineEffect({
    params: z.object({ cartId: z.string(), expiresAt: z.nullable(z.number()) }),
    lane: 'commerceCart.id',
    run: async ({ params: { cartId, expiresAt }, ports }) => {
      if (expiresAt !== null) keepCartId(ports, { cartId, expiresAt })
      return []
    },
  }),

  forgetId: defineEffect({
    params: z.object({}),
    lane: 'commerceCart.id',
    run: async ({ ports }) => {
      forgetCartId(ports)
      return []
    },
  }),

  flagModeChange: defineEffect({
    params: z.object({ on: z.boolean() }),
    lane: 'commerceCart.mode',
    run: async ({ params: { on }, ports: { local } }) => {
      if (on) local.set(MODE_CHANGING, '1')
      else local.remove(MODE_CHANGING)
      return []
    },
  }),
}
