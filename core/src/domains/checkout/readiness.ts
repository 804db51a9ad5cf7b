/** What a cart still needs before it can be ordered, by step (2b.8). Pure. */
import { serviceProblemOf } from '../../wire/commerce/commerce-cart.ts'
import type { Meaning } from '../../wire/messages/message.ts'
import type { CheckoutCart } from './checkout-cart.ts'
import { type CheckoutStep, STEPS } from './checkout.rules.ts'

export interface Shopper {
  readonly asGuest: boolean
  readonly delivery: boolean
}

/** What a cart may need before it can be ordered. */
export type Need = 'lines' | 'problems' | 'email' | 'pickup' | 'address' | 'method' | 'slot' | 'billing' | 'payment'

/** Something that a cart still needs, and where to give it. */
export interface Missing {
  /** The step that asks for it. */
  readonly step: CheckoutStep
  /** What it is. */
  readonly need: Need
  /** What the shopper has to do. */
  readonly sentence: string
  /** What a service meant by it, where it is the service's sentence. */
  readonly meaning?: Meaning | undefined
}

const cartNeeds = (cart: CheckoutCart): Missing[] => {
  if (cart.lines.length === 0) return [{ step: 'cart', need: 'lines', sentence: 'Add something to your cart first.' }]
  const closed = serviceProblemOf(cart)
  if (closed) return [{ step: 'cart', need: 'problems', sentence: closed.text, meaning: closed.meaning }]
  const wrong = cart.lines.some(({ errors }) => errors.length > 0)
  return wrong ? [{ step: 'cart', need: 'problems', sentence: 'Edit or remove items that can’t be ordered.' }] : []
}

const handoverNeeds = ({ shipping, slots, needsWindow = false }: CheckoutCart, delivery: boolean): Missing[] => {
  if (shipping === null || shipping.is_pickup === delivery)
    return delivery
      ? [{ step: 'shipping', need: 'address', sentence: 'Enter a delivery address.' }]
      : [{ step: 'shipping', need: 'pickup', sentence: 'Confirm your pickup location and who’s picking up.' }]
  if (shipping.selected === null)
    return delivery
      ? [{ step: 'shipping', need: 'method', sentence: 'Choose a delivery speed.' }]
      : [{ step: 'shipping', need: 'pickup', sentence: 'Confirm your pickup location and who’s picking up.' }]
  const isOpen = (needsWindow || (delivery && slots.length > 0)) && slots.every(({ selected }) => selected === null)
  if (!isOpen) return []
  return [{ step: 'shipping', need: 'slot', sentence: delivery ? 'Choose a delivery time.' : 'Choose a pickup time.' }]
}

const shippingNeeds = (cart: CheckoutCart, { asGuest, delivery }: Shopper): Missing[] => [
  ...(asGuest && cart.email === null
    ? [{ step: 'shipping', need: 'email', sentence: 'Enter your email.' } as const]
    : []),
  ...(cart.is_virtual ? [] : handoverNeeds(cart, delivery)),
]

/** If nothing is left to pay, no payment method has to be chosen. */
const isFree = ({ payments }: CheckoutCart): boolean => payments.length === 1 && payments[0]?.code === 'free'

const paymentNeeds = (cart: CheckoutCart): Missing[] => [
  ...(cart.billing === null
    ? [{ step: 'payment', need: 'billing', sentence: 'Enter a billing address.' } as const]
    : []),
  ...(cart.payment === null && !isFree(cart)
    ? [{ step: 'payment', need: 'payment', sentence: 'Choose a payment method.' } as const]
    : []),
]

/** In the order of the steps. */
export const missingOf = (cart: CheckoutCart, shopper: Shopper): Missing[] => [
  ...cartNeeds(cart),
  ...shippingNeeds(cart, shopper),
  ...paymentNeeds(cart),
]

/** The wanted step, or the first step before it with a missing requirement. */
export const stepFor = (wanted: CheckoutStep, missing: readonly Missing[]): CheckoutStep => {
  const before = missing.find(({ step }) => STEPS[step] < STEPS[wanted])
  return before?.step ?? wanted
}
