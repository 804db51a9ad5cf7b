import { getIntrospectionQuery } from 'graphql'
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { describe, expect, test } from 'vitest'
import { testCustomers } from '../../../testing/test-customers.ts'
import { silentLog } from '../../../platform/upstream.ts'
import type { Tables } from '../../platform/tables/tables.ts'
import { createCommerceGraphql } from './graphql.ts'
import { randomId } from '../../../platform/random-id.ts'
import { postTo } from './post-to.ts'

/** None of these documents reaches the database. */
const db = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (of) => new PostgresIntrospector(of),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})
const options = {
  db,
  log: silentLog,
  publicUrl: 'https://shop.test',
  searchKeySecret: 'secret',
  customers: testCustomers(db),
  clock: () => 0,
  ids: randomId,
}
const commerce = createCommerceGraphql(options)
const post = (query: string, to = commerce, variables: object = {}) => postTo(to, query, variables)

test('an internal failure is logged with its cause and not sent', async () => {
  const full = new Error('could not extend file "base/5/1259": No space left on device')
  class FullDisk extends DummyDriver {
    override acquireConnection = () => Promise.reject(full)
  }
  const broken = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new FullDisk(),
      createIntrospector: (of) => new PostgresIntrospector(of),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
  const logged: object[] = []
  const log = { ...silentLog, error: (details: object) => void logged.push(details) }
  const answer = await post('mutation { createEmptyCart }', createCommerceGraphql({ ...options, db: broken, log }))
  expect(answer.errors.map(({ message }) => message)).toEqual(['Internal server error'])
  expect(logged).toEqual([{ err: full }])
})

describe('hostile documents', () => {
  test('the standard introspection query is within the limits', async () => {
    const answer = await post(getIntrospectionQuery({ descriptions: true, inputValueDeprecation: true }))
    expect(answer).toHaveProperty('data.__schema.queryType.name', 'Query')
    expect(answer.errors).toEqual([])
  })

  test('a variable of the wrong type is refused', async () => {
    const answer = await post('query ($code: String!) { findAppByStore(store_code: $code) { app_id } }', commerce, {
      code: 7,
    })
    expect(answer.errors[0]?.extensions.category).toBe('graphql')
  })

  test('introspection can be switched off', async () => {
    const closed = createCommerceGraphql({ ...options, introspection: false })
    expect((await post('{ __schema { types { name } } }', closed)).errors).toHaveLength(2)
    expect((await post('{ __typename }', closed)).data).toEqual({ __typename: 'Query' })
  })

  test.each([
    ['a field', '{ storeConfi { id } }', {}],
    ['an argument', '{ products(searc: "x") { total_count } }', {}],
    [
      'a member of a variable',
      'query ($f: ProductAttributeFilterInput) { products(filter: $f) { total_count } }',
      { f: { skuu: {} } },
    ],
  ])(
    '%s that is misspelled is answered with a suggestion, unless introspection is off',
    async (_, query, variables) => {
      const closed = createCommerceGraphql({ ...options, introspection: false })
      expect((await post(query, commerce, variables)).errors[0]?.message).toContain('Did you mean')
      const [error] = (await post(query, closed, variables)).errors
      expect(error?.message).toBeTruthy()
      expect(JSON.stringify(error)).not.toContain('Did you mean')
    },
  )

  test('several operations in one request are refused', async () => {
    const body = JSON.stringify([{ query: '{ __typename }' }, { query: '{ __typename }' }])
    const headers = { 'content-type': 'application/json' }
    const answer = await commerce(new Request('http://commerce.test/graphql', { method: 'POST', headers, body }))
    expect(answer.status).toBe(400)
  })

  const wide = Array.from({ length: 41 }, (_, n) => `a${n}: __typename`).join(' ')
  const doubling = Array.from(
    { length: 30 },
    (_, n) => `fragment F${n} on Query { ${n === 29 ? 'countries { id }' : `...F${n + 1} ...F${n + 1}`} }`,
  ).join(' ')
  test.each([
    ['too deep', `{ __schema { ${'types { fields { type { '.repeat(7)} name ${'} } }'.repeat(7)} } }`, 'depth'],
    ['too many aliases', `{ ${wide} }`, 'aliases'],
    ['fragments that double', `{ ...F0 } ${doubling}`, 'fields'],
    ['too many tokens', `{ ${'id '.repeat(5000)} }`, 'token'],
    ['fragments in a circle', '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }', 'Cannot spread'],
    ['brackets without end', '{'.repeat(3900), 'Syntax Error'],
  ])('%s: refused', async (_, query, reason) => {
    const answer = await post(query)
    expect(JSON.stringify(answer.errors)).toContain(reason)
    expect(answer.errors[0]?.extensions.category).toBe('graphql')
  })
})
