/** The calls that the cart waits for. */
import type { PendingCall } from '../../engine/kernel/define-domain.ts'
import type { CommerceCartContext, SentCall } from './commerce-cart.context.ts'
import type { CommerceCartState } from './commerce-cart.machine.ts'
import { nextCall, shoppingOf } from './next-call.ts'

export function commerceCartPending({ context }: CommerceCartState): PendingCall[] {
  const { sending, call, fetching, giftCard, modeCheck } = context
  const asked = { cartId: context.cartId ?? '', shopping: shoppingOf(context) }
  const sent = sending === null ? null : call ? pendingOf(call) : recalled(context, sending)
  return [
    ...(fetching ? [{ effect: 'fetch', key: fetching.key, params: fetching.request }] : []),
    ...(sent ? [sent] : []),
    ...(giftCard ? [{ effect: 'applyGiftCard', key: giftCard.id, params: { entry: giftCard.id, ...asked } }] : []),
    ...(modeCheck?.status === 'checking'
      ? [
          {
            effect: 'checkMode',
            key: modeCheck.id,
            params: { check: modeCheck.id, cartId: asked.cartId, mode: modeCheck.mode, shopping: asked.shopping },
          },
        ]
      : []),
  ]
}

const pendingOf = ({ effect, key, request }: SentCall): PendingCall => ({ effect, key, params: request })

/** Older releases stored only the id: the call follows from the rest of the state. */
function recalled(context: CommerceCartContext, sending: string): PendingCall | null {
  const next = nextCall({ ...context, sending: null, syncing: false, retryAt: null }, Number.POSITIVE_INFINITY)
  if (next === null) return null
  const { call, ...params } = next
  return { effect: call, key: sending, params }
}
