/** What the cart does outside. The calls to commerce GraphQL are loaded with the first of them. */
import * as z from 'zod/mini'
import { LeaflogError, isLeaflogError, saidBy } from '../../errors/errors.ts'
import { loadCalls } from '../../http/ask.ts'
import { defineEffect } from '../../engine/kernel/define-domain.ts'
import { shopping } from '../../wire/commerce/shopping.ts'
import { change } from './changes.ts'
import { commerceCartEvents } from './commerce-cart.events.ts'
import { MODE_CHANGING, forgetCartId, keepCartId } from './commerce-cart.storage.ts'

const LANE = 'commerceCart'
const where = z.nullable(shopping)

const calls = () => loadCalls(() => import('./commerce-cart.calls.ts'))

/** What the server has said no to; anything else may have happened, and is asked for again. */
const isRefusal = (error: unknown): error is LeaflogError =>
  isLeaflogError(error, 'SERVICE_REFUSED', 'NOT_FOUND', 'NOT_AUTHORIZED', 'SERVICE_ANSWER_INVALID')

const giveUp = (awaited: string, error: unknown) => [
  isRefusal(error)
    ? commerceCartEvents.refused({ change: awaited, code: error.reason ?? error.code, ...saidBy(error) })
    : commerceCartEvents.unreachable({ change: awaited, code: isLeaflogError(error) ? error.code : 'UNDEFINED' }),
]

const said = (error: unknown) => saidBy(isLeaflogError(error) ? error : new LeaflogError('SERVICE_UNAVAILABLE'))

export const commerceCartEffects = {
  create: defineEffect({
    params: z.object({ change: z.string(), shopping }),
    lane: LANE,
    run: async (context) => (await calls()).create(context),
    giveUp: ({ params }, error) => giveUp(params.change, error),
  }),

  join: defineEffect({
    params: z.object({ change: z.string(), source: z.string(), shopping }),
    lane: LANE,
    run: async (context) => (await calls()).join(context),
    giveUp: ({ params }, error) => giveUp(params.change, error),
  }),

  send: defineEffect({
    params: z.object({ cartId: z.string(), change, shopping }),
    lane: LANE,
    run: async (context) => (await calls()).send(context),
    giveUp: ({ params }, error) => giveUp(params.change.id, error),
  }),

  fetch: defineEffect({
    params: z.object({ cartId: z.string(), shopping: where }),
    lane: LANE,
    attempts: 2,
    run: async (context) => (await calls()).fetchCart(context),
    giveUp: ({ params }) => [commerceCartEvents.fetchFailed({ cartId: params.cartId })],
  }),

  /** Only the tab that was given the code can do it (I5). */
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

  /** 8.20: a failure is logged by the kernel, and thrown again where the change was asked for. */
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
