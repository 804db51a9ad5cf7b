/**
 * The ordering cart (4b). Changes queue up and are sent one at a time; the server's answer replaces what we have.
 *
 *   shopping ─add without a store─> waitingForStore ─store chosen─> shopping
 *   shopping ─add to a cart of another store or mode─> askingNewCart ─yes: new cart, no: cancelled─> shopping
 */
import { type SnapshotFrom, assign, setup } from 'xstate'
import { withoutNotice } from '../../rules/cart/labels.ts'
import type { DispensaryEvent } from '../dispensary/dispensary.events.ts'
import { effect } from '../../engine/kernel/define-domain.ts'
import type { SessionEvent } from '../session/session.events.ts'
import { adopt, clear, expectedId } from './customer-cart.ts'
import { type CartCall, createAt, fetchOf, idsOf, nextCall } from './next-call.ts'
import {
  type OrderingCartContext,
  beginNewCart,
  decline,
  emptyContext,
  enqueue,
  fail,
  finish,
  holdsSomething,
  isElsewhere,
  refuseForLimit,
  remember,
  waitForStore,
  withoutEmptyChanges,
} from './ordering-cart.context.ts'
import type { OrderingCartEvent } from './ordering-cart.events.ts'
import { SNAPSHOT_FRESH_MS } from './ordering-cart.rules.ts'
import { retarget } from './retarget.ts'
import { goOn, intentOf, wouldChange } from './change-requests.ts'

const base = setup({
  types: { context: {} as OrderingCartContext, events: {} as OrderingCartEvent | DispensaryEvent | SessionEvent },
  actions: {
    call: effect<CartCall>(),
    fetch: effect<{ storeId: string; cartId: string; delivery: boolean }>(),
    keepIds: effect<{ storeId: string; cartId: string }>(),
    forgetIds: effect(),
  },
})

/** Sends the first change of the queue, unless one is on its way. */
const send = base.enqueueActions(({ context, enqueue: then }) => {
  const next = withoutEmptyChanges(context)
  if (next !== context) then.assign({ queue: next.queue, notices: next.notices })
  const call = nextCall(next)
  if (call === null) return
  then.assign({ sending: call.intent })
  then({ type: 'call', params: call })
})

const retargeted = base.assign(({ context, event }) =>
  isOfDispensary(event) ? { target: retarget(context.target, event) } : {},
)

