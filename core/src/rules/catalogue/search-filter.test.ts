import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type SearchCondition, searchFilter } from './search-filter.ts'

test('[5c.1] equals is an exact match, and a text match for name, description and short description', () => {
  expect(
    searchFilter([
      { attribute: 'brand', equals: '24001' },
      { attribute: 'name', equals: 'blue' },
      { attribute: 'description', equals: 'pine' },
      { attribute: 'short_description', equals: 'lemon' },
    ]),
  ).toEqual({
    brand: { eq: '24001' },
    name: { match: 'blue' },
    description: { match: 'pine' },
    short_description: { match: 'lemon' },
  })
})

test('[5c.1] a second equals on the same attribute becomes an in-list, a third is added to it', () => {
  const conditions = ['1', '2', '3'].map((equals) => ({ attribute: 'brand', equals }))
  expect(searchFilter(conditions.slice(0, 2))).toEqual({ brand: { in: ['1', '2'] } })
  expect(searchFilter(conditions)).toEqual({ brand: { in: ['1', '2', '3'] } })
  expect(
    searchFilter([
      { attribute: 'brand', equals: '1' },
      { attribute: 'brand', equals: '1' },
    ]),
  ).toEqual({
    brand: { eq: '1' },
  })
})

test('[5c.1] in, from and to are kept', () => {
  expect(
    searchFilter([
      { attribute: 'brand', in: ['1'] },
      { attribute: 'price', from: '20', to: '39.99' },
      { attribute: 'thc', from: '25' },
    ]),
  ).toEqual({ brand: { in: ['1'] }, price: { from: '20', to: '39.99' }, thc: { from: '25' } })
  expect(
    searchFilter([
      { attribute: 'price', from: '20' },
      { attribute: 'price', to: '40' },
    ]),
  ).toEqual({
    price: { from: '20', to: '40' },
  })
  expect(
    searchFilter([
      { attribute: 'brand', in: ['1', '2'] },
      { attribute: 'brand', equals: '3' },
    ]),
  ).toEqual({
    brand: { in: ['1', '2', '3'] },
  })
})

const value = fc.string({ maxLength: 6 })
const condition: fc.Arbitrary<SearchCondition> = fc.oneof(
  fc.record({ attribute: fc.constantFrom('brand', 'name', '__proto__'), equals: value }),
  fc.record({ attribute: fc.constantFrom('brand', 'size'), in: fc.array(value, { minLength: 1, maxLength: 4 }) }),
)

test('[5c.1] every exact condition is in the filter once, and nothing else is', () => {
  fc.assert(
    fc.property(fc.array(condition, { maxLength: 8 }), (conditions) => {
      const filter = searchFilter(conditions)
      expect(new Set(Object.keys(filter))).toEqual(new Set(conditions.map(({ attribute }) => attribute)))
      for (const attribute of ['brand', 'size']) {
        if (!Object.hasOwn(filter, attribute)) continue
        const input = filter[attribute] ?? { in: [] }
        const wanted = conditions
          .filter((one) => one.attribute === attribute)
          .flatMap((one) => ('equals' in one ? [one.equals] : 'in' in one ? one.in : []))
        const values = 'eq' in input ? [input.eq] : 'in' in input ? input.in : []
        expect(values).toHaveLength(new Set(values).size)
        expect(new Set(values)).toEqual(new Set(wanted))
      }
    }),
  )
})
