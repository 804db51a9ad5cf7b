import { expect, test } from 'vitest'
import { missingOf } from '@leaflog/core'
import { keptSentence, problemSentence, refusalSentence } from '../../../../core/src/rules/cart/problems.ts'
import { NEW_CART_QUESTION } from '../../../../core/src/domains/ordering-cart/ordering-cart.rules.ts'
import { sampleCommerceCart } from '../../../../core/src/testing/commerce-samples.ts'
import { cartProblems } from '../../../../server/src/backend/rules/carts/problems.ts'
import spanish from '../../../locales/es/sentences.json' with { type: 'json' }
import { translateMessage } from '../../shared/i18n/use-message.ts'

const unknown = (sentences: readonly string[]) =>
  sentences.filter((sentence) => translateMessage(spanish, sentence) === sentence)

const refusals = [
  'COUPON_INVALID',
  'COUPON_NOT_APPLIED',
  'GIFT_CARD_INVALID',
  'POINTS_TOO_FEW',
  'NOT_A_MEMBER',
  'NO_CREDIT',
  'METHOD_UNAVAILABLE',
  'PAYMENT_UNAVAILABLE',
  'SLOT_UNAVAILABLE',
] as const

test('[9f.7] what the service refuses of a cart has the same words here, by its code, and is known in Spanish', () => {
  for (const code of refusals) expect(refusalSentence(code, 'No.')).toBe(cartProblems[code].message)
  expect(unknown(refusals.map((code) => refusalSentence(code, 'No.')))).toEqual([])
  expect(refusalSentence('SOMETHING_ELSE', 'In its own words.')).toBe('In its own words.')
})

const codes = ['PRODUCT_NOT_FOUND', 'NOT_SALABLE', 'INSUFFICIENT_STOCK', 'REORDER_NOT_AVAILABLE', 'UNDEFINED']

test('[8.25] [4b.6] what goes wrong with a cart, and what is asked of one, is known in Spanish', () => {
  const problems = [...codes, 'NETWORK_FAILED', 'NOT_AUTHORIZED'].map(problemSentence)
  const kept = ['NETWORK_FAILED', 'NOT_JSON', 'SERVICE_UNAVAILABLE'].map(keptSentence)
  expect(unknown([...problems, ...kept, problemSentence('NOT_JSON'), NEW_CART_QUESTION])).toEqual([])
})

test('[2b.8] what a cart needs before it can be ordered is known in Spanish', () => {
  const shoppers = [true, false].map((delivery) => ({ asGuest: true, delivery }))
  const needs = shoppers.flatMap((shopper) => missingOf(sampleCommerceCart(), shopper))
  expect(needs.length).toBeGreaterThan(0)
  expect(unknown(needs.map(({ sentence }) => sentence))).toEqual([])
})

test('[3.4.5] [8.11] what the service says of a cart is known in Spanish, with the names that it says', () => {
  const said = [
    'Arizona limits what you may buy in a day.',
    'Ohio limits what you may buy in 45 days.',
    'This cart holds more THC than you may buy. Take something out to go on.',
    'Blue Hour is sold out',
    'There are 3 left.',
    'We bring orders of $50.00 and more.',
  ]
  expect(unknown(said)).toEqual([])
  expect(
    translateMessage(spanish, 'This cart holds more flower to smoke than you may buy. Take something out to go on.'),
  ).toContain('flor para fumar')
})
