/**
 * The ordering cart (4b). Changes queue up and are sent one at a time; the server's answer replaces what we have.
 *
 *   shopping ─add without a store─> waitingForStore ─store chosen─> shopping
 *   shopping ─add to a cart of another store or mode─> askingNewCart ─yes: new cart, no: cancelled─> shopping
 */
import { type SnapshotFrom, assign, setup } from 'xstate'
import type { DispensaryEvent } from '../dispensary/dispensary.events.ts'
import { effect } from '../kernel/define-domain.ts'
import { type CartCall, deliversTo, nextCall } from './next-call.ts'
import {
  type Intent,
  type OrderingCartContext,
  beginNewCart,
  decline,
  emptyContext,
  enqueue,
  fail,
  finish,
  holdsSomething,
  isElsewhere,
  itemFor,
  refuseForLimit,
  remember,
  waitForStore,
  withoutEmptyChanges,
  withoutNotice,
} from './ordering-cart.context.ts'
import type { OrderingCartEvent } from './ordering-cart.events.ts'
import { SNAPSHOT_FRESH_MS } from './ordering-cart.rules.ts'
import { retarget } from './retarget.ts'

const base = setup({
  types: { context: {} as OrderingCartContext, events: {} as OrderingCartEvent | DispensaryEvent },
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
        context.sending === null && (context.cart?.id ?? event.data.cart.id) === event.data.cart.id,
      actions: [
        assign(({ context, event }) => ({ cart: remember(context, event.data.cart, event.at) })),
        { type: 'keepIds', params: ({ event }) => idsOf(event.data.cart) },
      ],
    },
    'orderingCart.gone': {
      guard: ({ context, event }) => (context.cart?.id ?? event.data.cartId) === event.data.cartId,
      actions: [assign({ cart: null, sending: null }), 'forgetIds', send],
    },

    'orderingCart.noticeElapsed': {
      guard: ({ context, event }) => context.notices[event.data.key]?.until === event.data.until,
      actions: assign(({ context, event }) => ({ notices: withoutNotice(context, event.data.key) })),
    },
    'orderingCart.problemDismissed': {
      guard: ({ context }) => context.problem !== null,
      actions: assign({ problem: null }),
    },
  },
  states: {
    shopping: {},
    waitingForStore: {
      on: {
        'dispensary.chosen': [
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

type Wish = Extract<OrderingCartEvent, { type: 'orderingCart.addRequested' | 'orderingCart.quantityChanged' }>

function intentOf(event: Wish): Intent {
  const { productId, option, quantity } = event.data
  const adding = event.type === 'orderingCart.addRequested'
  return {
    id: event.id,
    kind: adding ? 'add' : 'change',
    productId,
    option,
    quantity,
    facts: adding ? event.data.facts : null,
  }
}

/** Taking out what is not in there changes nothing; neither does a quantity that the line has already (4b.4). */
function wouldChange(context: OrderingCartContext, { data }: Wish): boolean {
  const wanted = context.queue.findLast((each) => each.productId === data.productId && each.option === data.option)
  const item = itemFor(context.cart, data.productId, data.option)
  const quantity = wanted?.quantity ?? item?.quantity ?? 0
  return quantity !== data.quantity || (isElsewhere(context) && data.quantity > 0)
}

const isAnswer = (context: OrderingCartContext, { intent }: { intent: string }) => context.sending === intent

/** 4b.7: young, and with something in it. */
const isFresh = ({ cart, sending }: OrderingCartContext, at: number): boolean =>
  sending !== null || (cart !== null && cart.items.length > 0 && at - cart.fetchedAt < SNAPSHOT_FRESH_MS)

/** The store has been chosen: the add that waited for it goes on by itself. */
function goOn(context: OrderingCartContext): Partial<OrderingCartContext> {
  const intent = context.waiting?.intent
  if (!intent) return {}
  return isElsewhere(context) ? { ...beginNewCart(context, intent), waiting: null } : enqueue(context, intent)
}

const idsOf = (cart: { storeId: string; id: string } | null) => ({
  storeId: cart?.storeId ?? '',
  cartId: cart?.id ?? '',
})

const fetchOf = (context: OrderingCartContext) => ({ ...idsOf(context.cart), delivery: deliversTo(context) })

const isOfDispensary = (event: OrderingCartEvent | DispensaryEvent): event is DispensaryEvent =>
  event.type.startsWith('dispensary.')
