import { expect, test } from 'vitest'
import type { GiftCardDetails } from '../../platform/tables/catalogue.ts'
import { giftCardAmountUid, giftCardFieldUid, giftCardFields } from '../catalogue/uids.ts'
import { readGiftCard } from './gift-card-entry.ts'

const card = (more: Partial<GiftCardDetails> = {}): GiftCardDetails => ({
  type: 'VIRTUAL',
  amounts: [2_500, 5_000],
  allowOpenAmount: true,
  openAmountMin: 1_000,
  openAmountMax: 20_000,
  isRedeemable: true,
  lifetime: 0,
  allowMessage: true,
  messageMaxLength: 10,
  ...more,
})

type Typed = Partial<Record<keyof typeof giftCardFields, string>>
const people = {
  senderName: ' Avery ',
  senderEmail: 'a@example.com',
  recipientName: 'Blair',
  recipientEmail: 'b@example.com',
}

function read(typed: Typed, details = card(), chosen: number | null = null) {
  const fields = { ...people, ...typed }
  const enteredOptions = (
    ['amount', 'senderName', 'senderEmail', 'recipientName', 'recipientEmail', 'message'] as const
  ).flatMap((name) => {
    const value = fields[name]
    return value === undefined ? [] : [{ uid: giftCardFieldUid(giftCardFields[name]), value }]
  })
  return readGiftCard('A card', details, {
    enteredOptions,
    selectedOptions: chosen === null ? [] : [giftCardAmountUid(chosen)],
  })
}
/** The error, or the value of the card. */
const outcome = (found: ReturnType<typeof read>) =>
  'text' in found ? found.text.replace('A card|', '') : found.amountCents
const amount = (typed: string, details = card()) => outcome(read({ amount: typed }, details))

test('[3.7.2] a fixed amount, and trimmed text', () => {
  expect(read({ message: '  ' }, card(), 5_000)).toEqual({
    amountCents: 5_000,
    senderName: 'Avery',
    senderEmail: 'a@example.com',
    recipientName: 'Blair',
    recipientEmail: 'b@example.com',
    message: null,
  })
  expect(outcome(read({ amount: '' }))).toBe('Choose a gift card amount.')
  expect(outcome(read({}, card(), 3_000))).toBe('Choose a gift card amount.')
})

test('[3.7.2] an open amount within its inclusive bounds, in dollars and cents', () => {
  expect(['10', '200', '40.5', '40.55', '999'].map((typed) => amount(typed))).toEqual([
    1_000,
    20_000,
    4_050,
    4_055,
    'Enter an amount from $10 to $200.',
  ])
  expect(amount('9.99')).toBe('Enter an amount from $10 to $200.')
  const unbounded = card({ openAmountMin: null, openAmountMax: null })
  expect([amount('0.01', unbounded), amount('999999', unbounded)]).toEqual([1, 99_999_900])
  expect(amount('0', unbounded)).toBe('Enter at least $0.01.')
  for (const typed of ['x40', '40x', '40.555', '-40', '1000000', '40.', '1e3', '40.x'])
    expect(amount(typed, unbounded)).toBe('Enter an amount in dollars, such as 40.')
})

test('[3.7.2] without open amounts only the fixed ones are valid, whatever the bounds', () => {
  const closed = card({ allowOpenAmount: false })
  expect([amount('25', closed), amount('26', closed)]).toEqual([2_500, 'Choose one of the amounts offered.'])
  expect(amount('25', card({ openAmountMin: 9_000 }))).toBe(2_500)
})

test('[3.7.2] both names are required, with at most 100 characters', () => {
  const missing = 'Enter who it’s from and who it’s for.'
  expect(outcome(read({ amount: '25', senderName: ' ' }))).toBe(missing)
  expect(outcome(read({ amount: '25', recipientName: '' }))).toBe(missing)
  const long = 'a'.repeat(100)
  expect(read({ amount: '25', senderName: long, recipientName: long })).toMatchObject({ senderName: long })
  expect(outcome(read({ amount: '25', senderName: `${long}a` }))).toBe('Names can have up to 100 characters.')
  expect(outcome(read({ amount: '25', recipientName: `${long}a` }))).toBe('Names can have up to 100 characters.')
})

test('[3.7.2] a card by email needs both email addresses; a printed card needs none, but refuses invalid ones', () => {
  const wrong = 'Enter both email addresses, such as you@example.com.'
  for (const typed of [{ senderEmail: '' }, { recipientEmail: '' }, { recipientEmail: 'b' }])
    expect(outcome(read({ amount: '25', ...typed }))).toBe(wrong)
  const printed = card({ type: 'PHYSICAL' })
  expect(read({ amount: '25', senderEmail: '', recipientEmail: '' }, printed)).toMatchObject({ senderEmail: null })
  expect(outcome(read({ amount: '25', senderEmail: 'a' }, printed))).toBe(wrong)
})

test('[3.7.2] a message within the card’s maximum length, if the card has messages', () => {
  expect(read({ amount: '25', message: 'a'.repeat(10) })).toMatchObject({ message: 'a'.repeat(10) })
  expect(outcome(read({ amount: '25', message: 'a'.repeat(11) }))).toBe('Messages can have up to 10 characters.')
  const withoutMessageLimit = card({ messageMaxLength: 0 })
  expect(read({ amount: '25', message: 'a'.repeat(255) }, withoutMessageLimit)).toMatchObject({
    message: 'a'.repeat(255),
  })
  expect(outcome(read({ amount: '25', message: 'a'.repeat(256) }, withoutMessageLimit))).toBe(
    'Messages can have up to 255 characters.',
  )
  expect(outcome(read({ amount: '25', message: 'Hi' }, card({ allowMessage: false })))).toBe(
    'This gift card can’t include a message.',
  )
  expect(read({ amount: '25' }, card({ allowMessage: false }))).toMatchObject({ message: null })
})
