/** Placing the order, and the account that is made with it. What speaks to the network is loaded when it is needed. */
import * as z from 'zod/mini'
import { LeaflogError, isLeaflogError, saidBy } from '../../errors/errors.ts'
import { loadCalls } from '../../http/ask.ts'
import { defineEffect } from '../../engine/kernel/define-domain.ts'
import type { StorageName } from '../../ports/storage-names.ts'
import { shopping } from '../../wire/commerce/shopping.ts'
import { checkoutEvents, orderAccount } from './checkout.events.ts'

/** 3.17.2 */
const PLACING = 'is_placing_order'
const JUST_PLACED = 'just_placed_order'

/** What the server has said no to; anything else may have happened. */
const isRefusal = (error: unknown): error is LeaflogError =>
  isLeaflogError(error, 'SERVICE_REFUSED', 'NOT_FOUND', 'NOT_AUTHORIZED')

const calls = () => loadCalls(() => import('./checkout.calls.ts'))

export const checkoutEffects = {
  place: defineEffect({
    params: z.object({ attempt: z.string(), cartId: z.string(), shopping }),
    lane: 'checkout',
    attempts: 3,
    run: async (context) => (await calls()).placeCart(context),
    giveUp: ({ params: { attempt } }, error) => [
      isRefusal(error)
        ? checkoutEvents.refused({ attempt, code: error.code, ...saidBy(error) })
        : checkoutEvents.unanswered({ attempt }),
    ],
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

  /** Only the tab that was given the password can do it (I5). */
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
