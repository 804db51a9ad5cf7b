import { expect, test } from 'vitest'
import { settingsOf } from './settings.ts'

test('partners and the shop’s own pages are welcome, all others are strangers', () => {
  const standing = (answer: unknown) => settingsOf(answer).standing
  expect(standing({ origin: 'https://partner.example', isPartner: true })).toBe('welcome')
  expect(standing({ origin: null, isPartner: false })).toBe('welcome')
  expect(standing({ origin: 'null', isPartner: false })).toBe('stranger')
  expect(standing({ origin: 'https://evil.example', isPartner: false })).toBe('stranger')
  for (const answer of [null, 'text', undefined, 7]) expect(standing(answer)).toBe('unreachable')
})

test('[4a.7] external shops must be web addresses', () => {
  const externalShops = { OH: 'https://ohio.example/', XX: 'javascript:alert(1)', YY: 7 }
  expect(settingsOf({ isPartner: true, externalShops }).externalShops).toEqual({ OH: 'https://ohio.example/' })
  expect(settingsOf({ isPartner: true, externalShops: 'x' }).externalShops).toEqual({})
})
