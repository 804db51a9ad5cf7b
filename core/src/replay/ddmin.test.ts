import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Json } from '../engine/log/event.ts'
import { ddmin } from './ddmin.ts'
import { shrinkJson } from './shrink-json.ts'

test('of any list, what is needed is left, in its order, and nothing else', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 60 }),
      fc.uniqueArray(fc.nat({ max: 59 }), { maxLength: 6 }),
      (count, picked) => {
        const units = [...Array(count).keys()]
        const needed = picked.filter((each) => each < count).toSorted((a, b) => a - b)
        const left = ddmin(units, (some) => needed.every((each) => some.includes(each)))
        expect(left).toEqual(needed)
      },
    ),
    { numRuns: 300, seed: 16 },
  )
})

test('without any one unit of the result, a property that needs one of two pairs is lost', () => {
  const isKept = (some: readonly number[]) =>
    [3, 9].every((n) => some.includes(n)) || [1, 2].every((n) => some.includes(n))
  const left = ddmin([...Array(12).keys()], isKept)
  expect(isKept(left)).toBe(true)
  for (const unit of left) expect(isKept(left.filter((each) => each !== unit))).toBe(false)
})

test('a thousand units take a few hundred questions where two are needed', () => {
  let asked = 0
  const left = ddmin([...Array(1000).keys()], (some) => {
    asked += 1
    return some.includes(17) && some.includes(900)
  })
  expect(left).toEqual([17, 900])
  expect(asked).toBeLessThan(200)
})

test('of a value what is needed is left; what is full becomes empty, of its own kind where null is not taken', () => {
  const value: Json = { a: { name: 'x', list: [1, 2, { deep: true, more: 'y' }], n: 7 }, b: 'gone', c: true }
  const isKept = (smaller: Json): boolean => /"deep":true/.test(JSON.stringify(smaller))
  expect(shrinkJson(value, isKept)).toEqual({ a: { list: [{ deep: true }] } })
  const strict = (smaller: Json): boolean =>
    typeof smaller === 'object' && smaller !== null && 'b' in smaller && typeof smaller.b === 'string' && 'c' in smaller
  expect(shrinkJson(value, strict)).toEqual({ b: '', c: null })
  expect(shrinkJson(value, () => false)).toEqual(value)
  expect(
    shrinkJson({ zero: 0, none: null, no: false, list: [], text: '' }, (so) => Object.keys(so ?? {}).length === 5),
  ).toEqual({
    zero: 0,
    none: null,
    no: false,
    list: [],
    text: '',
  })
})
