import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asksFor, giftCardSelection, giftCardWorth, longestOf, openAmountProblem } from './commerce-gift-card.ts'

const field = (name: string, max_characters: number) => ({
  uid: btoa(`giftcard/${name}`),
  title: name,
  required: true,
  value: { max_characters },
})
const card = {
  allow_open_amount: true,
  open_amount_min: 1000,
  open_amount_max: 50_000,
  giftcard_amounts: [{ uid: 'twenty-five', value: 2500 }],
  message_max_length: 120,
  gift_card_options: [
    field('custom_giftcard_amount', 12),
    field('giftcard_sender_name', 100),
    field('giftcard_recipient_name', 100),
    field('giftcard_message', 120),
  ],
}

test('[3.7.2] a card is worth its chosen amount, or an open one within its bounds', () => {
  expect(giftCardWorth(card, { uid: 'twenty-five' })).toBe(2500)
  expect(giftCardWorth(card, { uid: 'other' })).toBeNull()
  expect(giftCardWorth(card, { typed: ' $40.5 ' })).toBe(4050)
  expect(giftCardWorth(card, { typed: '9.99' })).toBeNull()
  expect(giftCardWorth({ ...card, allow_open_amount: false }, { typed: '40' })).toBeNull()
})

test('[3.7.2] the message for an invalid open amount names its bounds', () => {
  const problemOf = (bounds: object, text: string) => openAmountProblem({ ...card, ...bounds }, text)?.text
  expect(problemOf({}, '9')).toBe('Enter an amount from $10 to $500.')
  expect(problemOf({}, '500.01')).toBe('Enter an amount from $10 to $500.')
  expect(problemOf({}, 'ten')).toBe('Enter an amount in dollars, such as 40.')
  expect(problemOf({ open_amount_min: null }, '501')).toBe('Enter an amount up to $500.')
  expect(problemOf({ open_amount_max: null }, '9')).toBe('Enter at least $10.')
  expect(openAmountProblem(card, '9')?.meaning).toEqual({
    code: 'AMOUNT_BETWEEN',
    params: { least: '$10', most: '$500' },
  })
  expect([openAmountProblem(card, '10'), openAmountProblem(card, '500')]).toEqual([null, null])
})

test('[3.7.2] a card asks for the fields that its options name, with their length limits', () => {
  expect(asksFor(card, 'giftcard_sender_name')).toBe(true)
  expect(asksFor(card, 'giftcard_sender_email')).toBe(false)
  expect(longestOf(card, 'giftcard_message')).toBe(120)
})

test('[7a.15] the cart receives the amount and the typed texts, and no field that the card lacks', () => {
  const texts = { giftcard_sender_name: ' Ida ', giftcard_sender_email: 'ida@example.com', giftcard_message: '  ' }
  expect(giftCardSelection(card, { uid: 'twenty-five' }, texts)).toEqual({
    selectedOptions: ['twenty-five'],
    enteredOptions: [{ uid: btoa('giftcard/giftcard_sender_name'), value: 'Ida' }],
  })
  expect(giftCardSelection(card, { typed: '40' }, {})).toEqual({
    selectedOptions: [],
    enteredOptions: [{ uid: btoa('giftcard/custom_giftcard_amount'), value: '40.00' }],
  })
})

test('[3.7.2] an amount is valid exactly if it is within the bounds', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999 }), (cents) => {
      const typed = (cents / 100).toFixed(2)
      const inside = cents >= card.open_amount_min && cents <= card.open_amount_max
      expect(giftCardWorth(card, { typed })).toBe(inside ? cents : null)
    }),
  )
})

test('[3.7.2] no input throws or yields an amount out of bounds', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const worth = giftCardWorth(card, { typed })
      expect(worth === null || (worth >= card.open_amount_min && worth <= card.open_amount_max)).toBe(true)
    }),
  )
})
