/** What the commerce cart's transitions have in common: sending what is next, reading again, following the dispensary. */
import { setup } from 'xstate'
import type { CheckoutEvent } from '../checkout/checkout.events.ts'
import type { DispensaryEvent } from '../dispensary/dispensary.events.ts'
import { effect } from '../../engine/kernel/define-domain.ts'
import type { SessionEvent } from '../session/session.events.ts'
import type { Shopping } from '../../wire/commerce/shopping.ts'
import type { Change } from './changes.ts'
import type { CommerceCartContext } from './commerce-cart.context.ts'
import type { CommerceCartEvent } from './commerce-cart.events.ts'
import { nextCall, shoppingOf } from './next-call.ts'
import { retarget } from './retarget.ts'
import { changeOf, enqueue, isChangeRequest } from './change-requests.ts'

type Event = CommerceCartEvent | CheckoutEvent | DispensaryEvent | SessionEvent

export const base = setup({
  types: { context: {} as CommerceCartContext, events: {} as Event },
  actions: {
    create: effect<{ change: string; shopping: Shopping }>(),
    join: effect<{ change: string; source: string; shopping: Shopping }>(),
    send: effect<{ cartId: string; change: Change; shopping: Shopping }>(),
    fetch: effect<{ cartId: string; shopping: Shopping | null }>(),
    /** The code travels beside the event (I5). */
    applyGiftCard: effect<{ entry: string; cartId: string; shopping: Shopping | null }>(),
    checkMode: effect<{ check: string; cartId: string; mode: Shopping['mode']; shopping: Shopping | null }>(),
    keepId: effect<{ cartId: string; expiresAt: number | null }>(),
    forgetId: effect(),
    /** The flag that other pages of the brand read (3.17.3). */
    flagModeChange: effect<{ on: boolean }>(),
  },
  guards: { isShopping: ({ context }) => context.target !== null },
})

/** Sends what is next, unless something is on its way. */
export const send = base.enqueueActions(({ context, event, enqueue: then }) => {
  const next = nextCall(context, event.at)
  if (next === null) return
  const { shopping } = next
  switch (next.call) {
    case 'create': {
      const request = { change: next.change, shopping }
      then.assign({ sending: next.change, call: { effect: 'create', key: event.id, request } })
      then({ type: 'create', params: request })
      break
    }
    case 'join': {
      const request = { change: next.source, source: next.source, shopping }
      then.assign({ sending: next.source, call: { effect: 'join', key: event.id, request } })
      then({ type: 'join', params: request })
      break
    }
    case 'send': {
      const { change, cartId } = next
      const queue = context.queue.map((each) => (each.id === change.id ? { ...each, tried: true } : each))
      const request = { cartId, change, shopping }
      then.assign({ sending: change.id, queue, call: { effect: 'send', key: event.id, request } })
      then({ type: 'send', params: request })
    }
  }
})

/** Only the latest fetch is awaited. */
export const fetch = base.enqueueActions(({ context, event, enqueue: then }) => {
  if (context.cartId === null) return
  const request = { cartId: context.cartId, shopping: shoppingOf(context) }
  then.assign({ fetching: { key: event.id, request } })
  then({ type: 'fetch', params: request })
})

/** Fetches the cart before anything else is sent. */
const sync = base.enqueueActions(({ context, enqueue: then }) => {
  if (context.syncing) then(fetch)
})

/** After an answer: the cart is read again where that is needed, a guest's id is kept for the next page, and it goes on. */
export const settled = [
  sync,
  base.enqueueActions(({ context, enqueue: then }) => {
    const { cartId, expiresAt, signedIn } = context
    if (cartId === null) return
    if (!signedIn) then({ type: 'keepId', params: { cartId, expiresAt } })
  }),
  send,
] as const

export const wished = [
  base.assign(({ context, event }) => (isChangeRequest(event) ? enqueue(context, changeOf(event)) : {})),
  send,
] as const

/** Prices, stock and limits are those of where one shops now. */
export const moved = [
  base.assign(({ context, event }) => (isOfDispensary(event) ? { target: retarget(context.target, event) } : {})),
  base.assign(({ context }) => ({ wanted: context.wanted || (context.signedIn && context.cartId === null) })),
  fetch,
  send,
] as const

export const endModeCheck = [
  base.assign({ modeCheck: null }),
  { type: 'flagModeChange', params: { on: false } },
] as const

const isOfDispensary = (event: Event): event is DispensaryEvent => event.type.startsWith('dispensary.')
