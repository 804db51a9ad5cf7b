/**
 * Analytics (4f): listens to what happens in the shop, keeps what there is to tell, and sends it when the visitor agrees.
 *
 *   consent: unknown ─granted─> everything that waited is sent    unknown ─refused─> it is forgotten
 *   a page:  arrived ─details, sign-in state and cart known, or 10 s─> told
 *   a batch: queue ─2 s, or 50 events─> flight ─taken─> gone    flight ─not taken─> queue, tried again later
 */
import { type SnapshotFrom, assign, setup } from 'xstate'
import type { AccountEvent } from '../account/account.events.ts'
import type { CheckoutEvent } from '../checkout/checkout.events.ts'
import type { CommerceCartEvent } from '../commerce-cart/commerce-cart.events.ts'
import type { DispensaryEvent } from '../dispensary/dispensary.events.ts'
import { effect } from '../kernel/define-domain.ts'
import type { NavigationEvent } from '../navigation/navigation.events.ts'
import type { OrderingCartEvent } from '../ordering-cart/ordering-cart.events.ts'
import type { SessionEvent } from '../session/session.events.ts'
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
import type { AnalyticsFact } from './analytics.events.ts'
import { ANSWER_WAIT_MS, CONSENT_DAYS } from './analytics.rules.ts'
import { arrived, detailed, knownPagesTold, pageStarted, tellPage } from './pages.ts'
import { moved } from './place.ts'
import {
  cartGone,
  cartMade,
  commerceCartSeen,
  customerKnown,
  funnelWalked,
  orderPlaced,
  orderingCartSeen,
  reading,
  signInSeen,
  signOutSeen,
} from './told.ts'

type Event =
  | AnalyticsFact
  | AccountEvent
  | CheckoutEvent
  | CommerceCartEvent
  | DispensaryEvent
  | NavigationEvent
  | OrderingCartEvent
  | SessionEvent

/** As the wire has it, which no first page loads. */
const MOST_EVENTS = 50

/** 4f.4 */
const PUSHED: ReadonlySet<string> = new Set(['USER_LOGIN', 'ADD_TO_CART', 'REMOVE_FROM_CART'])

const base = setup({
  types: { context: {} as AnalyticsContext, events: {} as Event },
  actions: {
    deliver: effect<{ batch: string; dropped: number; events: readonly Told[] }>(),
    push: effect<Pick<Told, 'name' | 'data'>>(),
  },
})

/** After every event: pages of which enough is known are told, and what is due is sent. Before consent nothing leaves. */
const then = [
  base.assign(({ context, event }) => funnelWalked(knownPagesTold(context, event), event)),
  base.enqueueActions(({ context, event, enqueue }) => {
    if (consentOf(context) !== 'granted') return
    const { queue, flight, sendAt, dropped } = context
    const isFresh = event.type === 'analytics.consentChosen' ? () => true : (told: Told) => isCausedBy(told, event)
    for (const { name, data } of queue.filter((told) => PUSHED.has(told.name) && isFresh(told)))
      enqueue({ type: 'push', params: { name, data } })
    const isDue = sendAt !== null && (sendAt <= event.at || (queue.length >= MOST_EVENTS && context.failures === 0))
    if (flight !== null || !isDue || queue.length === 0) return
    const events = queue.slice(0, MOST_EVENTS)
    enqueue.assign({
      flight: { batch: event.id, count: events.length, until: event.at + ANSWER_WAIT_MS },
      sendAt: null,
      dropped: 0,
    })
    enqueue({ type: 'deliver', params: { batch: event.id, dropped, events } })
  }),
] as const

const commerceRead = [base.assign(({ context }) => reading(context, 'commerce', false)), ...then] as const
const commerceGone = [base.assign(({ context }) => cartGone(context, 'commerce')), ...then] as const
const orderingRead = [base.assign(({ context }) => reading(context, 'ordering', false)), ...then] as const
const orderingGone = [base.assign(({ context }) => cartGone(context, 'ordering')), ...then] as const
const place = [base.assign(({ context, event }) => moved(context, event)), ...then] as const

const DAY_MS = 86_400_000
const until = (at: number) => at + CONSENT_DAYS * DAY_MS

