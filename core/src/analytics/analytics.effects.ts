/** What leaves the browser. How it is checked, written and sent is loaded with the first of it. */
import * as z from 'zod/mini'
import { loadCalls } from '../http/ask.ts'
import { defineEffect } from '../kernel/define-domain.ts'
import { analyticsEvents } from './analytics.events.ts'

const calls = () => loadCalls(() => import('./analytics.calls.ts'))

export const analyticsEffects = {
  /** Tried once: the machine keeps what was not taken, and sends it later with what has come since. */
  deliver: defineEffect({
    params: z.object({ batch: z.string(), dropped: z.number(), events: z.array(z.json()) }),
    lane: 'analytics',
    run: async (context) => (await calls()).deliver(context),
    giveUp: ({ params: { batch } }) => [analyticsEvents.undelivered({ batch })],
  }),

  /** 4f.4: the tab where it happened has the data layer. */
  push: defineEffect({
    params: z.object({ name: z.string(), data: z.json() }),
    lane: 'analytics.dataLayer',
    tabOnly: true,
    run: async (context) => (await calls()).push(context),
  }),
}
