import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSchema } from 'graphql'
import { expect, test } from 'vitest'
import { resolverTypes } from './resolvers.ts'
import { stale } from './stale.ts'

const schema = buildSchema(`
  type Query { cart(id: String!, page: Int): Cart }
  type Cart { id: ID! mode: Mode }
  enum Mode { MEDICAL RECREATIONAL }
`)

test('[7a] types of resolvers: what they are given, what they are asked, what they answer', async () => {
  const types = await resolverTypes(schema, 'export type Cart = CartRow\nexport interface Other {}\n')
  expect(types).toContain("import type { Cart as CartParent } from './parents.ts'")
  expect(types).toMatch(/ParentType extends ResolversParentTypes\['Cart'\] = ResolversParentTypes\['Cart'\]/)
  expect(types).toMatch(/page\?: InputMaybe<Scalars\['Int'\]\['input'\]>/)
  expect(types).toMatch(/export type InputMaybe<T> = T \| null;/)
  expect(types).toMatch(/\| 'MEDICAL'/)
})

test('[7a] another schema has other types', async () => {
  const other = buildSchema('type Query { cart(id: String!): String }')
  expect(await resolverTypes(other, '')).not.toBe(await resolverTypes(schema, ''))
})

test('generated code that is missing or says something else is stale', async () => {
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
