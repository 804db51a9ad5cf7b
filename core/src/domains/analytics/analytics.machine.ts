/**
 * Analytics: hears what happens in the shop, keeps what there is to tell, and sends it when the visitor agrees.
 *
 *   consent: unknown ─granted─> everything that waited is sent    unknown ─refused─> it is forgotten
 *   a page:  arrived ─details, sign-in state and cart known, or 10 s─> told
 *   a batch: queue ─2 s, or 50 events─> flight ─taken─> gone    flight ─not taken─> queue, tried again later
 */
import { type SnapshotFrom, assign, setup } from 'xstate'
import { effect } from '../../engine/kernel/define-domain.ts'
import { isAhead, isYounger } from '../../rules/time/age.ts'
import {
  type AnalyticsContext,
  type Told,
  consentOf,
  consented,
  delivered,
  emptyContext,
  isCausedBy,
  undelivered,
} from './analytics.context.ts'
import type { AnalyticsDomainEvent } from './analytics.events.ts'
import { CONSENT_MS, LONGEST_PAUSE_MS, MAX_BATCH } from './analytics.rules.ts'
import { funnelWalked } from './funnel.ts'
import { type TrackedEvent, track, trackedEvents } from './tracked.ts'
import { detailed, knownPagesTold, pageStarted, tellPage } from './pages.ts'

// 4f.4
const PUSHED = ['USER_LOGIN', 'ADD_TO_CART', 'REMOVE_FROM_CART']

const base = setup({
  types: { context: {} as AnalyticsContext, events: {} as AnalyticsDomainEvent | TrackedEvent },
  actions: {
    deliver: effect<{ batch: string; dropped: number; events: readonly Told[] }>(),
    push: effect<{ told: Told }>(),
  },
})

/** After every event: pages of which enough is known are told, and what is due is sent. Before consent nothing leaves. */
const then = [
  base.assign(({ context, event }) => funnelWalked(knownPagesTold(context, event), event)),
  base.enqueueActions(({ context, event, enqueue }) => {
    if (consentOf(context) !== 'granted') return
    const { queue, sendAt, dropped, failures } = context
    const wasWaiting = event.type === 'analytics.consentChosen'
    for (const told of queue)
      if (PUSHED.includes(told.name) && (wasWaiting || isCausedBy(told, event)))
        enqueue({ type: 'push', params: { told } })
    const isDue =
      sendAt !== null && (!isAhead(sendAt, event.at, LONGEST_PAUSE_MS) || (queue.length >= MAX_BATCH && failures === 0))
    if (context.flight !== null || !isDue || queue.length === 0) return
    const events = queue.slice(0, MAX_BATCH)
    const flight = { batch: event.id, count: events.length, ...(dropped > 0 && { dropped }) }
    enqueue.assign({ flight, sendAt: null, dropped: 0 })
    enqueue({ type: 'deliver', params: { batch: event.id, dropped, events } })
  }),
] as const

const hearing = {
  actions: [base.assign(({ context, event }) => (isHeard(event) ? track(context, event) : context)), ...then],
}
const isHeard = (event: AnalyticsDomainEvent | TrackedEvent): event is TrackedEvent =>
  !event.type.startsWith('analytics.')

export const analyticsMachine = base.createMachine({
  id: 'analytics',
  context: emptyContext,
  on: {
    ...Object.fromEntries(trackedEvents.map((type) => [type, hearing])),

    'analytics.started': {
      actions: [
        assign(({ context, event: { data, at } }) => {
          const { refusesAll, choice } = data
          // The log has the order in which tabs chose; the cookie is for a log that does not know, or no longer.
          const isKnown = context.choice !== null && isYounger(context.choiceAt, at, CONSENT_MS)
          return consented(context, { began: true, refusesAll, ...(!isKnown && { choice, choiceAt: at }) }, at)
        }),
        assign(({ context, event }) => pageStarted(context, event)),
        ...then,
      ],
    },
    'analytics.consentChosen': {
      guard: ({ context, event }) => context.choice !== event.data.choice,
      actions: [
        assign(({ context, event: { data, at } }) => consented(context, { ...data, choiceAt: at }, at)),
        ...then,
      ],
    },

    'analytics.pageDetailed': {
      guard: ({ context, event: { tab, data } }) => {
        const page = context.pages[tab]
        return consentOf(context) !== 'refused' && page?.path === data.path && page.key !== data.key
      },
      actions: [assign(({ context, event }) => detailed(context, event, event.data)), ...then],
    },
    'analytics.pageElapsed': {
      guard: ({ context, event: { data } }) => context.pages[data.tab]?.until === data.until,
      actions: [assign(({ context, event }) => tellPage(context, event, event.data.tab)), ...then],
    },

    'analytics.sendDue': {
      guard: ({ context, event }) => context.sendAt === event.data.at && context.flight === null,
      actions: [...then],
    },
    'analytics.woken': {
      guard: ({ context }) => context.failures > 0 && context.flight === null,
      // Should this try fail, the pauses begin again.
      actions: [assign(({ event }) => ({ sendAt: event.at, failures: 1 })), ...then],
    },
    'analytics.delivered': {
      guard: ({ context, event }) => context.flight?.batch === event.data.batch,
      actions: [assign(({ context, event }) => delivered(context, event.at)), ...then],
    },
    'analytics.undelivered': {
      guard: ({ context, event }) => context.flight?.batch === event.data.batch,
      actions: [assign(({ context, event }) => undelivered(context, event.at))],
    },
  },
})

export type AnalyticsState = SnapshotFrom<typeof analyticsMachine>
