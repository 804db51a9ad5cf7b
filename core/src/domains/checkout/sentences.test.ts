/** What a checkout says of what is missing, step by step. */
import { expect, test } from 'vitest'
import { sampleCommerceCart, sampleLine } from '../../testing/commerce-samples.ts'
import type { CommerceCart } from '../../wire/commerce/commerce-cart.ts'
import { missingOf, stepFor } from './readiness.ts'

const error = { code: 'NOT_SALABLE', title: 'A', text: 'B' }
const needs = (more: Partial<CommerceCart>, delivery = true, lines = [sampleLine('a', 1)]) =>
  missingOf(sampleCommerceCart(lines, more), { asGuest: true, delivery }).map(({ step, sentence }) => [step, sentence])

test('[2b.8] an empty cart, and one with a line that cannot be ordered among others', () => {
  expect(needs({}, true, [])[0]).toEqual(['cart', 'Put something into your cart first.'])
  const lines = [sampleLine('a', 1), sampleLine('b', 1, { errors: [error] })]
  expect(needs({}, true, lines)[0]).toEqual(['cart', 'Change or remove what cannot be ordered.'])
})

test('[2b.8] everything that a guest has not said yet, in the order of the steps', () => {
  expect(needs({})).toEqual([
    ['shipping', 'Give an email for the confirmation.'],
    ['shipping', 'Tell us where to deliver.'],
    ['payment', 'Tell us whom the bill is for.'],
    ['payment', 'Choose how you pay.'],
  ])
  expect(needs({}, false)[1]).toEqual(['shipping', 'Confirm where and by whom your order is picked up.'])
})

test('[2b.8] nothing is to be chosen where the only way to pay is that there is nothing to pay', () => {
  const paying = (payments: CommerceCart['payments']) =>
    needs({ payments }).some(([, sentence]) => sentence === 'Choose how you pay.')
  expect(paying([{ code: 'free', title: 'Free' }])).toBe(false)
  expect(paying([{ code: 'cash', title: 'Cash' }])).toBe(true)
  expect(
    paying([
      { code: 'free', title: 'Free' },
      { code: 'cash', title: 'Cash' },
    ]),
  ).toBe(true)
})

test('[2b.8] what is missing at a step does not keep one from that step', () => {
  const missing = [{ step: 'shipping', need: 'email', sentence: '' } as const]
  expect([stepFor('shipping', missing), stepFor('payment', missing)]).toEqual(['shipping', 'shipping'])
})