export const orderingCartMachine = base.createMachine({
  id: 'orderingCart',
  context: emptyContext,
  initial: 'shopping',
  on: {
    'dispensary.chosen': { actions: retargeted },
    'dispensary.modeChosen': { actions: retargeted },
    'dispensary.recalled': { actions: retargeted },
    'dispensary.fulfilmentChosen': [
      {
        guard: ({ context }) => context.cart !== null && context.cart.items.length > 0 && context.sending === null,
        actions: [retargeted, { type: 'fetch', params: ({ context }) => fetchOf(context) }],
      },
      { actions: retargeted },
    ],

    'orderingCart.addRequested': [
      { guard: ({ context, event }) => !wouldChange(context, event) },
      {
        guard: ({ context }) => context.target === null,
        target: '.waitingForStore',
        actions: assign(({ event }) => waitForStore(intentOf(event), event.at)),
      },
      {
        guard: ({ context }) => isElsewhere(context) && holdsSomething(context),
        target: '.askingNewCart',
        actions: assign(({ event }) => ({ asking: intentOf(event) })),
      },
      {
        guard: ({ context }) => isElsewhere(context),
        target: '.shopping',
        actions: [assign(({ context, event }) => beginNewCart(context, intentOf(event))), 'forgetIds', send],
      },
      {
        target: '.shopping',
        actions: [assign(({ context, event }) => enqueue(context, intentOf(event))), send],
      },
    ],
    'orderingCart.quantityChanged': {
      guard: ({ context, event }) => wouldChange(context, event),
      actions: [assign(({ context, event }) => enqueue(context, intentOf(event))), send],
    },

    'orderingCart.created': {
      guard: ({ context, event }) => context.sending === event.data.intent && context.cart === null,
      actions: [
        assign(({ context, event }) => ({ cart: remember(context, event.data.cart, event.at), sending: null })),
        { type: 'keepIds', params: ({ event }) => idsOf(event.data.cart) },
        send,
      ],
    },
    'orderingCart.changed': {
      guard: ({ context, event }) => isAnswer(context, event.data) && context.cart?.id === event.data.cart.id,
      actions: [
        assign(({ context, event }) => finish(context, event.data.cart, event.at)),
        { type: 'keepIds', params: ({ event }) => idsOf(event.data.cart) },
        send,
      ],
    },
    'orderingCart.limitReached': {
      guard: ({ context, event }) => isAnswer(context, event.data),
      actions: [assign(({ context, event }) => refuseForLimit(context, event.at)), send],
    },
    'orderingCart.failed': {
      guard: ({ context, event }) => isAnswer(context, event.data),
      actions: [assign(({ context, event }) => fail(context, event.data.code)), send],
    },

    'session.signedIn': {
      guard: ({ event }) => event.data.cart !== null,
      actions: [
        assign(({ context, event }) => (event.data.cart ? adopt(context, event.data.cart) : {})),
        {
          type: 'fetch',
          params: ({ context, event }) => ({
            storeId: event.data.cart?.store_id ?? '',
            cartId: event.data.cart?.id ?? '',
            delivery: context.target?.delivery ?? false,
          }),
        },
      ],
    },
    'session.ended': {
      actions: [
        assign(({ context }) => clear(context)),
        'forgetIds',
        base.enqueueActions(({ context, event, enqueue: then }) => {
          if (context.target === null) return
          then.assign({ sending: event.id })
          then({ type: 'call', params: createAt(context.target, event.id) })
        }),
      ],
    },

    'orderingCart.opened': {
      guard: ({ context, event }) => context.cart !== null && !isFresh(context, event.at),
      actions: { type: 'fetch', params: ({ context }) => fetchOf(context) },
    },
    'orderingCart.recalled': {
      guard: ({ context }) => context.cart === null && context.queue.length === 0,
      actions: { type: 'fetch', params: ({ event }) => ({ ...event.data, delivery: false }) },
    },
    'orderingCart.fetched': {
      guard: ({ context, event }) =>
        context.sending === null && expectedId(context, event.data.cart.id) === event.data.cart.id,
      actions: [
        assign(({ context, event }) => ({ cart: remember(context, event.data.cart, event.at), expecting: null })),
        { type: 'keepIds', params: ({ event }) => idsOf(event.data.cart) },
        send,
      ],
    },
    'orderingCart.gone': {
      guard: ({ context, event }) => expectedId(context, event.data.cartId) === event.data.cartId,
      actions: [assign({ cart: null, sending: null, expecting: null }), 'forgetIds', send],
    },
    'orderingCart.fetchFailed': {
      guard: ({ context, event }) => context.expecting === event.data.cartId,
      actions: [assign({ expecting: null }), send],
    },

    'orderingCart.noticeElapsed': {
      guard: ({ context, event }) => context.notices[event.data.key]?.until === event.data.until,
      actions: assign(({ context, event }) => ({ notices: withoutNotice(context.notices, event.data.key) })),
    },
    'orderingCart.problemDismissed': {
      guard: ({ context }) => context.problem !== null || context.issues.length > 0,
      actions: assign({ problem: null, issues: [] }),
    },
  },
  states: {
    shopping: {},
    waitingForStore: {
      on: {
        'dispensary.chosen': [
          {
            // A store of the other channel does not sell what was meant for this one.
            guard: ({ event }) => event.data.dispensary.channel !== 'ordering',
            target: 'shopping',
            actions: [retargeted, assign({ waiting: null, problem: 'PRODUCT_NOT_FOUND' })],
          },
          {
            guard: ({ context, event }) =>
              isElsewhere({ ...context, target: retarget(context.target, event) }) && holdsSomething(context),
            target: 'askingNewCart',
            actions: [
              retargeted,
              assign(({ context }) => ({ asking: context.waiting?.intent ?? null, waiting: null })),
            ],
          },
          {
            target: 'shopping',
            actions: [retargeted, assign(({ context }) => goOn(context)), send],
          },
        ],
        'orderingCart.addCancelled': { target: 'shopping', actions: assign({ waiting: null }) },
        'orderingCart.waitElapsed': {
          guard: ({ context, event }) => context.waiting?.until === event.data.until,
          target: 'shopping',
          actions: assign({ waiting: null }),
        },
      },
    },
    askingNewCart: {
      on: {
        'orderingCart.newCartAccepted': {
          target: 'shopping',
          actions: [
            assign(({ context }) => (context.asking ? beginNewCart(context, context.asking) : {})),
            'forgetIds',
            send,
          ],
        },
        'orderingCart.newCartDeclined': {
          target: 'shopping',
          actions: assign(({ context, event }) => decline(context, event.at)),
        },
      },
    },
  },
})

export type OrderingCartState = SnapshotFrom<typeof orderingCartMachine>

const isAnswer = (context: OrderingCartContext, { intent }: { intent: string }) => context.sending === intent

/** 4b.7: young, and with something in it. */
const isFresh = ({ cart, sending }: OrderingCartContext, at: number): boolean =>
  sending !== null || (cart !== null && cart.items.length > 0 && at - cart.fetchedAt < SNAPSHOT_FRESH_MS)

const isOfDispensary = (event: OrderingCartEvent | DispensaryEvent | SessionEvent): event is DispensaryEvent =>
  event.type.startsWith('dispensary.')
