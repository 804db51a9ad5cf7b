/** The calls that the cart waits for. */
import type { PendingCall } from '../../engine/kernel/define-domain.ts'
import { createAt, nextCall } from './next-call.ts'
import type { OrderingCartContext } from './ordering-cart.context.ts'
import type { CartCall } from './ordering-cart.effects.ts'
import type { OrderingCartState } from './ordering-cart.machine.ts'

export function orderingCartPending({ context }: OrderingCartState): PendingCall[] {
  const { sending, fetching } = context
  const call = sending === null ? null : (context.call ?? recalled(context, sending))
  return [
    ...(fetching ? [{ effect: 'fetch', key: fetching.key, params: fetching.request }] : []),
    ...(call ? [{ effect: 'call', params: call, key: call.key ?? call.intent }] : []),
  ]
}

/** Older releases stored only the id: the call follows from the rest of the state, and its key was the row's id. */
function recalled(context: OrderingCartContext, sending: string): CartCall | null {
  const isFirst = context.queue[0]?.id === sending
  if (isFirst) return nextCall({ ...context, sending: null }, undefined)
  return context.target && createAt(context.target, sending, undefined)
}
