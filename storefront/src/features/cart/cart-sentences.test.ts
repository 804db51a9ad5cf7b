import { expect, test } from 'vitest'
import { missingOf } from '@leaflog/core'
import { keptSentence, problemSentence, refusalOf } from '../../../../core/src/rules/cart/problems.ts'
import { NEW_CART_QUESTION } from '../../../../core/src/domains/ordering-cart/ordering-cart.rules.ts'
import { sampleCommerceCart } from '../../../../core/src/testing/commerce-samples.ts'
import { sentences } from '@leaflog/core/wire/messages/core-sentences-es'
import { translate } from '@leaflog/core/wire/messages/translate'

const unknown = (texts: readonly string[]) =>
  texts.filter((sentence) => translate({ messages: {}, sentences }, sentence) === sentence)

test('[9f.7] a cart refusal is shown in the service’s words, unless we have better ones for the code', () => {
  const meaning = { code: 'COUPON_INVALID', params: {} }
  expect(refusalOf('COUPON_INVALID', 'No.', meaning)).toEqual({ code: 'COUPON_INVALID', sentence: 'No.', meaning })
  expect(refusalOf('UNDEFINED', 'No.', undefined)).toEqual({ code: 'UNDEFINED', sentence: 'No.' })
  expect(refusalOf('NOT_SALABLE', 'No.', meaning)).toEqual({
    code: 'NOT_SALABLE',
    sentence: problemSentence('NOT_SALABLE'),
  })
})

const codes = ['PRODUCT_NOT_FOUND', 'NOT_SALABLE', 'INSUFFICIENT_STOCK', 'REORDER_NOT_AVAILABLE', 'UNDEFINED']

test('[8.25] [4b.6] errors and questions of the cart have Spanish translations', () => {
  const problems = [...codes, 'NETWORK_FAILED', 'NOT_AUTHORIZED'].map(problemSentence)
  const kept = ['NETWORK_FAILED', 'NOT_JSON', 'SERVICE_UNAVAILABLE'].map(keptSentence)
  expect(unknown([...problems, ...kept, problemSentence('NOT_JSON'), NEW_CART_QUESTION])).toEqual([])
})

test('[2b.8] missing requirements of the checkout have Spanish translations', () => {
  const shoppers = [true, false].map((delivery) => ({ asGuest: true, delivery }))
  const needs = shoppers.flatMap((shopper) => missingOf(sampleCommerceCart(), shopper))
  expect(needs.length).toBeGreaterThan(0)
  expect(unknown(needs.map(({ sentence }) => sentence))).toEqual([])
})
