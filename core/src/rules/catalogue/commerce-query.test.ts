import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  commerceFilter,
  commerceListingHref,
  commerceSort,
  countChosen,
  emptyCommerceQuery,
  parseCommerceQuery,
  serializeCommerceQuery,
  toggleChosen,
  withoutChosen,
} from './commerce-query.ts'

test('[2b.5] filter=is_sale:1, filter=strain_type:{id}, filter=brand:{id} and sort=price:ASC', () => {
  expect(parseCommerceQuery('?filter=is_sale:1').chosen).toEqual({ is_sale: ['1'] })
  expect(parseCommerceQuery('filter=strain_type:23444&filter=brand:24001&sort=price:ASC')).toEqual({
    ...emptyCommerceQuery,
    chosen: { strain_type: ['23444'], brand: ['24001'] },
    sort: { field: 'price', direction: 'ASC' },
  })
})

test('[2b.5] several values are repeated or comma-separated, in any order, and serialized in one canonical order', () => {
  const written =
    'filter=brand:24001,24002&filter=strain_type:23444&filter=price:20_39.99&q=blue+dream&sort=name:DESC&p=2'
  const spellings = [
    'filter=brand:24002,24001&filter=price:20_39.99&filter=strain_type:23444&p=2&q=blue dream&sort=name:desc',
    'filter=brand:24001&filter=brand:24002,strain_type:23444,price:20_39.99&q=%20blue%20%20dream&sort=name_DESC&p=2',
    'brand=24001,24002&strain=indica&filter=price:20_39.99&q=blue+dream&sort=name-desc&p=2',
    written,
  ]
  for (const spelling of spellings) expect(serializeCommerceQuery(parseCommerceQuery(spelling))).toBe(written)
  expect(commerceListingHref('/category/flower', parseCommerceQuery(written))).toBe(`/category/flower?${written}`)
  expect(commerceListingHref('/category/flower', emptyCommerceQuery)).toBe('/category/flower')
})

test('[2b.6] [2b.3] strain names map to their ids; brand and weight names are resolved later', () => {
  expect(parseCommerceQuery('strain=indica,hybrid,SATIVA').chosen).toEqual({ strain_type: ['23444', '23445', '23446'] })
  expect(parseCommerceQuery('brand=Alder+%26+Co&weight=3.5g&strain=ruderalis')).toEqual({
    ...emptyCommerceQuery,
    brand: ['alder-and-co'],
    weight: ['3.5g'],
  })
  expect(serializeCommerceQuery(parseCommerceQuery('weight=3.5g&brand=Alder'))).toBe('brand=alder&weight=3.5g')
})

test('[5c.1] the choice becomes the filter of the products query, within the scope of the page', () => {
  const query = parseCommerceQuery(
    'filter=brand:1,2&filter=strain_type:23444&filter=price:20_39.99&filter=thc:25_*&filter=name:haze&sort=price:DESC',
  )
  const scope = [{ attribute: 'category_url_path', equals: 'flower' }]
  expect(commerceFilter(query, scope)).toEqual({
    category_url_path: { eq: 'flower' },
    brand: { in: ['1', '2'] },
    strain_type: { eq: '23444' },
    price: { from: '20', to: '39.99' },
    thc: { from: '25' },
    name: { match: 'haze' },
  })
  expect(Object.keys(commerceFilter(query, [], 'brand'))).not.toContain('brand')
  expect(commerceSort(query)).toEqual({ price: 'DESC' })
  expect(commerceSort(emptyCommerceQuery)).toBeNull()
})

test('[3.8] toggling a value restarts at the first page; a range has one value', () => {
  const second = parseCommerceQuery('filter=brand:1&p=3&sort=price:ASC')
  const both = toggleChosen(second, 'brand', '2')
  expect(serializeCommerceQuery(both)).toBe('filter=brand:1,2&sort=price:ASC')
  expect(countChosen(both)).toBe(2)
  expect(serializeCommerceQuery(toggleChosen(toggleChosen(both, 'brand', '1'), 'brand', '2'))).toBe('sort=price:ASC')
  const dear = toggleChosen(toggleChosen(second, 'price', '20_39.99'), 'price', '40_59.99')
  expect(dear.chosen.price).toEqual(['40_59.99'])
  expect(withoutChosen(dear)).toEqual({ ...emptyCommerceQuery, sort: { field: 'price', direction: 'ASC' } })
})

test.each([
  'filter=constructor:1&filter=__proto__:1',
  'filter=brand:1%27%20OR%201=1',
  'filter=brand:99999999999999999999',
  'filter=price:*_*&filter=price:1_2_3&filter=price:-1_5&filter=price:NaN_1',
  'filter=is_sale:2&filter=is_sale:',
  'filter=:&filter=,,,&filter=brand',
  'sort=__proto__:ASC&sort[]=price',
  'sort=price:SIDEWAYS',
  'p=-1&p=0',
  'p=1e9',
  'q=%00%01',
  `filter=name:${'x'.repeat(100_000)}`,
  `filter=brand:${Array.from({ length: 5000 }, (_, at) => at + 1).join(',')}`,
])('[2b.5] a malicious search is harmless: %.40s', (search) => {
  const read = parseCommerceQuery(search)
  expect(read.page).toBeGreaterThanOrEqual(1)
  expect(serializeCommerceQuery(read).length).toBeLessThan(1500)
  expect(parseCommerceQuery(serializeCommerceQuery(read))).toEqual(read)
})

const names = ['filter', 'brand', 'strain', 'weight', 'q', 'sort', 'p']
const attributes = ['brand', 'strain_type', 'size', 'price', 'thc', 'is_sale', 'name', 'category_uid', 'nonsense']
const filterValue = fc
  .tuple(fc.constantFrom(...attributes), fc.oneof(fc.nat().map(String), fc.string({ unit: 'binary', maxLength: 40 })))
  .map(([attribute, value]) => `${attribute}:${value}`)
const pair = fc.tuple(fc.constantFrom(...names), fc.oneof(filterValue, fc.string({ unit: 'binary', maxLength: 80 })))

test('[2b.5] parsing a canonical search gives the same query, and only known conditions reach the backend', () => {
  fc.assert(
    fc.property(fc.array(pair, { maxLength: 8 }), (pairs) => {
      const read = parseCommerceQuery(new URLSearchParams(pairs))
      expect(parseCommerceQuery(serializeCommerceQuery(read))).toEqual(read)
      for (const [attribute, input] of Object.entries(commerceFilter(read, []))) {
        expect(attributes).toContain(attribute)
        for (const end of [...('from' in input ? [input.from] : []), ...('to' in input ? [input.to] : [])])
          expect(Number(end)).not.toBeNaN()
      }
    }),
  )
})
