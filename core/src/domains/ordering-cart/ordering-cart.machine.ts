/**
 * The ordering cart. Changes queue up and are sent one at a time; the server's answer replaces what we have.
 *
 *   shopping ─add without a store─> waitingForStore ─store chosen─> shopping
 *   shopping ─add to a cart of another store or mode─> askingNewCart ─yes: new cart, no: cancelled─> shopping
 *
 * Beside that: is an answer awaited (`sending`), is a cart asked for (`fetching`), is the network away (`away`).
 */
import { type SnapshotFrom, assign } from 'xstate'
import { withoutNotice } from '../../rules/cart/labels.ts'
import { isYounger } from '../../rules/time/age.ts'
import { base, createEmpty, fetch, retargeted, send } from './actions.machine.ts'
import { fail, finish, refuseForLimit, remember } from './answers.ts'
import { goOn, intentOf, wouldChange } from './change-requests.ts'
import { adopt, clear } from './customer-cart.ts'
import { fetches } from './fetches.machine.ts'
import { idsOf } from './next-call.ts'
import { offline } from './offline.machine.ts'
import {
  type OrderingCartContext,
  answered,
  emptyContext,
  hasHome,
  holdsSomething,
  isElsewhere,
} from './ordering-cart.context.ts'
import { SNAPSHOT_FRESH_MS } from './ordering-cart.rules.ts'
import { beginNewCart, decline, enqueue, waitForStore } from './queue.ts'
import { retarget } from './retarget.ts'

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
        actions: [retargeted, fetch],
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
        actions: [assign(({ context, event }) => ({ ...enqueue(context, intentOf(event)), waiting: null })), send],
      },
    ],
    'orderingCart.quantityChanged': {
      guard: ({ context, event }) => hasHome(context) && wouldChange(context, event),
      actions: [assign(({ context, event }) => enqueue(context, intentOf(event))), send],
    },

    'orderingCart.created': {
      guard: ({ context, event }) => context.sending === event.data.intent && context.cart === null,
      actions: [
        assign(({ context, event }) => ({ ...answered, cart: remember(context, event.data.cart, event.at) })),
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
    ...offline.on,

    // It has become an order; changes that wait begin a new one.
    'checkout.ordered': {
      guard: ({ context, event }) => context.cart?.id === event.data.cartId,
      actions: [assign({ ...answered, cart: null, refused: undefined, problem: null }), 'forgetIds', send],
    },
    'checkout.refused': { guard: ({ context }) => context.cart !== null && context.sending === null, actions: fetch },

    'session.signedIn': {
      guard: ({ event }) => event.data.cart !== null,
      actions: [assign(({ context, event }) => (event.data.cart ? adopt(context, event.data.cart) : {})), fetch],
    },
    'session.ended': {
      target: '.shopping',
      actions: [assign(({ context }) => clear(context)), 'forgetIds', createEmpty],
    },

    'orderingCart.opened': {
      guard: ({ context, event }) => context.cart !== null && !isFresh(context, event.at),
      actions: fetch,
    },
    'orderingCart.recalled': {
      guard: ({ context }) => context.cart === null && context.queue.length === 0 && context.expecting === null,
      actions: fetch,
    },
    ...fetches.on,

    'orderingCart.noticeElapsed': {
      guard: ({ context, event }) => context.notices[event.data.key]?.until === event.data.until,
      actions: assign(({ context, event }) => ({ notices: withoutNotice(context.notices, event.data.key) })),
    },
    'orderingCart.problemDismissed': {
      guard: ({ context }) => context.problem !== null || context.issues.length > 0 || context.refused !== undefined,
      actions: assign({ problem: null, issues: [], refused: undefined }),
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
  sending !== null || (cart !== null && cart.items.length > 0 && isYounger(cart.fetchedAt, at, SNAPSHOT_FRESH_MS))