export const analyticsMachine = base.createMachine({
  id: 'analytics',
  context: emptyContext,
  on: {
    'analytics.started': {
      actions: [
        assign(({ context, event }) => {
          const { choice, refusesAll } = event.data
          const isNews = choice !== null && choice !== context.choice
          const next = { ...context, began: true, refusesAll, ...(isNews && { choice, choiceUntil: until(event.at) }) }
          return pageStarted(consentOf(next) === consentOf(context) ? next : consented(next, event.at), event)
        }),
        ...then,
      ],
    },
    'analytics.consentChosen': {
      guard: ({ context, event }) => context.choice !== event.data.choice,
      actions: [
        assign(({ context, event }) =>
          consented({ ...context, choice: event.data.choice, choiceUntil: until(event.at) }, event.at),
        ),
        ...then,
      ],
    },
    'analytics.consentElapsed': {
      guard: ({ context, event }) => context.choiceUntil === event.data.until,
      actions: [assign(({ context, event }) => consented({ ...context, choice: null, choiceUntil: null }, event.at))],
    },

    'navigation.arrived': {
      actions: [assign(({ context, event }) => arrived(context, event, event.data.path)), ...then],
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
    'analytics.hidden': {
      guard: ({ context, event }) => context.pages[event.tab]?.waits === true,
      actions: [assign(({ context, event }) => tellPage(context, event, event.tab)), ...then],
    },

    'analytics.sendDue': {
      guard: ({ context, event }) => context.sendAt === event.data.at && context.flight === null,
      actions: [...then],
    },
    'analytics.woken': {
      guard: ({ context }) => context.failures > 0 && context.flight === null,
      actions: [assign(({ event }) => ({ sendAt: event.at })), ...then],
    },
    'analytics.delivered': {
      guard: ({ context, event }) => context.flight?.batch === event.data.batch,
      actions: [assign(({ context, event }) => delivered(context, event.at)), ...then],
    },
    'analytics.undelivered': {
      guard: ({ context, event }) => context.flight?.batch === event.data.batch,
      actions: [assign(({ context, event }) => undelivered(context, event.at))],
    },

    'session.recalled': {
      guard: ({ event }) => (event.data.expiresAt ?? 0) > event.at,
      actions: [assign(({ context, event }) => signInSeen(context, event)), ...then],
    },
    'session.signedIn': {
      actions: [
        assign(({ context, event }) => {
          const next = signInSeen(context, event)
          return reading(reading(next, 'ordering', event.data.cart !== null), 'commerce', isCommerce(next))
        }),
        ...then,
      ],
    },
    'session.ended': { actions: [assign(({ context, event }) => signOutSeen(context, event)), ...then] },
    'account.loaded': {
      actions: [assign(({ context, event }) => customerKnown(context, event, event.data.customer)), ...then],
    },
    'account.loadFailed': { actions: [assign({ confirmed: true }), ...then] },

    'dispensary.chosen': { actions: [...place] },
    'dispensary.recalled': { actions: [...place] },
    'dispensary.modeChosen': { actions: [...place] },
    'dispensary.fulfilmentChosen': { actions: [...place] },

    // 4f.3: what was only asked for is optimistic, and is not listened to.
    'commerceCart.recalled': { actions: assign(({ context }) => reading(context, 'commerce', true)) },
    'commerceCart.created': {
      actions: [
        assign(({ context, event }) =>
          event.data.cart ? commerceCartSeen(context, event, event.data.cart) : cartMade(context, 'commerce'),
        ),
        ...then,
      ],
    },
    'commerceCart.answered': {
      guard: ({ event }) => event.data.cart !== null,
      actions: [
        assign(({ context, event }) => (event.data.cart ? commerceCartSeen(context, event, event.data.cart) : context)),
        ...then,
      ],
    },
    'commerceCart.joined': {
      actions: [assign(({ context, event }) => commerceCartSeen(context, event, event.data.cart)), ...then],
    },
    'commerceCart.fetched': {
      actions: [assign(({ context, event }) => commerceCartSeen(context, event, event.data.cart)), ...then],
    },
    'commerceCart.giftCardApplied': {
      actions: [assign(({ context, event }) => commerceCartSeen(context, event, event.data.cart)), ...then],
    },
    'commerceCart.fetchFailed': { actions: [...commerceRead] },
    'commerceCart.refused': { actions: [...commerceRead] },
    'commerceCart.unreachable': { actions: [...commerceRead] },
    'commerceCart.gone': { actions: [...commerceGone] },
    'commerceCart.expired': { actions: [...commerceGone] },
    'checkout.placed': {
      actions: [assign(({ context, event }) => orderPlaced(context, event, event.data.order)), ...then],
    },

    'orderingCart.recalled': { actions: assign(({ context }) => reading(context, 'ordering', true)) },
    'orderingCart.created': { actions: [assign(({ context }) => cartMade(context, 'ordering')), ...then] },
    'orderingCart.changed': {
      actions: [assign(({ context, event }) => orderingCartSeen(context, event, event.data.cart)), ...then],
    },
    'orderingCart.fetched': {
      actions: [assign(({ context, event }) => orderingCartSeen(context, event, event.data.cart)), ...then],
    },
    'orderingCart.fetchFailed': { actions: [...orderingRead] },
    'orderingCart.gone': { actions: [...orderingGone] },
    'orderingCart.newCartAccepted': { actions: [...orderingGone] },
  },
})

export type AnalyticsState = SnapshotFrom<typeof analyticsMachine>

const isCommerce = ({ place: { channel } }: AnalyticsContext): boolean => channel === 'commerce'
