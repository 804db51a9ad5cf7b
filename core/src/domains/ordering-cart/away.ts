/** The cart while the network is away: which changes wait, and when they are tried again. Pure. */
import { type Pause, isHeld, retryPause } from '../../rules/cart/pause.ts'
import type { Change, OrderingCartContext } from './ordering-cart.context.ts'
import { gather, mayBeDone } from './queue.ts'

/** No answer came. The change stays at the head of the queue and is sent again unchanged. */
export function lose(context: OrderingCartContext, lost: Pause & { readonly code: string }, at: number): Change {
  const { queue, sending, call, away } = context
  // An empty cart is created when a change needs it.
  if (queue.length === 0) return { sending: null, call: undefined }
  const failures = (away?.failures ?? 0) + 1
  const { code, retryAfterMs } = lost
  const pause = retryPause(failures, lost)
  return gathered({
    ...context,
    sending: null,
    call: queue[0]?.id === sending ? call : undefined,
    away: {
      since: away?.since ?? at,
      failures,
      retryAt: at + pause,
      pause,
      code,
      ...(retryAfterMs !== undefined && { notBefore: at + retryAfterMs }),
    },
  })
}

export const canResume = ({ away }: OrderingCartContext, at: number): boolean =>
  away !== undefined && away.retryAt !== null && !isHeld(away, at)

/** After the network came back, the pauses start from the beginning. */
export const resume = ({ away }: OrderingCartContext): Change => ({
  away: away && { ...away, retryAt: null, failures: 1 },
})

export const retry = ({ away }: OrderingCartContext): Change => ({ away: away && { ...away, retryAt: null } })

function gathered(context: OrderingCartContext): OrderingCartContext {
  const { queue } = context
  const fixed = queue.filter((each) => mayBeDone(context, each)).map((each) => ({ ...each, waited: true as const }))
  const next = queue
    .filter((each) => !mayBeDone(context, each))
    .reduce<OrderingCartContext>((so, intent) => ({ ...so, ...gather(so, intent) }), { ...context, queue: fixed })
  // A change that is dropped on the way does not end the wait of those behind it.
  return next.queue.length > 0 ? { ...next, away: context.away } : next
}
