import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  countFilters,
  emptyQuery,
  parseListingQuery,
  serializeListingQuery,
  toggleFilter,
  withoutFilters,
} from './listing-query.ts'

test('[2b.3] brand, strain and weight: several values, comma-separated or repeated', () => {
  expect(parseListingQuery('?brand=Alder,birch&brand=birch&strain=INDICA&weight=3.5g&weight=1g')).toEqual({
    ...emptyQuery,
    brand: ['alder', 'birch'],
    strain: ['indica'],
    weight: ['1g', '3.5g'],
  })
  expect(parseListingQuery({ brand: ['b', 'a'], page: 2, special: 's1', sort: 'price', strain: null })).toEqual({
    ...emptyQuery,
    brand: ['a', 'b'],
    page: 2,
    special: 's1',
    sort: 'price',
  })
})

test('[2b.3] the canonical search has a fixed order and no defaults', () => {
  expect(serializeListingQuery(emptyQuery)).toBe('')
  expect(
    serializeListingQuery(parseListingQuery('page=1&weight=1g&q=blue%20dream&brand=b&brand=a&sort=featured')),
  ).toBe('brand=a,b&weight=1g&q=blue%20dream')
})

test.each([
  'brand=%E0%A4%A',
  'page=-1',
  'page=1e9',
  'page=99999',
  'sort=__proto__',
  'brand=,,,',
  'q=%00%01',
  'special=%20',
  '&&&=&',
  `brand=${'x'.repeat(100_000)}`,
  `q=${'😀'.repeat(500)}`,
  'brand[]=a',
  '__proto__=x&constructor=y',
])('[2b.3] a malicious search is harmless: %.40s', (search) => {
  const read = parseListingQuery(search)
  expect(read.page).toBeGreaterThanOrEqual(1)
  expect(serializeListingQuery(read).length).toBeLessThan(1200)
  expect(parseListingQuery(serializeListingQuery(read))).toEqual(read)
})

test('[2b.3] parsing a canonical search gives the same query', () => {
  const text = fc.string({ unit: 'binary', maxLength: 120 })
  const search = fc.array(fc.tuple(fc.constantFrom('brand', 'strain', 'weight', 'special', 'q', 'sort', 'page'), text))
  fc.assert(
    fc.property(search, (pairs) => {
      const read = parseListingQuery(new URLSearchParams(pairs))
      expect(parseListingQuery(serializeListingQuery(read))).toEqual(read)
      expect(serializeListingQuery(parseListingQuery(serializeListingQuery(read)))).toBe(serializeListingQuery(read))
    }),
    { numRuns: 500 },
  )
})

test('[2b.3] toggling a filter twice gives the same listing, and each toggle starts at the first page', () => {
  const query = { ...emptyQuery, brand: ['a'], special: 's', page: 3 }
  const other = toggleFilter(query, 'brand', 'b')
  expect([other.brand, other.page, countFilters(other)]).toEqual([['a', 'b'], 1, 2])
  expect(toggleFilter(other, 'brand', 'b')).toEqual({ ...query, page: 1 })
  expect(withoutFilters(other)).toEqual({ ...emptyQuery, special: 's' })
})
