import { expect, test } from 'vitest'
import {
  countResultFilters,
  emptyResultsQuery,
  orderOf,
  parseResultsQuery,
  resultsHref,
  searchHref,
  toggleResult,
  withoutResultFilters,
} from './results-query.ts'

test('[2b.3] [2c.6] the state of a search is kept in its address', () => {
  const address = '/search?q=blue+dream&category=Vapes&brand=Sunny+%26+Co&strain=SATIVA&price=20-40&sort=price&page=2'
  const query = parseResultsQuery(address.slice(address.indexOf('?')))
  expect(query).toEqual({
    text: 'blue dream',
    chosen: { category: ['Vapes'], brand: ['Sunny & Co'], strain: ['SATIVA'], weight: [] },
    price: '20-40',
    sort: 'price',
    page: 2,
  })
  expect(resultsHref(query)).toBe(address)
  expect(searchHref('  blue   dream ')).toBe('/search?q=blue+dream')
  expect(resultsHref(emptyResultsQuery)).toBe('/search')
})

test.each([
  `?q=${'x'.repeat(512)}&page=-1&sort=__proto__&price=constructor&brand=`,
  '?q=%00%1f&page=1e9',
  '?q[]=a&brand=a&brand=a',
  `?${Array.from({ length: 500 }, (_, at) => `brand=${at}`).join('&')}`,
])('invalid parameters are dropped: %#', (search) => {
  const query = parseResultsQuery(search)
  expect(query.text.length).toBeLessThanOrEqual(80)
  expect(query.page).toBe(1)
  expect(query.sort).toBe('match')
  expect(query.price).toBeNull()
  expect(query.chosen.brand.length).toBeLessThanOrEqual(20)
  expect(new Set(query.chosen.brand).size).toBe(query.chosen.brand.length)
})

test('toggling a value starts at the first page', () => {
  const query = { ...emptyResultsQuery, text: 'x', page: 3 }
  const on = toggleResult(query, 'brand', 'Fernhill')
  expect(on).toMatchObject({ page: 1, chosen: { brand: ['Fernhill'] } })
  expect(countResultFilters({ ...on, price: 'under-20' })).toBe(2)
  expect(toggleResult(on, 'brand', 'Fernhill').chosen.brand).toEqual([])
  expect(withoutResultFilters({ ...on, price: 'under-20', sort: 'name' })).toEqual({
    ...emptyResultsQuery,
    text: 'x',
    sort: 'name',
  })
})

test('[3.5] prices are sorted by those of the mode', () => {
  expect(orderOf('match', 'MEDICAL')).toBeNull()
  expect([orderOf('price', 'RECREATIONAL'), orderOf('price-desc', 'MEDICAL')]).toEqual([
    'price_rec_asc',
    'price_med_desc',
  ])
})
