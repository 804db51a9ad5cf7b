/** The checkout's funnel (4f.5, 2b.8): cart 1, shipping 2, payment 3. Pure. */
import { isYounger } from '../../rules/time/age.ts'
import { type AnalyticsContext, type Cause, type Chosen, enqueue } from './analytics.context.ts'
import { SAME_VISIT_MS } from './analytics.rules.ts'

const isCheckout = (path: string): boolean => /^\/checkout(\/|$)/.test(path)

/**
 * Enters the funnel on a checkout page and leaves it elsewhere. `from` is '' on a tab's first page; reloading a
 * checkout page does not enter again.
 */
export function funnelMoved(context: AnalyticsContext, at: number, from: string, to: string) {
  const { funnel } = context
  const wasThere = from === '' ? funnel !== null && isYounger(funnel.at, at, SAME_VISIT_MS) : isCheckout(from)
  if (isCheckout(to)) return wasThere ? funnel : { step: 0, at, told: [null, null] as const }
  return isCheckout(from) ? null : funnel
}

/** Queues the cart step once the cart has lines, then each step for which an option is chosen. */
export function funnelWalked(context: AnalyticsContext, event: Cause): AnalyticsContext {
  const { place, carts } = context
  const known = carts[place.channel]
  if (context.funnel === null || !known?.cart.quantity) return context
  const { cart, chosen } = known
  return chosen.reduce<AnalyticsContext>(
    (so, option, index) => {
      const { funnel } = so
      if (funnel === null || option === null || option === funnel.told[index]) return so
      const step = index + 2
      const options: Chosen = index === 0 ? [option, funnel.told[1]] : [funnel.told[0], option]
      const isSame = funnel.step === step
      const next = { ...so, funnel: { step, at: event.at, told: options } }
      return enqueue(next, event, isSame ? 'CHECKOUT_OPTION' : 'CHECKOUT', {
        step,
        option,
        ...(!isSame && { place, cart }),
      })
    },
    context.funnel.step > 0
      ? context
      : {
          ...enqueue(context, event, 'CHECKOUT', { step: 1, option: null, place, cart }),
          funnel: { ...context.funnel, step: 1 },
        },
  )
}
