import { buildSchema, parse, validate } from 'graphql'
import { expect, test } from 'vitest'
import { limitsRule, type Limits } from './limits.ts'

const schema = buildSchema(
  'interface Thing { id: ID thing: Thing } type Query implements Thing { id: ID thing: Thing }',
)
const roomy: Limits = { depth: 99, aliases: 99, fields: 99 }
const refusal = (query: string, limits: Partial<Limits>) =>
  validate(schema, parse(query), [limitsRule({ ...roomy, ...limits })]).map(({ message }) => message)
const isWithin = (query: string, limits: Partial<Limits>) => refusal(query, limits).length === 0

test('an operation may reach the limits but not exceed them', () => {
  const deep = '{ thing { thing { id } } }'
  expect([isWithin(deep, { depth: 3 }), refusal(deep, { depth: 2 })]).toEqual([
    true,
    ['The operation is too large: depth may be at most 2.'],
  ])
  const wide = '{ a: id b: id thing { c: id id } }'
  expect([isWithin(wide, { aliases: 3 }), refusal(wide, { aliases: 2 })]).toEqual([
    true,
    ['The operation is too large: aliases may be at most 2.'],
  ])
  expect([isWithin(wide, { fields: 5 }), refusal(wide, { fields: 4 })]).toEqual([
    true,
    ['The operation is too large: fields may be at most 4.'],
  ])
})

test('the deepest branch counts for the depth, wherever it is', () => {
  expect(isWithin('{ id thing { id } }', { depth: 1 })).toBe(false)
  expect(isWithin('{ thing { id } id }', { depth: 1 })).toBe(false)
  expect(isWithin('{ thing { id } id }', { depth: 2 })).toBe(true)
})

test('fragments count at each spread, and so do inline ones', () => {
  const query = '{ ...A thing { ...A } } fragment A on Thing { a: id thing { id } }'
  expect([isWithin(query, { fields: 7 }), isWithin(query, { fields: 6 })]).toEqual([true, false])
  expect([isWithin(query, { aliases: 2 }), isWithin(query, { aliases: 1 })]).toEqual([true, false])
  expect([isWithin(query, { depth: 3 }), isWithin(query, { depth: 2 })]).toEqual([true, false])
  const inline = '{ ... on Query { thing { id } } }'
  expect([isWithin(inline, { depth: 2 }), isWithin(inline, { depth: 1 })]).toEqual([true, false])
})

test('unknown and circular fragments are left to the rules that refuse them', () => {
  expect(isWithin('{ ...Missing id }', { fields: 1 })).toBe(true)
  expect(isWithin('{ ...A } fragment A on Query { id ...B } fragment B on Query { id ...A }', { fields: 2 })).toBe(true)
})

test('fragments that double at every step are measured at once', () => {
  const steps = Array.from({ length: 60 }, (_, n) => `fragment F${n} on Query { ...F${n + 1} ...F${n + 1} }`).join(' ')
  expect(refusal(`{ ...F0 } ${steps} fragment F60 on Query { id }`, {})).toHaveLength(1)
})

test('each operation of a document is measured separately', () => {
  expect(refusal('query A { id } query B { id thing { id } } query C { id id }', { fields: 2 })).toHaveLength(1)
})
