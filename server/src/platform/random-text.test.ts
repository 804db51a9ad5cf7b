import { expect, test } from 'vitest'
import { randomText } from './random-text.ts'

test('every text is new, whole, and made of all of its characters, however many were made', () => {
  const texts = Array.from({ length: 5000 }, () => randomText(18, 'base64url'))
  expect(new Set(texts).size).toBe(texts.length)
  expect(texts.every((text) => /^[\w-]{24}$/.test(text))).toBe(true)
  expect(new Set(texts.map((text) => text[23])).size).toBe(64)
})

test('a trace has bytes of its own beside an id', () => {
  const both = Array.from({ length: 1000 }, () => [randomText(16, 'hex'), randomText(8, 'hex')])
  expect(new Set(both.flat()).size).toBe(2000)
  expect(both.every(([trace, span]) => trace?.length === 32 && span?.length === 16)).toBe(true)
})
