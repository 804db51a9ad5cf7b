import { expect, test } from 'vitest'
import { missingOf } from '@leaflog/core'
import { problemSentence } from '../../../core/src/cart/problems.ts'
import { NEW_CART_QUESTION } from '../../../core/src/ordering-cart/ordering-cart.rules.ts'
import { sampleCommerceCart } from '../../../core/src/testing/commerce-samples.ts'
import spanish from '../../locales/es/sentences.json' with { type: 'json' }
import { translateSentence } from '../i18n/use-sentence.ts'

const unknown = (sentences: readonly string[]) =>
  sentences.filter((sentence) => translateSentence(spanish, sentence) === sentence)

const codes = ['PRODUCT_NOT_FOUND', 'NOT_SALABLE', 'INSUFFICIENT_STOCK', 'REORDER_NOT_AVAILABLE', 'UNDEFINED']

test('[8.25] [4b.6] what goes wrong with a cart, and what is asked of one, is known in Spanish', () => {
  const problems = [...codes, 'NETWORK_FAILED', 'NOT_AUTHORIZED'].map(problemSentence)
  expect(unknown([...problems, NEW_CART_QUESTION])).toEqual([])
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
    translateSentence(spanish, 'This cart holds more flower to smoke than you may buy. Take something out to go on.'),
  ).toContain('flor para fumar')
})
