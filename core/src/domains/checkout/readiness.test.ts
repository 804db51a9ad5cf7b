import { expect, test } from 'vitest'
import { sampleCommerceCart, sampleLine } from '../../testing/commerce-samples.ts'
import type { CommerceCart } from '../../wire/commerce/commerce-cart.ts'
import { STEPS } from './checkout.rules.ts'
import { missingOf, stepFor } from './readiness.ts'

const address = {
  firstname: 'Gina',
  lastname: 'Guest',
  company: null,
  street: ['7 Palo Verde Lane'],
  city: 'Mesa',
  region: 'AZ',
  postcode: '85201',
  country_code: 'US',
  telephone: '4805550107',
}
const method = {
  carrier_code: 'instore',
  method_code: 'pickup',
  title: 'Pick up',
  amount: 0,
  available: true,
  problem: null,
}
const cash = { code: 'cashondelivery', title: 'Cash' }
const pickedUp = { address, is_pickup: true, methods: [method], selected: method }
const slots = [
  {
    label: 'Saturday, November 21',
    values: [{ zoneid: 'z', slotid: '2026-11-21T10:00', time: '10 AM - 12 PM' }],
    selected: null,
  },
]
const guest = { asGuest: true, delivery: false }
const cartWith = (more: Partial<CommerceCart>) => sampleCommerceCart([sampleLine('a', 1)], more)
const whole = cartWith({
  email: 'gina@example.com',
  shipping: pickedUp,
  billing: address,
  payments: [cash],
  payment: cash,
})
const needs = (cart: CommerceCart, shopper = guest) => missingOf(cart, shopper).map(({ need }) => need)

test('[2b.8] cart is step 1, shipping 2, payment 3', () => {
  expect(STEPS).toEqual({ cart: 1, shipping: 2, payment: 3 })
})

test('[2b.8] an unreachable step redirects to the first step with a missing requirement', () => {
  const fresh = missingOf(cartWith({}), guest)
  expect(fresh.map(({ step, need }) => `${step} ${need}`)).toEqual([
    'shipping email',
    'shipping pickup',
    'payment billing',
    'payment payment',
  ])
  expect(stepFor('cart', fresh)).toBe('cart')
  expect(stepFor('shipping', fresh)).toBe('shipping')
  expect(stepFor('payment', fresh)).toBe('shipping')
  expect(stepFor('payment', missingOf(sampleCommerceCart(), guest))).toBe('cart')
  expect(missingOf(sampleCommerceCart(), guest)[0]).toMatchObject({ step: 'cart', need: 'lines' })
  expect(missingOf(whole, guest)).toEqual([])
  expect(stepFor('payment', [])).toBe('payment')
})

test('[2b.8] [3.4.4] lines that cannot be ordered keep every shopper at the cart', () => {
  const wrong = sampleLine('a', 1, { errors: [{ code: 'UNDEFINED', title: 'Not here', text: 'Not sold here.' }] })
  const missing = missingOf({ ...whole, lines: [wrong] }, guest)
  expect(missing.map(({ need }) => need)).toEqual(['problems'])
  expect(stepFor('payment', missing)).toBe('cart')
})

test('[3.4.3] a store that takes no orders keeps everybody at the cart, in its own words', () => {
  const meaning = { code: 'STORE_TAKES_NO_ORDERS', params: { store: 'Mesa' } }
  const closed = { ...whole, service_problem: 'Mesa doesn’t take online orders.', service_problem_meaning: meaning }
  const missing = missingOf(closed, guest)
  expect(missing).toEqual([{ step: 'cart', need: 'problems', sentence: 'Mesa doesn’t take online orders.', meaning }])
  expect(stepFor('shipping', missing)).toBe('cart')
})

test('[3.4.3] a guest has to give an email; a customer has one', () => {
  expect(needs({ ...whole, email: null })).toEqual(['email'])
  expect(needs({ ...whole, email: null }, { asGuest: false, delivery: false })).toEqual([])
})

test('[2h.1] [3.4.3] delivery needs an address, a method and a window; choices for pickup do not count', () => {
  const delivered = { asGuest: true, delivery: true }
  expect(needs(whole, delivered)).toEqual(['address'])
  expect(needs({ ...whole, shipping: { ...pickedUp, is_pickup: false, selected: null } }, delivered)).toEqual([
    'method',
  ])
  const brought = { ...whole, shipping: { ...pickedUp, is_pickup: false } }
  expect(needs(brought)).toEqual(['pickup'])
  expect(needs(brought, delivered)).toEqual([])
  expect(needs({ ...brought, slots }, delivered)).toEqual(['slot'])
  const chosen = slots.map((day) => ({ ...day, selected: '2026-11-21T10:00' }))
  expect(needs({ ...brought, slots: chosen }, delivered)).toEqual([])
  expect(needs({ ...whole, slots })).toEqual([])
})

test('[3.4.3] a cart of gift cards needs no shipping, and a cart with nothing to pay needs no payment', () => {
  expect(needs({ ...whole, is_virtual: true, shipping: null })).toEqual([])
  const free = { ...whole, payment: null, payments: [{ code: 'free', title: 'Nothing to pay' }] }
  expect(needs(free)).toEqual([])
  expect(needs({ ...whole, payment: null })).toEqual(['payment'])
})
