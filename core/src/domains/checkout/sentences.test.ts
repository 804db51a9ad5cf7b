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
