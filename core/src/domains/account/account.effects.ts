/** What the account of the signed-in customer does outside. The calls are loaded with the first of them. */
import * as z from 'zod/mini'
import { LeaflogError, saidBy } from '../../errors/errors.ts'
import { loadCalls } from '../../http/ask.ts'
import { defineEffect } from '../../engine/kernel/define-domain.ts'
import { preferencesChange, profileChange } from '../../wire/commerce/customer-model.ts'
import { accountEvents } from './account.events.ts'

const LANE = 'account'

const calls = () => loadCalls(() => import('./account.calls.ts'))

const refused = (change: string, error: unknown) => {
  const failure = error instanceof LeaflogError ? error : new LeaflogError('ACCOUNT_NOT_SAVED')
  return [accountEvents.saveFailed({ change, ...saidBy(failure) })]
}

export const accountEffects = {
  load: defineEffect({
    params: z.object({}),
    lane: LANE,
    attempts: 2,
    run: async (context) => (await calls()).load(context),
    giveUp: () => [accountEvents.loadFailed({})],
  }),

  loadDashboard: defineEffect({
    params: z.object({}),
    lane: 'account.dashboard',
    attempts: 2,
    run: async (context) => (await calls()).loadDashboard(context),
    giveUp: () => [accountEvents.dashboardFailed({})],
  }),

  saveProfile: defineEffect({
    params: z.object({ change: z.string(), profile: profileChange }),
    lane: LANE,
    run: async (context) => (await calls()).saveProfile(context),
    giveUp: ({ params }, error) => refused(params.change, error),
  }),

  savePreferences: defineEffect({
    params: z.object({ change: z.string(), preferences: preferencesChange }),
    lane: LANE,
    run: async (context) => (await calls()).savePreferences(context),
    giveUp: ({ params }, error) => refused(params.change, error),
  }),

  keepCart: defineEffect({
    params: z.object({ cartId: z.string() }),
    lane: LANE,
    attempts: 3,
    run: async (context) => (await calls()).keepCart(context),
  }),

  /** Only the tab that was given the passwords can do it. */
  savePassword: defineEffect({
    params: z.object({ change: z.string() }),
    lane: LANE,
    tabOnly: true,
    run: async (context) => (await calls()).savePassword(context),
    giveUp: ({ params }, error) => refused(params.change, error),
  }),
}
