import { expect, test } from 'vitest'
import { settingsOf } from './settings.ts'

test('a partner is welcome, a page of the shop’s own too, and everybody else is a stranger', () => {
  const standing = (answer: unknown) => settingsOf(answer).standing
  expect(standing({ origin: 'https://partner.example', isPartner: true })).toBe('welcome')
  expect(standing({ origin: null, isPartner: false })).toBe('welcome')
  expect(standing({ origin: 'null', isPartner: false })).toBe('stranger')
  expect(standing({ origin: 'https://evil.example', isPartner: false })).toBe('stranger')
  for (const answer of [null, 'text', undefined, 7]) expect(standing(answer)).toBe('unreachable')
})

test('[4a.7] shops outside are addresses of the web, or none', () => {
  const externalShops = { OH: 'https://ohio.example/', XX: 'javascript:alert(1)', YY: 7 }
  expect(settingsOf({ isPartner: true, externalShops }).externalShops).toEqual({ OH: 'https://ohio.example/' })
  expect(settingsOf({ isPartner: true, externalShops: 'x' }).externalShops).toEqual({})
})
