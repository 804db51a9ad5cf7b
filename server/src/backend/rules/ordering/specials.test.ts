import { expect, test } from 'vitest'
import { compareOptions } from './options.ts'
import { isActive, variantAt, weekdayAt, type Special } from './specials.ts'

const miami = { state_code: 'FL', time_zone: 'America/New_York' }
const special: Special = {
  id: 'a',
  name: 'A',
  startStamp: Date.UTC(2026, 10, 1),
  endStamp: Date.UTC(2026, 10, 30),
  days: [],
  rule: { kind: 'percent', percent: 15 },
  states: null,
}

test('[9c.5] within its stamps, both inclusive', () => {
  expect(isActive(special, special.startStamp, miami)).toBe(true)
  expect(isActive(special, special.endStamp, miami)).toBe(true)
  expect(isActive(special, special.startStamp - 1, miami)).toBe(false)
  expect(isActive(special, special.endStamp + 1, miami)).toBe(false)
})

test('[9c.5] the weekday is that at the store', () => {
  const lateFriday = Date.UTC(2026, 10, 21, 3)
  expect(weekdayAt(lateFriday, 'America/New_York')).toBe('Friday')
  expect(weekdayAt(lateFriday, 'UTC')).toBe('Saturday')
  expect(isActive({ ...special, days: ['Friday'] }, lateFriday, miami)).toBe(true)
  expect(isActive({ ...special, days: ['Saturday'] }, lateFriday, miami)).toBe(false)
  expect(isActive({ ...special, days: ['saturday'] }, lateFriday, { ...miami, time_zone: 'UTC' })).toBe(true)
})

test('[3.12] a special of some states applies only there', () => {
  expect(isActive({ ...special, states: ['OH', 'FL'] }, special.startStamp, miami)).toBe(true)
  expect(isActive({ ...special, states: ['OH'] }, special.startStamp, miami)).toBe(false)
})

test('[3.5] special prices of a variant come from the active specials; a missing price has none', () => {
  const stored = { option: '1g', price_rec: 1_050, special_price_rec: null, price_med: null, special_price_med: null }
  expect(variantAt(stored, [special])).toEqual({
    option: '1g',
    priceRec: 1_050,
    specialPriceRec: 893,
    priceMed: null,
    specialPriceMed: null,
  })
  expect(variantAt(stored, []).specialPriceRec).toBeNull()
})

test('[3.11] options are sorted by weight, then by text with numbers as numbers', () => {
  const options = ['Each', '28g', '10-pack', '100mg', '1oz', '3.5g', '2-pack', '1g', '500mg']
  expect(options.toSorted(compareOptions)).toEqual([
    '100mg',
    '500mg',
    '1g',
    '3.5g',
    '28g',
    '1oz',
    '2-pack',
    '10-pack',
    'Each',
  ])
})
