/** What joining Rewards does outside. What carries a password is done by the tab that was given it. */
import * as z from 'zod/mini'
import { LeaflogError, isLeaflogError, saidBy } from '../../errors/errors.ts'
import { loadCalls } from '../../http/ask.ts'
import { defineEffect } from '../../engine/kernel/define-domain.ts'
import { enrolmentDetails, enrolmentEvents } from './enrolment.events.ts'

const LANE = 'enrolment'

const calls = () => loadCalls(() => import('./enrolment.calls.ts'))

/** The store's own sentence stands in for none (3.13). */
const refused = (request: string, error: unknown) => [
  enrolmentEvents.refused({
    request,
    ...(isLeaflogError(error) && error.message !== '' ? saidBy(error) : { message: null }),
  }),
]

export const enrolling = z.object({
  request: z.string(),
  existing: z.boolean(),
  email: z.string(),
  details: enrolmentDetails,
  emails: z.boolean(),
  texts: z.boolean(),
  signature: z.string(),
})
export type Enrolling = z.infer<typeof enrolling>

export const enrolmentEffects = {
  loadStates: defineEffect({
    params: z.object({}),
    attempts: 2,
    run: async (context) => (await calls()).loadStates(context),
    giveUp: (_, error) => [
      enrolmentEvents.statesFailed(saidBy(isLeaflogError(error) ? error : new LeaflogError('SERVICE_UNAVAILABLE'))),
    ],
  }),

  checkEmail: defineEffect({
    params: z.object({ request: z.string(), email: z.string() }),
    lane: LANE,
    run: async (context) => (await calls()).checkEmail(context),
    giveUp: ({ params }, error) => refused(params.request, error),
  }),

  checkCredentials: defineEffect({
    params: z.object({ request: z.string(), email: z.string() }),
    lane: LANE,
    tabOnly: true,
    run: async (context) => (await calls()).checkCredentials(context),
    giveUp: ({ params }, error) => refused(params.request, error),
  }),

  enrol: defineEffect({
    params: enrolling,
    lane: LANE,
    tabOnly: true,
    run: async (context) => (await calls()).enrol(context),
    giveUp: ({ params }, error) => refused(params.request, error),
  }),
}
