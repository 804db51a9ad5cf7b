/** A shopper of the commerce channel for the tests of its cart. */
import type { CartItem } from '../domains/commerce-cart/changes.ts'
import { commerceCartEvents } from '../domains/commerce-cart/commerce-cart.events.ts'
import { type DispensaryEvent, dispensaryEvents } from '../domains/dispensary/dispensary.events.ts'
import { sampleCommerceCart, sampleCommerceStore, sampleLine } from './commerce-samples.ts'
import { type Scenario, given } from './given.ts'

type Chosen = Extract<DispensaryEvent, { type: 'dispensary.chosen' }>['data']

export const chooseMesa = (more: Partial<Chosen> = {}) =>
  dispensaryEvents.chosen({
    dispensary: sampleCommerceStore(),
    mode: 'RECREATIONAL',
    deliveryCode: null,
    ...more,
  })

/** Id of the guest's cart below. */
export const guestCart = 'c'.repeat(32)

export const itemOf = (sku: string, quantity = 1, more: Partial<CartItem> = {}): CartItem => ({
  sku,
  parentSku: null,
  quantity,
  selectedOptions: [],
  enteredOptions: [],
  ...more,
})

export const sampleItemPreview = {
  name: 'Blue Hour',
  brand: 'Fernhill',
  image: null,
  strainType: 'Indica',
  option: null,
  price: 2000,
}

export const addToCart = (sku: string, quantity = 1, more: Partial<CartItem> = {}) =>
  commerceCartEvents.addRequested({ item: itemOf(sku, quantity, more), facts: sampleItemPreview })

export const madeFor = (change: string, lifetime: number | null = 3_600_000) =>
  commerceCartEvents.created({ change, cartId: guestCart, lifetime, cart: null })

export const answerTo = (change: string, cart: ReturnType<typeof sampleCommerceCart> | null = null) =>
  commerceCartEvents.answered({ change, cart, errors: [], meant: true })

/** The cart's call after the last event. */
export const sentOf = (scenario: Scenario) => scenario.effects.filter(({ effect }) => effect === 'commerceCart.send')

/** A guest at Mesa whose cart has these lines. */
export function shoppingAtMesa(...lines: Parameters<typeof sampleLine>[]): Scenario {
  const first = given(chooseMesa()).when(addToCart('a'))
  const ready = first.when(madeFor(first.id))
  return ready.when(answerTo(first.id, sampleCommerceCart(lines.map((line) => sampleLine(...line))))).wait(6000)
}
