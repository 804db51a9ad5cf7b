import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isEqual } from './is-equal.ts'

test('values with the same content are equal, others are not', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      expect(isEqual(one, structuredClone(one))).toBe(true)
      const sorted = (value: unknown) =>
        JSON.stringify(value, (_, part: unknown) =>
          typeof part === 'object' && part !== null && !Array.isArray(part)
            ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
            : Object.is(part, -0)
              ? 'minus zero'
              : part,
        )
      expect(isEqual(one, other)).toBe(sorted(one) === sorted(other))
    }),
  )
})

test('a list is not an object, and a missing key is not undefined', () => {
  expect(isEqual([], {})).toBe(false)
  expect(isEqual({ a: undefined }, { b: undefined })).toBe(false)
  expect(isEqual({ a: 1, b: [2, { c: 3 }] }, { b: [2, { c: 3 }], a: 1 })).toBe(true)
  expect(isEqual(null, {})).toBe(false)
})
