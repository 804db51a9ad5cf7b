/** Calls on behalf of the signed-in customer (7a.7). */
import * as z from 'zod/mini'
import { LeaflogError } from '../errors.ts'
import { askAsCustomer } from '../http/ask-as-customer.ts'
import { callOf } from '../http/ask-commerce.ts'
import { type EffectContext, defineEffect } from '../kernel/define-domain.ts'
import {
  changePassword,
  customerQuery,
  keepOrderingCart,
  preferencesChange,
  profileChange,
  rewardsDashboardQuery,
  updateCustomer,
  updatePreferences,
} from '../wire/customer.ts'
import { accountEvents } from './account.events.ts'

const LANE = 'account'

const customerCallOf = (context: EffectContext<unknown>) => ({
  ...callOf(context),
  credentials: context.config.credentials,
})

const refused = (change: string, error: unknown) => {
  const failure = error instanceof LeaflogError ? error : new LeaflogError('ACCOUNT_NOT_SAVED')
  return [accountEvents.saveFailed({ change, message: failure.message })]
}

export const accountEffects = {
  load: defineEffect({
    params: z.object({}),
    lane: LANE,
    attempts: 2,
    run: async (context) => {
      const { customer } = await askAsCustomer(customerCallOf(context), customerQuery, {})
      return [accountEvents.loaded({ customer })]
    },
    giveUp: () => [accountEvents.loadFailed({})],
  }),

  loadDashboard: defineEffect({
    params: z.object({}),
    lane: 'account.dashboard',
    attempts: 2,
    run: async (context) => {
      const { customer } = await askAsCustomer(customerCallOf(context), rewardsDashboardQuery, {})
      return [accountEvents.dashboardLoaded({ rewards: customer.rewards, orders: customer.orders?.items ?? [] })]
    },
    giveUp: () => [accountEvents.dashboardFailed({})],
  }),

  saveProfile: defineEffect({
    params: z.object({ change: z.string(), profile: profileChange }),
    lane: LANE,
    run: async (context) => {
      const { change, profile } = context.params
      const { updateCustomerV2 } = await askAsCustomer(customerCallOf(context), updateCustomer, { input: profile })
      return [accountEvents.saved({ change, customer: updateCustomerV2.customer })]
    },
    giveUp: ({ params }, error) => refused(params.change, error),
  }),

  savePreferences: defineEffect({
    params: z.object({ change: z.string(), preferences: preferencesChange }),
    lane: LANE,
    run: async (context) => {
      const { change, preferences } = context.params
      const answer = await askAsCustomer(customerCallOf(context), updatePreferences, { input: preferences })
      return [accountEvents.saved({ change, customer: answer.updateCommunicationPreferences.customer })]
    },
    giveUp: ({ params }, error) => refused(params.change, error),
  }),

  keepCart: defineEffect({
    params: z.object({ cartId: z.string() }),
    lane: LANE,
    attempts: 3,
    run: async (context) => {
      await askAsCustomer(customerCallOf(context), keepOrderingCart, { cartId: context.params.cartId })
      return []
    },
  }),

  /** Only the tab that was given the passwords can do it (I5). */
  savePassword: defineEffect({
    params: z.object({ change: z.string() }),
    lane: LANE,
    tabOnly: true,
    run: async (context) => {
      const { current, next } = context.secrets
      if (current === undefined || next === undefined) throw new LeaflogError('ACCOUNT_NOT_SAVED')
      await askAsCustomer(customerCallOf(context), changePassword, { currentPassword: current, newPassword: next })
      return [accountEvents.saved({ change: context.params.change, customer: null })]
    },
    giveUp: ({ params }, error) => refused(params.change, error),
  }),
}
