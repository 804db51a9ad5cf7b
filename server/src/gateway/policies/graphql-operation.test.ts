import { describe, expect, test } from 'vitest'
import { operationOf } from './graphql-operation.ts'
import { CONTENT, PRODUCTS } from '../http/lifetimes.ts'

const TWO_QUERIES = 'query A { products { total_count } } query B($n: Int = 2) { cmsBlocks { items { title } } }'
const MIXED = 'query A { products { total_count } } mutation B { placeOrder { id } }'

describe('selecting the operation', () => {
  test('a query that is not a text has no operation', () => {
    for (const query of [undefined, null, 7, ['{ a }']]) expect(operationOf(query, undefined)).toBeUndefined()
  })

  test.each([undefined, null])('the only one, if the name is %s', (name) => {
    expect(operationOf('{ products { total_count } }', name)).toMatchObject({
      type: 'query',
      rootFields: ['products'],
      lifetime: PRODUCTS,
    })
    expect(operationOf('mutation { placeOrder { id } }', name)).toMatchObject({ type: 'mutation', lifetime: undefined })
    expect(operationOf('subscription { x }', name)?.type).toBe('subscription')
  })

  test('the named one of several', () => {
    expect(operationOf(TWO_QUERIES, 'A')).toMatchObject({ rootFields: ['products'], lifetime: PRODUCTS, defaults: {} })
    expect(operationOf(TWO_QUERIES, 'B')).toMatchObject({
      rootFields: ['cmsBlocks'],
      lifetime: CONTENT,
      defaults: { n: 2 },
    })
    expect(operationOf(MIXED, 'A')?.type).toBe('query')
    expect(operationOf(MIXED, 'B')).toMatchObject({ type: 'mutation', rootFields: ['placeOrder'] })
  })

  test.each([undefined, 'C', '', 7])('all of them, if the name is %j, so that none escapes the checks', (name) => {
    expect(operationOf(TWO_QUERIES, name)).toMatchObject({
      type: 'query',
      rootFields: ['products', 'cmsBlocks'],
      defaults: { n: 2 },
      lifetime: undefined,
    })
    expect(operationOf(MIXED, name)).toMatchObject({ type: undefined, rootFields: ['products', 'placeOrder'] })
  })

  test('an operation without a name does not match a name', () => {
    expect(operationOf('{ products { total_count } }', 'A')).toMatchObject({ type: 'query', lifetime: undefined })
  })

  test('a name that is part of a document does not confuse requests', () => {
    expect(operationOf('query A { a }', undefined)?.rootFields).toEqual(['a'])
    expect(operationOf(' query A { a } query B { b }', 'A')?.rootFields).toEqual(['a'])
    expect(operationOf(' query A { a } query B { b }', 'B')?.rootFields).toEqual(['b'])
  })
})

describe('root fields', () => {
  const root = (query: string) => operationOf(query, undefined)?.rootFields

  test('fields by their own names, each once, regardless of aliases', () => {
    expect(root('{ x: products { a } y: products { b } cart { c } }')).toEqual(['products', 'cart'])
  })

  test('fields of fragments, named or inline, nested and circular', () => {
    expect(
      root('{ ...F ... on Query { b ...G } } fragment F on Query { a ...G } fragment G on Query { c ...F }'),
    ).toEqual(['a', 'c', 'b'])
  })

  test('[9g.3] a missing fragment counts as an unknown field, so the answer is not cached', () => {
    expect(operationOf('{ products { a } ...F }', undefined)).toMatchObject({
      rootFields: ['products', '...F'],
      lifetime: undefined,
    })
  })

  test('nested fields are not root fields', () => {
    expect(root('{ products { items { name } } } fragment F on Query { cart { id } }')).toEqual(['products'])
  })

  test('every call of a field with its arguments; a fragment’s calls count once', () => {
    const calls = operationOf('{ a(x: 1) b: a(y: 2, z: 3) ...F ...F } fragment F on Query { c }', undefined)?.rootCalls
    const listed = calls?.map(({ field, arguments: given }) => [field, ...given.map(({ name }) => name.value)])
    expect(listed).toEqual([['a', 'x'], ['a', 'y', 'z'], ['c']])
  })
})

describe('default values of variables', () => {
  test('defaults of any type; variables without one are absent', () => {
    const query = 'query ($a: Int = 1, $b: [String] = ["x"], $c: F = { d: null }, $e: Int) { products { a } }'
    expect(operationOf(query, undefined)?.defaults).toEqual({ a: 1, b: ['x'], c: { d: null } })
  })
})

describe('secrets', () => {
  test('a query that names one is not cached, and its parse result is not kept', () => {
    const query = 'query { products(password: "x") { a } }'
    const first = operationOf(query, undefined)
    expect(first).toMatchObject({ secret: true, lifetime: undefined, type: 'query' })
    expect(operationOf(query, undefined)).not.toBe(first)
  })

  test('a document without one is parsed once for each name, and again if the name is not a text', () => {
    const query = 'query A { products { a } }'
    const first = operationOf(query, undefined)
    expect(first?.secret).toBe(false)
    expect(operationOf(query, null)).toBe(first)
    expect(operationOf(query, 'A')).toBe(operationOf(query, 'A'))
    expect(operationOf(query, 7)).not.toBe(operationOf(query, 7))
  })
})

test('an invalid document, or one longer than any of a storefront, is refused', () => {
  expect(() => operationOf('{ a', undefined)).toThrow('Syntax Error')
  expect(() => operationOf(`{ ${'a '.repeat(3998)}}`, undefined)).not.toThrow()
  expect(() => operationOf(`{ ${'a '.repeat(4000)}}`, undefined)).toThrow('Syntax Error')
})
