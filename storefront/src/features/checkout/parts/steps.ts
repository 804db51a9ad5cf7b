/** The steps of the checkout and their addresses (2b.8). */
import { type CheckoutStep, STEPS } from '@leaflog/core'

export const steps = ['cart', 'shipping', 'payment'] as const satisfies readonly CheckoutStep[]

export const stepHref = (step: CheckoutStep): string => `/checkout?step=${STEPS[step]}`

export const PLACED_PATH = '/checkout/placed'

/** The step in an address's search; anything else is the cart. */
export const stepFrom = (search: string): CheckoutStep => {
  const number = new URLSearchParams(search).get('step')
  return steps.find((step) => String(STEPS[step]) === number) ?? 'cart'
}
