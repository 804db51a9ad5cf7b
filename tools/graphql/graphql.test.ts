import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSchema } from 'graphql'
import { expect, test } from 'vitest'
import { answerTypes, variableTypes } from './documents.ts'
import { resolverTypes } from './resolvers.ts'
import { stale } from './stale.ts'

const schema = buildSchema(`
  type Query { cart(id: String!, page: Int): Cart }
  type Cart { id: ID! mode: Mode }
  enum Mode { MEDICAL RECREATIONAL }
`)

test('[7a] types of resolvers: parents, arguments and results', async () => {
  const types = await resolverTypes(schema, 'export type Cart = CartRow\nexport interface Other {}\n')
  expect(types).toContain("import type { Cart as CartParent } from './parents.ts'")
  expect(types).toMatch(/ParentType extends ResolversParentTypes\['Cart'\] = ResolversParentTypes\['Cart'\]/)
  expect(types).toMatch(/page\?: InputMaybe<Scalars\['Int'\]\['input'\]>/)
  expect(types).toMatch(/export type InputMaybe<T> = T \| null;/)
  expect(types).toMatch(/\| 'MEDICAL'/)
})

test('[7a] another schema gives other types', async () => {
  const other = buildSchema('type Query { cart(id: String!): String }')
  expect(await resolverTypes(other, '')).not.toBe(await resolverTypes(schema, ''))
})

const documents = [
  {
    file: 'carts.ts',
    name: 'cartQuery',
    operationName: 'cart',
    query:
      'query cart($id: String!, $page: Int) { cart(id: $id, page: $page) { ...Fields } } fragment Fields on Cart { mode }',
  },
  {
    file: 'carts.ts',
    name: 'otherQuery',
    operationName: 'other',
    query: 'query other { cart(id: "1") { ...Fields } } fragment Fields on Cart { mode }',
  },
]

test('[7a] the variables of operations by their names, without their answers', async () => {
  const types = await variableTypes(schema, documents)
  expect(types).toMatch(
    /type cartQueryVariables = Exact<\{\s+id: string;\s+page\?: number \| null \| undefined;\s+\}>;/,
  )
  expect(types).toContain('  cart: cartQueryVariables;\n  other: otherQueryVariables;\n')
  expect(types).not.toMatch(/Mode|__typename: 'Query'/)
})

test('[7a] answers of operations are checked against their parsers, with the guarantees of the schema', async () => {
  const types = await answerTypes(schema, documents, new Set(['Query.cart']))
  expect(types).toMatch(/export type cartQuery = \{ cart: \{ mode: Mode \| null \} \};/)
  expect(types).toContain("Reads<typeof carts.cartQuery, 'cart', cartQuery>")
  expect(await answerTypes(schema, documents, new Set())).toMatch(/cart: \{ mode: Mode \| null \} \| null \}/)
})

test('[7a] a fragment is the same in every document', async () => {
  const query = 'query third { cart(id: "2") { ...Fields } } fragment Fields on Cart { id }'
  const differing = [...documents, { file: 'carts.ts', name: 'thirdQuery', operationName: 'third', query }]
  await expect(variableTypes(schema, differing)).rejects.toThrow('Documents define')
})

test('generated code that is missing or different is stale', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'leaflog-generated-'))
  try {
    await writeFile(join(folder, 'same.ts'), 'as it is')
    await writeFile(join(folder, 'changed.ts'), 'as it was')
    const generated = new Map([
      ['same.ts', 'as it is'],
      ['changed.ts', 'as it is'],
      ['missing.ts', 'as it is'],
    ])
    expect(await stale(folder, generated)).toEqual(['changed.ts', 'missing.ts'])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
