import { expect, test } from 'vitest'
import { counted, formatTime, pickupText, potencySaid, potencyText } from './format.ts'

test('[3.6] potency as a range, a figure, and in words', () => {
  expect(potencyText({ min: 18, max: 22.5, unit: '%' })).toBe('18–22.5%')
  expect(potencyText({ min: 100, max: 100, unit: 'mg' })).toBe('100 mg')
  expect(potencySaid({ min: 18, max: 22.5, unit: '%' })).toBe('18 to 22.5 percent')
})

test.each([
  ['00:00', '12 AM'],
  ['09:30', '9:30 AM'],
  ['12:00', '12 PM'],
  ['20:05', '8:05 PM'],
  ['24:00', '12 AM'],
])('[1.3] %s is said as %s', (time, said) => {
  expect(formatTime(time)).toBe(said)
})

test('[1.3] when an order can be fetched', () => {
  expect(pickupText({ kind: 'now', until: '20:00' })).toBe('today until 8 PM')
  expect(pickupText({ kind: 'later', day: 'monday', from: '10:00' })).toBe('Monday from 10 AM')
  expect(pickupText({ kind: 'later', day: 'tomorrow', from: '09:00' })).toBe('tomorrow from 9 AM')
})

test('counts are said in the singular and the plural', () => {
  expect([counted(0, 'product'), counted(1, 'product'), counted(1200, 'product')]).toEqual([
    '0 products',
    '1 product',
    '1,200 products',
  ])
})
