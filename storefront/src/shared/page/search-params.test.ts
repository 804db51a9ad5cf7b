import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseSearch, stringifySearch } from './search-params.ts'

describe('search parameters', () => {
  test('[2b.3] a filter with several values is a list, one value is text', () => {
    expect(parseSearch('?brand=a&brand=b&strain=indica')).toEqual({ brand: ['a', 'b'], strain: 'indica' })
  })

  test('a name without a value is kept as written', () => {
    expect(parseSearch('?no-age-gate')).toEqual({ 'no-age-gate': '' })
    expect(stringifySearch({ 'no-age-gate': '' })).toBe('?no-age-gate')
  })

  test('[2b.5] commas and colons stay readable', () => {
    expect(stringifySearch({ filter: 'is_sale:1', brand: 'a,b' })).toBe('?filter=is_sale:1&brand=a,b')
  })

  test('values without a text form are left out', () => {
    expect(stringifySearch({ a: undefined, b: null, c: { d: 1 }, e: [] })).toBe('')
  })

  test('stringifying and parsing returns the same, whatever the names and values', () => {
    const value = fc.oneof(fc.string(), fc.array(fc.string(), { minLength: 2, maxLength: 4 }))
    fc.assert(
      fc.property(fc.dictionary(fc.string({ minLength: 1 }), value), (search) => {
        // A lone surrogate cannot be encoded in a URL.
        fc.pre(JSON.stringify(search).isWellFormed() && !/\\ud[89a-f]/i.test(JSON.stringify(search)))
        expect(parseSearch(stringifySearch(search))).toEqual({ ...search })
      }),
    )
  })

  test('malicious names are plain names', () => {
    const read = parseSearch('?__proto__=1&constructor=2&toString=3')
    expect(Object.keys(read)).toEqual(['__proto__', 'constructor', 'toString'])
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype)
  })

  test('an invalid query does not throw', () => {
    for (const query of ['', '?', '?%', '?%E0%A4%A', '?&&&', '?=', '?a=%zz'])
      expect(() => parseSearch(query)).not.toThrow()
  })
})
