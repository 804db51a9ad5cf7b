/** The sentences for missing requirements, by step. */
import { expect, test } from 'vitest'
import { sampleCommerceCart, sampleLine } from '../../testing/commerce-samples.ts'
import type { CommerceCart } from '../../wire/commerce/commerce-cart.ts'
import { missingOf, stepFor } from './readiness.ts'

const error = { code: 'NOT_SALABLE', title: 'A', text: 'B' }
const needs = (more: Partial<CommerceCart>, delivery = true, lines = [sampleLine('a', 1)]) =>
  missingOf(sampleCommerceCart(lines, more), { asGuest: true, delivery }).map(({ step, sentence }) => [step, sentence])

test('[2b.8] an empty cart, and a cart with one line that cannot be ordered', () => {
  expect(needs({}, true, [])[0]).toEqual(['cart', 'Add something to your cart first.'])
  const lines = [sampleLine('a', 1), sampleLine('b', 1, { errors: [error] })]
  expect(needs({}, true, lines)[0]).toEqual(['cart', 'Edit or remove items that can’t be ordered.'])
})

test('[2b.8] everything that a guest still has to give, in the order of the steps', () => {
  expect(needs({})).toEqual([
    ['shipping', 'Enter your email.'],
    ['shipping', 'Enter a delivery address.'],
    ['payment', 'Enter a billing address.'],
    ['payment', 'Choose a payment method.'],
  ])
  expect(needs({}, false)[1]).toEqual(['shipping', 'Confirm your pickup location and who’s picking up.'])
})

test('[2h.1] [2b.8] a delivery still needs a speed, then a time on any of its days; a pickup needs its place', () => {
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
  const van = { carrier_code: 'van', method_code: 'today', title: 'Today', amount: 0, available: true, problem: null }
  const shipping = (is_pickup: boolean, selected: typeof van | null = null) => ({
    email: 'gina@example.com',
    billing: address,
    payments: [{ code: 'free', title: 'Free' }],
    shipping: { address, is_pickup, methods: [van], selected },
  })
  expect(needs(shipping(false))).toEqual([['shipping', 'Choose a delivery speed.']])
  expect(needs(shipping(true), false)).toEqual([['shipping', 'Confirm your pickup location and who’s picking up.']])

  const values = [{ zoneid: 'z', slotid: '10', time: '10 AM - 12 PM' }]
  const day = (selected: string | null) => ({ label: 'Saturday', values, selected })
  const windows = (...slots: ReturnType<typeof day>[]) => needs({ ...shipping(false, van), slots })
  expect(windows(day(null), day(null))).toEqual([['shipping', 'Choose a delivery time.']])
  expect(windows(day(null), day('10'))).toEqual([])
})

test('[2b.8] no payment has to be chosen if the only method is for a total of zero', () => {
  const paying = (payments: CommerceCart['payments']) =>
    needs({ payments }).some(([, sentence]) => sentence === 'Choose a payment method.')
  expect(paying([{ code: 'free', title: 'Free' }])).toBe(false)
  expect(paying([{ code: 'cash', title: 'Cash' }])).toBe(true)
  expect(
    paying([
      { code: 'free', title: 'Free' },
      { code: 'cash', title: 'Cash' },
    ]),
  ).toBe(true)
})

test('[2b.8] a requirement of a step does not block that step itself', () => {
  const missing = [{ step: 'shipping', need: 'email', sentence: '' } as const]
  expect([stepFor('shipping', missing), stepFor('payment', missing)]).toEqual(['shipping', 'shipping'])
})
