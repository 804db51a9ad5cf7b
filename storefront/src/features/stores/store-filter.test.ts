import { describe, expect, test } from 'vitest'
import { sampleStore } from '../../shared/locations/sample-store.ts'
import { filteredHref, filterStores, readStoreFilter, type StoreFilter } from './store-filter.ts'
import { regionsOf } from './store-regions.ts'

const delivery = { code: 'D1', fee: 500, free_from: 10_000, minimum: 2_000 }
const miami = sampleStore({ delivery })
const tampa = sampleStore({ store_code: 'fl_tampa', store_name: 'Tampa', city: 'Tampa', postcode: '33602' })
const night = { open: '00:00', close: '08:00' }
const destin = sampleStore({
  store_code: 'fl_destin',
  store_name: 'Destin',
  city: 'Destin',
  postcode: '32541',
  hours: { ...miami.hours, saturday: night },
})
const all = [tampa, miami, destin]

/** Saturday 21 November 2026, 12:00 in New York. */
const saturdayNoon = Date.UTC(2026, 10, 21, 17)
const found = (filter: Partial<StoreFilter>) => {
  const { stores, near } = filterStores(all, { text: '', open: false, delivery: false, ...filter }, saturdayNoon)
  return [stores.map(({ store_code }) => store_code), near]
}

describe('[shop 16] the search on a state’s page', () => {
  test('finds by city and by ZIP code', () => {
    expect(found({})).toEqual([['fl_destin', 'fl_miami', 'fl_tampa'], null])
    expect(found({ text: ' tampa ' })).toEqual([['fl_tampa'], null])
    expect(found({ text: '33130' })).toEqual([['fl_miami'], null])
    expect(found({ text: 'Orlando' })).toEqual([[], null])
  })

  test('a ZIP code without a store finds the ones next to it, nearest first', () => {
    expect(found({ text: '33609' })).toEqual([['fl_tampa', 'fl_miami', 'fl_destin'], '33609'])
    expect(found({ text: '33609', delivery: true })).toEqual([['fl_miami'], '33609'])
    expect(filterStores([], { text: '33609', open: false, delivery: false }, saturdayNoon).near).toBeNull()
  })

  test('filters by what is open now, and by delivery', () => {
    expect(found({ open: true })).toEqual([['fl_miami', 'fl_tampa'], null])
    expect(found({ delivery: true })).toEqual([['fl_miami'], null])
    expect(found({ open: true, delivery: true, text: 'Tampa' })).toEqual([[], null])
  })

  test('is in the address, and read from it without trusting it', () => {
    const filter = { text: 'Miami Beach', open: true, delivery: false }
    expect(filteredHref('/dispensaries/florida', filter)).toBe('/dispensaries/florida?q=Miami+Beach&open=1')
    expect(filteredHref('/dispensaries/florida', { text: ' ', open: false, delivery: false })).toBe(
      '/dispensaries/florida',
    )
    expect(readStoreFilter({ q: 'Miami Beach', open: '1' })).toEqual(filter)
    expect(readStoreFilter({ q: ['a', 'b'], open: 'yes', delivery: ['1'] })).toEqual({
      text: 'a',
      open: false,
      delivery: true,
    })
    expect(readStoreFilter({ q: 'x'.repeat(500) }).text).toHaveLength(60)
  })
})

test('[shop 16] Florida’s dispensaries are grouped by region; a smaller state has one group', () => {
  const foreign = sampleStore({ postcode: '99999' })
  expect(regionsOf('FL', [...all, foreign]).map(({ name, stores }) => [name, stores.length])).toEqual([
    ['panhandle', 1],
    ['tampaBay', 1],
    ['miami', 1],
    [null, 1],
  ])
  expect(regionsOf('OH', all).map(({ name, stores }) => [name, stores.length])).toEqual([[null, 3]])
  expect(regionsOf('OH', [])).toEqual([])
})
