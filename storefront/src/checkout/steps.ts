/** The steps of the checkout and their addresses (2b.8). */
import { type CheckoutStep, STEPS } from '@leaflog/core'

export const stepNames: readonly { readonly step: CheckoutStep; readonly name: string }[] = [
  { step: 'cart', name: 'Cart' },
  { step: 'shipping', name: 'Pickup or delivery' },
  { step: 'payment', name: 'Payment' },
]

export const stepHref = (step: CheckoutStep): string => `/checkout?step=${STEPS[step]}`

export const PLACED_PATH = '/checkout/placed'

/** Of an address's search; anything else is the cart. */
export const stepFrom = (search: string): CheckoutStep => {
  const number = new URLSearchParams(search).get('step')
  return stepNames.find(({ step }) => String(STEPS[step]) === number)?.step ?? 'cart'
}
