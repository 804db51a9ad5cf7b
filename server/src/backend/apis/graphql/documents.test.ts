/** Every document that the core sends, checked against the backend's schema: the query and all its possible answers. */
import { Kind, parse, validate } from 'graphql'
import { describe, expect, test } from 'vitest'
import { certain, coreDocuments } from '../../../testing/core-documents.ts'
import { sampleAnswers } from '../../../testing/sample-answers.ts'
import { defaultLimits, limitsRule } from './limits.ts'
import { commerceSchema } from './schema/index.ts'

const documents = await coreDocuments()

describe('[7a] documents of the core', () => {
  test('[7a] documents exist, and different ones have different names', () => {
    expect(documents.length).toBeGreaterThan(20)
    const byName = Map.groupBy(documents, ({ operationName }) => operationName)
    const shared = [...byName].filter(([, same]) => new Set(same.map(({ query }) => query)).size > 1)
    expect(
      shared.map(([name, same]) => `${name}: ${same.map(({ file, name: one }) => `${file} ${one}`).join(', ')}`),
    ).toEqual([])
  })

  test.each(documents)('[7a] $file $name fits the schema', ({ operationName, query }) => {
    const document = parse(query)
    expect(validate(commerceSchema, document).map(({ message }) => message)).toEqual([])
    expect(validate(commerceSchema, document, [limitsRule(defaultLimits)])).toEqual([])
    const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    expect(operations.map(({ name }) => name?.value)).toEqual([operationName])
  })

  test.each(documents)(
    '[7a] $file $name: its parser accepts every answer that the schema allows',
    ({ query, result }) => {
      const refused = sampleAnswers(commerceSchema, parse(query), certain)
        .map(({ what, data }) => ({ what, error: result.safeParse(data).error?.message }))
        .filter(({ error }) => error !== undefined)
        .map(({ what, error }) => `${what === '' ? 'the default answer' : what}: ${error}`)
        .take(10)
      expect([...refused]).toEqual([])
    },
  )
})
