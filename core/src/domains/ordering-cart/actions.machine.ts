/** Shared actions of the ordering cart: sending the next change, fetching a cart, following the dispensary. */
import { setup } from 'xstate'
import type { CheckoutEvent } from '../checkout/checkout.events.ts'
import type { DispensaryEvent } from '../dispensary/dispensary.events.ts'
import { effect } from '../../engine/kernel/define-domain.ts'
import type { SessionEvent } from '../session/session.events.ts'
import { refuseHomeless } from './answers.ts'
import { createAt, fetchOf, nextCall } from './next-call.ts'
import type { OrderingCartContext } from './ordering-cart.context.ts'
import type { CartCall, CartOf } from './ordering-cart.effects.ts'
import type { OrderingCartEvent } from './ordering-cart.events.ts'
import { withoutEmptyChanges } from './queue.ts'
import { retarget } from './retarget.ts'

type Event = OrderingCartEvent | DispensaryEvent | SessionEvent | CheckoutEvent

export const base = setup({
  types: { context: {} as OrderingCartContext, events: {} as Event },
  actions: {
    call: effect<CartCall>(),
    fetch: effect<CartOf>(),
    keepIds: effect<{ storeId: string; cartId: string }>(),
    forgetIds: effect(),
  },
})

/** Sends the first change of the queue, unless one is on its way or the network is away. */
export const send = base.enqueueActions(({ context, event, enqueue: then }) => {
  const next = withoutEmptyChanges(refuseHomeless(context))
  if (next !== context) then.assign(next)
  const call = nextCall(next, event.id)
  if (call === null) return
  then.assign({ sending: call.intent, call })
  then({ type: 'call', params: call })
})

/** Creates an empty cart for the next change. */
export const createEmpty = base.enqueueActions(({ context, event, enqueue: then }) => {
  if (context.target === null) return
  const call = createAt(context.target, event.id, event.id)
  then.assign({ sending: event.id, call })
  then({ type: 'call', params: call })
})

/** Only the latest fetch is awaited. */
export const fetch = base.enqueueActions(({ context, event, enqueue: then }) => {
  const request = askedBy(context, event)
  then.assign({ fetching: { key: event.id, request } })
  then({ type: 'fetch', params: request })
})

function askedBy(context: OrderingCartContext, event: Event): CartOf {
  if (event.type === 'orderingCart.recalled') return { ...event.data, delivery: false }
  if (event.type !== 'session.signedIn') return fetchOf(context)
  const { cart } = event.data
  return { storeId: cart?.store_id ?? '', cartId: cart?.id ?? '', delivery: context.target?.delivery ?? false }
}

export const retargeted = base.assign(({ context, event }) =>
  isOfDispensary(event) ? { target: retarget(context.target, event) } : {},
)

const isOfDispensary = (event: Event): event is DispensaryEvent => event.type.startsWith('dispensary.')
