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

/** A cart that is ready, with what is said of it. */
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

test('[3.4.3] the chosen window is brought in, or the first one where none was chosen', () => {
  expect(chooseSlot(cart({}, { slot_id: 'sat-1' }))).toEqual({ slot: slot('sat-1'), label: 'Saturday' })
  expect(chooseSlot(cart({}, { slot_id: 'fri-2' }))).toEqual({ slot: slot('fri-2'), label: 'Friday' })
  expect(chooseSlot(cart())).toEqual({ slot: slot('fri-1'), label: 'Friday' })
})

test('[3.4.3] there is none where the chosen one is over, none is kept, or nothing is brought', () => {
  expect(chooseSlot(cart({}, { slot_id: 'thu-1' }))).toBeNull()
  expect(chooseSlot(cart({ days: [] }))).toBeNull()
  expect(chooseSlot(cart({ method: { kind: 'pickup' } }))).toBeNull()
  expect(chooseSlot(cart({ method: null }))).toBeNull()
})

test('a cart that is ready is paid as was chosen', () => {
  expect(refusal(cart())).toEqual(card)
})

test('an empty cart becomes no order', () => {
  expect(refusal(cart({ lines: [] }))).toEqual(unable('The cart is empty.'))
})

test('the first line that cannot be bought is named', () => {
  const soldOut = (name: string) => ({ issues: [{ message: message('SOLD_OUT', { name }) }] })
  expect(refusal(cart({ lines: [{ issues: [] }, soldOut('First'), soldOut('Second')] }))).toEqual(
    unable('First is sold out. Take it out to go on.'),
  )
})

test('a guest has to say an address to write to', () => {
  expect(refusal(cart(), null)).toEqual(['GUEST_EMAIL_MISSING', 'Guest email for cart is missing.'])
})

test('what the state does not allow is said, one thing at a time', () => {
  const errors = [message('CARD_SIGN_IN'), message('THC_LIMIT')]
  const regulations = { isPlaceOrderAllowed: false, errors } as unknown as Regulations
  const [first] = errors
  expect(refusal(cart(), 'a@b.co', regulations)).toEqual(unable(first?.text ?? ''))
})

test('what is handed over needs an address and a method', () => {
  expect(refusal(cart({}, { shipping_address: null }))).toEqual(
    unable('Some addresses are missing: set the shipping address.'),
  )
  expect(refusal(cart({ method: null }))).toEqual(
    unable('The shipping method is missing. Select the shipping method and try again.'),
  )
})

test('[3.4.3] a window that is over has to be chosen again, where the store keeps windows', () => {
  const over = (more: object) => refusal(cart(more, { slot_id: 'thu-1' }))
  expect(over({})).toEqual(['SLOT_UNAVAILABLE', 'This delivery window is not available any more. Choose another.'])
  expect(over({ settings: { deliveryPlans: {} } })).toEqual(card)
  expect(over({ method: { kind: 'pickup' } })).toEqual(card)
})

test('what is sent by mail alone needs neither', () => {
  expect(refusal(cart({ isVirtual: true, method: null }, { shipping_address: null }))).toEqual(card)
})

test('everybody says where the bill goes', () => {
  expect(refusal(cart({}, { billing_address: null }))).toEqual(
    unable('Some addresses are missing: set the billing address.'),
  )
})

test('a payment has to be chosen, unless nothing is left to pay', () => {
  const missing = unable('The payment method is missing. Select the payment method and try again.')
  expect(refusal(cart({ payment: null }))).toEqual(missing)
  expect(refusal(cart({ payment: null, payments: [] }))).toEqual(missing)
  expect(refusal(cart({ payment: null, payments: [free] }))).toEqual(free)
  expect(refusal(cart({ payments: [free] }))).toEqual(card)
})
