import { expect, test } from 'vitest'
import { message } from '../../../platform/message.ts'
import type { PricedCart } from '../carts/price-cart.ts'
import type { Regulations } from '../carts/regulations.ts'
import { checkReady, chooseSlot } from './check-ready.ts'
import { PlaceOrderProblem } from './problems.ts'

const slot = (slotId: string) => ({ zoneId: 'z', slotId, time: '10:00 AM - 12:00 PM', capacity: null })
const days = [
  { label: 'Friday', slots: [slot('fri-1'), slot('fri-2')] },
  { label: 'Saturday', slots: [slot('sat-1')] },
]
const card = { code: 'card', title: 'Card' }
const free = { code: 'free', title: 'Nothing to pay' }
const allowed = { isPlaceOrderAllowed: true, errors: [] } as unknown as Regulations

type Row = Record<'slot_id' | 'shipping_address' | 'billing_address', unknown>

/** A cart that is ready, with some changes. */
const cart = (more: object = {}, row: Partial<Row> = {}) =>
  ({
    row: { slot_id: null, shipping_address: {}, billing_address: {}, ...row },
    lines: [{ issues: [] }],
    method: { kind: 'delivery' },
    payments: [card],
    payment: card,
    isVirtual: false,
    days,
    place: { storeCode: 'fl' },
    settings: { deliveryPlans: { fl: {} } },
    ...more,
  }) as unknown as PricedCart

const refusal = (of: PricedCart, email: string | null = 'a@b.co', regulations = allowed): unknown => {
  try {
    return checkReady(of, email, regulations)
  } catch (error) {
    return error instanceof PlaceOrderProblem ? [error.code, error.message] : error
  }
}
const unable = (text: string) => ['UNABLE_TO_PLACE_ORDER', text]

test('[3.4.3] the delivery uses the chosen window, or the first one by default', () => {
  expect(chooseSlot(cart({}, { slot_id: 'sat-1' }))).toEqual({ slot: slot('sat-1'), label: 'Saturday' })
  expect(chooseSlot(cart({}, { slot_id: 'fri-2' }))).toEqual({ slot: slot('fri-2'), label: 'Friday' })
  expect(chooseSlot(cart())).toEqual({ slot: slot('fri-1'), label: 'Friday' })
})

test('[3.4.3] there is none if the chosen one has passed, the store has none, or nothing is delivered', () => {
  expect(chooseSlot(cart({}, { slot_id: 'thu-1' }))).toBeNull()
  expect(chooseSlot(cart({ days: [] }))).toBeNull()
  expect(chooseSlot(cart({ method: { kind: 'pickup' } }))).toBeNull()
  expect(chooseSlot(cart({ method: null }))).toBeNull()
})

test('a ready cart is paid by the chosen method', () => {
  expect(refusal(cart())).toEqual(card)
})

test('an empty cart is refused', () => {
  expect(refusal(cart({ lines: [] }))).toEqual(unable('Your cart is empty.'))
})

test('the first line that cannot be bought is named', () => {
  const soldOut = (name: string) => ({ issues: [{ message: message('SOLD_OUT', { name }) }] })
  expect(refusal(cart({ lines: [{ issues: [] }, soldOut('First'), soldOut('Second')] }))).toEqual(
    unable('First is sold out. Remove it to check out.'),
  )
})

test('a guest needs an email address', () => {
  expect(refusal(cart(), null)).toEqual(['GUEST_EMAIL_MISSING', 'Guest email for cart is missing.'])
})

test('legal problems are reported, one at a time', () => {
  const errors = [message('CARD_SIGN_IN'), message('THC_LIMIT')]
  const regulations = { isPlaceOrderAllowed: false, errors } as unknown as Regulations
  const [first] = errors
  expect(refusal(cart(), 'a@b.co', regulations)).toEqual(unable(first?.text ?? ''))
})

test('goods need an address and a shipping method', () => {
  expect(refusal(cart({}, { shipping_address: null }))).toEqual(
    unable('Some addresses are missing: set the shipping address.'),
  )
  expect(refusal(cart({ method: null }))).toEqual(
    unable('The shipping method is missing. Select the shipping method and try again.'),
  )
})

test('[3.4.3] a window that has passed must be chosen again, if the store has windows', () => {
  const over = (more: object) => refusal(cart(more, { slot_id: 'thu-1' }))
  expect(over({})).toEqual(['SLOT_UNAVAILABLE', 'This delivery time is no longer available. Choose another.'])
  expect(over({ settings: { deliveryPlans: {} } })).toEqual(card)
  expect(over({ method: { kind: 'pickup' } })).toEqual(card)
})

test('a cart of emailed items needs neither', () => {
  expect(refusal(cart({ isVirtual: true, method: null }, { shipping_address: null }))).toEqual(card)
})

test('everybody needs a billing address', () => {
  expect(refusal(cart({}, { billing_address: null }))).toEqual(
    unable('Some addresses are missing: set the billing address.'),
  )
})

test('a payment method is required, unless nothing is left to pay', () => {
  const missing = unable('The payment method is missing. Select the payment method and try again.')
  expect(refusal(cart({ payment: null }))).toEqual(missing)
  expect(refusal(cart({ payment: null, payments: [] }))).toEqual(missing)
  expect(refusal(cart({ payment: null, payments: [free] }))).toEqual(free)
  expect(refusal(cart({ payments: [free] }))).toEqual(card)
})
