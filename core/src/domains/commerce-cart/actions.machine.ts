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
    case 'create':
      then.assign({ sending: next.change })
      then({ type: 'create', params: { change: next.change, shopping } })
      break
    case 'join':
      then.assign({ sending: next.source })
      then({ type: 'join', params: { change: next.source, source: next.source, shopping } })
      break
    case 'send': {
      const { change, cartId } = next
      const queue = context.queue.map((each) => (each.id === change.id ? { ...each, tried: true } : each))
      then.assign({ sending: change.id, queue })
      then({ type: 'send', params: { cartId, change, shopping } })
    }
  }
})

export const fetch = base.enqueueActions(({ context, enqueue: then }) => {
  if (context.cartId === null) return
  then({ type: 'fetch', params: { cartId: context.cartId, shopping: shoppingOf(context) } })
})

/** After an answer: the cart is read again where that is needed, a guest's id is kept for the next page (4c.1), and it goes on. */
export const settled = [
  base.enqueueActions(({ context, enqueue: then }) => {
    const { cartId, expiresAt, signedIn, syncing } = context
    if (cartId === null) return
    if (syncing) then({ type: 'fetch', params: { cartId, shopping: shoppingOf(context) } })
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
