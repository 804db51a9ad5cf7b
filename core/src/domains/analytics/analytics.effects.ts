/** What leaves the browser. How it is made, checked and sent is loaded with the first of it. */
import * as z from 'zod/mini'
import { loadCalls } from '../../http/ask.ts'
import { defineEffect } from '../../engine/kernel/define-domain.ts'
import type * as calledLater from './analytics.calls.ts'
import { analyticsEvents } from './analytics.events.ts'

type Calls = typeof calledLater
let loaded: Calls | null = null

export const calls = async (): Promise<Calls> => (loaded = await loadCalls(() => import('./analytics.calls.ts')))

/** For a page that goes, and cannot wait for code. */
export const callsAtHand = (): Calls | null => loaded

export const analyticsEffects = {
  /** Tried once: the machine keeps what was not taken, and sends it later with what has come since. */
  deliver: defineEffect({
    params: z.object({ batch: z.string(), dropped: z.number(), events: z.array(z.json()) }),
    lane: 'analytics',
    run: async (context) => (await calls()).deliver(context),
    giveUp: ({ params: { batch } }) => [analyticsEvents.undelivered({ batch })],
  }),

  /** The tab where it happened has the data layer. */
  push: defineEffect({
    params: z.object({ told: z.json() }),
    lane: 'analytics.dataLayer',
    tabOnly: true,
    run: async (context) => (await calls()).push(context),
  }),
}
