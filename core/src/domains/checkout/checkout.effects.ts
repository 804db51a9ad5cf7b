/** Placing the order, and the account that is made with it. What speaks to the network is loaded when it is needed. */
import * as z from 'zod/mini'
import { LeaflogError, isLeaflogError, saidBy } from '../../errors/errors.ts'
import { loadCalls } from '../../http/ask.ts'
import { defineEffect } from '../../engine/kernel/define-domain.ts'
import type { StorageName } from '../../ports/storage-names.ts'
import { shopping } from '../../wire/commerce/shopping.ts'
import { orderPlacement } from '../../wire/ordering/order.ts'
import { checkoutEvents, orderAccount } from './checkout.events.ts'

// 3.17.2
const PLACING = 'is_placing_order'
const JUST_PLACED = 'just_placed_order'

/** What the server has said no to; anything else may have happened. */
const isRefusal = (error: unknown): error is LeaflogError =>
  isLeaflogError(error, 'SERVICE_REFUSED', 'NOT_FOUND', 'NOT_AUTHORIZED')

const calls = () => loadCalls(() => import('./checkout.calls.ts'))

const placeCall = z.object({ attempt: z.string(), cartId: z.string(), shopping })
export type PlaceCall = z.infer<typeof placeCall>

const orderCall = z.object({ attempt: z.string(), cartId: z.string(), storeId: z.string(), order: orderPlacement })
export type OrderCall = z.infer<typeof orderCall>

const notPlaced = ({ params: { attempt } }: { params: { attempt: string } }, error: unknown) => [
  isRefusal(error)
    ? checkoutEvents.refused({ attempt, code: error.code, ...saidBy(error) })
    : checkoutEvents.unanswered({ attempt }),
]

export const checkoutEffects = {
  place: defineEffect({
    params: placeCall,
    lane: 'checkout',
    attempts: 3,
    run: async (context) => (await calls()).placeCart(context),
    giveUp: notPlaced,
  }),

  /** The same for a cart of the ordering channel. */
  order: defineEffect({
    params: orderCall,
    lane: 'checkout',
    attempts: 3,
    run: async (context) => (await loadCalls(() => import('./order.calls.ts'))).placeOrder(context),
    giveUp: notPlaced,
  }),

  flag: defineEffect({
    params: z.object({ placing: z.boolean(), justPlaced: z.boolean() }),
    lane: 'checkout.flags',
    run: async ({ params, ports: { local } }) => {
      const keep = (name: StorageName, on: boolean) => (on ? local.set(name, '1') : local.remove(name))
      keep(PLACING, params.placing)
      keep(JUST_PLACED, params.justPlaced)
      return []
    },
  }),

  /** Only the tab that was given the password can do it. */
  createAccount: defineEffect({
    params: orderAccount,
    lane: 'checkout',
    tabOnly: true,
    attempts: 2,
    run: async (context) => (await calls()).createAccount(context),
    giveUp: ({ params: { attempt } }, error) => [
      checkoutEvents.accountRefused({
        attempt,
        ...saidBy(isRefusal(error) ? error : new LeaflogError('ENROLMENT_FAILED')),
      }),
    ],
  }),
}
