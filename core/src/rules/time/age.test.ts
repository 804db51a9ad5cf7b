import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isAhead, isYounger } from './age.ts'

test('[finding 9] [I11] young is what is younger than the limit; what comes from the future is not', () => {
  expect(isYounger(1000, 1000, 10)).toBe(true)
  expect(isYounger(1000, 1009, 10)).toBe(true)
  expect(isYounger(1000, 1010, 10)).toBe(false)
  expect(isYounger(1000, 999, 10)).toBe(false)
})

test('[finding 9] [I11] nothing stays young for as long as its limit, whenever it was stamped and whatever the clock says now', () => {
  const time = fc.integer({ min: -(2 ** 45), max: 2 ** 45 })
  const limit = fc.integer({ min: 1, max: 2 ** 32 })
  fc.assert(
    fc.property(time, time, limit, (since, now, within) => {
      expect(isYounger(since, now, within) && isYounger(since, now + within, within)).toBe(false)
    }),
  )
})

test('[finding 9] [I11] what is ahead is ahead by no more than its limit, or was set by a clock that was ahead', () => {
  expect([1000, 1001, 1010, 1011].map((until) => isAhead(until, 1000, 10))).toEqual([false, true, true, false])
})
