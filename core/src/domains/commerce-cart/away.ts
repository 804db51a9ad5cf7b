/** The cart while the network is away: which changes wait, how they are merged, and when they are tried again. Pure. */
import { type Pause, isHeld, retryPause } from '../../rules/cart/pause.ts'
import { keptSentence } from '../../rules/cart/problems.ts'
import { enqueue } from './change-requests.ts'
import { type CommerceCartContext, type Patch, answered } from './commerce-cart.context.ts'

/** The unanswered change stays at the head of the queue and is sent again unchanged. Its key makes it idempotent. */
export function lose(
  context: CommerceCartContext,
  { code, jitter, retryAfterMs }: Pause & { readonly code?: string | undefined },
  at: number,
): Patch {
  const failures = context.failures + 1
  const problem = code === undefined ? context.problem : { code, sentence: keptSentence(code) }
  const pause = retryPause(failures, { jitter, retryAfterMs })
  const lost = { ...answered, failures, retryAt: at + pause, problem }
  // Events of older releases: changes are not merged.
  if (jitter === undefined) return lost
  const since = context.away?.since ?? at
  const away = { since, pause, ...(retryAfterMs !== undefined && { notBefore: at + retryAfterMs }) }
  return { ...lost, away, ...gathered({ ...context, ...lost, away }) }
}

/** Enqueues all waiting changes again, so that they are merged. */
function gathered(context: CommerceCartContext): Pick<CommerceCartContext, 'queue' | 'notices'> {
  const { queue, notices } = context.queue.reduce<CommerceCartContext>(
    (so, each) => {
      const change = { ...each, waited: true as const }
      return { ...so, ...(each.tried ? { queue: [...so.queue, change] } : enqueue(so, change)) }
    },
    { ...context, queue: [] },
  )
  return { queue, notices }
}

export const canResume = ({ retryAt, failures, away }: CommerceCartContext, at: number): boolean =>
  (retryAt !== null || failures > 1) && !isHeld(away, at)
