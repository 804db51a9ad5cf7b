import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageNumbers } from './paging.tsx'

test('[3.8] the first, the last and those around the current page, with gaps for more than one omitted page', () => {
  expect(pageNumbers(1, 1)).toEqual([1])
  expect(pageNumbers(1, 4)).toEqual([1, 2, 3, 4])
  expect(pageNumbers(5, 9)).toEqual([1, null, 4, 5, 6, null, 9])
  expect(pageNumbers(3, 9)).toEqual([1, 2, 3, 4, null, 9])
})

test('[3.8] page numbers ascend and include the current page and both ends', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 }), (a, b) => {
      const [current, pages] = [Math.min(a, b), Math.max(a, b)]
      const numbers = pageNumbers(current, pages).filter((page) => page !== null)
      expect(numbers).toEqual([...new Set(numbers)].toSorted((x, y) => x - y))
      expect(numbers).toEqual(expect.arrayContaining([1, current, pages]))
      expect(pageNumbers(current, pages).length).toBeLessThanOrEqual(7)
    }),
  )
})
