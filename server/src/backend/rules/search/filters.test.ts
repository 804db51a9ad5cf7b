import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { matches } from './filter.ts'
import { parseFacetFilters, parseNumericFilters } from './filter-lists.ts'
import { parseFilters } from './parse-filters.ts'
import { SearchProblem } from './problem.ts'

const record = {
  category: 'Flower',
  brand: { name: "JK's Best" },
  price: 3500,
  sale: true,
  tags: ['a', 'b'],
  odd: '-Minus',
  time: '10:30',
}
const outcome = (read: () => unknown) => {
  try {
    read()
    return 'read'
  } catch (error) {
    return error instanceof SearchProblem && error.status === 400 ? 'refused' : String(error)
  }
}
const passes = (text: string) => matches(parseFilters(text), record)

describe('[2b.3] filters', () => {
  test.each([
    ['', true],
    ['category:Flower', true],
    ['category:flower', true],
    ['category:Vapes', false],
    ['brand.name:"JK\'s Best"', true],
    ["brand.name:'JK\\'s Best'", true],
    ["brand.name:JK's", false],
    ['NOT category:Vapes', true],
    ['NOT NOT category:Flower', true],
    ['tags:b', true],
    ['tags:c', false],
    ['sale:true', true],
    ['price < 4000', true],
    ['price<=3500', true],
    ['price > 3500', false],
    ['price != 3500', false],
    ['price = 3500.0', true],
    ['price:3000 TO 4000', true],
    ['price:-10 TO 10', false],
    ['(category:Vapes OR category:Flower) AND price >= 3500', true],
    ['NOT (category:Vapes OR category:Flower)', false],
    ['time:10:30', true],
    ['"category":"Flower"', true],
    ['category:"AND"', false],
    ['constructor.name:Object', false],
    ['__proto__:x', false],
  ])('%s is %s', (text, expected) => {
    expect(passes(text)).toBe(expected)
  })

  test('[2b.3] without parentheses OR binds tighter than AND', () => {
    expect(passes('category:Vapes AND category:Flower OR category:Flower')).toBe(false)
    expect(passes('(category:Vapes AND category:Flower) OR category:Flower')).toBe(true)
  })

  test.each([
    ['category', /expected ':'/],
    ['category:', /expected a value at the end/],
    ['category:Flower AND', /expected an attribute at the end/],
    ['(category:Flower', /parenthesis is not closed/],
    ['category:Flower)', /unexpected '\)' at position 15/],
    ['category:"Flower', /quote at position 9 is not closed/],
    ['price < cheap', /'cheap' is not a number/],
    ['price:1 TO', /expected a number/],
    ['price < Infinity', /not a number/],
    ['category:Flower category:Vapes', /unexpected 'category'/],
    ['AND', /expected an attribute/],
    [`${'('.repeat(50)}a:b${')'.repeat(50)}`, /deeper/],
    [`${'NOT '.repeat(500)}a:b`, /deeper/],
    ['a:b OR '.repeat(1000), /longer than/],
  ])('%s is refused with 400', (text, message) => {
    expect(() => parseFilters(text)).toThrow(message)
  })

  test('[2b.3] any text is parsed, or refused with 400', () => {
    const piece = fc.constantFrom(
      'a',
      ':',
      '(',
      ')',
      'AND',
      'OR',
      'NOT',
      'TO',
      '<',
      '>=',
      '"',
      "'",
      '\\',
      ' ',
      '1',
      '-',
      '!',
      'é',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        expect(outcome(() => parseFilters(pieces.join('')))).toMatch(/^(?:read|refused)$/)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('[2b.3] lists of filters', () => {
  const facets = (list: string | (string | string[])[]) => matches(parseFacetFilters(list), record)
  const numbers = (list: string | (string | string[])[]) => matches(parseNumericFilters(list), record)

  test('the outer list is AND, the inner OR', () => {
    expect(facets(['category:Flower', ['tags:x', 'tags:b']])).toBe(true)
    expect(facets(['category:Flower', ['tags:x', 'tags:y']])).toBe(false)
    expect(facets([[]])).toBe(false)
    expect(facets([])).toBe(true)
    expect(facets('category:Flower,tags:a')).toBe(true)
  })

  test('a minus negates, an escaped one does not', () => {
    expect(facets(['category:-Vapes'])).toBe(true)
    expect(facets(['category:-Flower'])).toBe(false)
    expect(facets(['odd:\\-Minus'])).toBe(true)
    expect(facets(['odd:--Minus'])).toBe(false)
  })

  test('numbers', () => {
    expect(numbers(['price<4000', ['price:0 TO 1', 'price=3500']])).toBe(true)
    expect(numbers(['price>4000'])).toBe(false)
    expect(() => numbers(['category:Flower'])).toThrow(/compares no attribute/)
    expect(() => facets(['Flower'])).toThrow(/attribute:value/)
  })
})
