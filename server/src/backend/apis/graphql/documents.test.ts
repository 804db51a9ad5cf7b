/** Every document that the core sends, against the backend's schema: the question and all answers to it. */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Kind, parse, validate } from 'graphql'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { sampleAnswers, type Certain } from '../../../testing/sample-answers.ts'
import { defaultLimits, limitsRule } from './limits.ts'
import { commerceSchema } from './schema/index.ts'

interface Parser {
  safeParse(value: unknown): { success: boolean; error?: Error | undefined }
}
const isParser = (value: unknown): value is Parser =>
  typeof value === 'object' && value !== null && 'safeParse' in value && typeof value.safeParse === 'function'

const documentShape = z.object({
  operationName: z.string(),
  query: z.string(),
  result: z.custom<Parser>(isParser, 'a document needs its result'),
})

const folder = join(import.meta.dirname, '../../../../../core/src/wire')
const files = (await readdir(folder, { recursive: true })).filter((name) => /(?<!\.test)\.ts$/.test(name)).toSorted()

async function documentsOf(file: string) {
  const exported: unknown = await import(pathToFileURL(join(folder, file)).href)
  return Object.entries(z.record(z.string(), z.unknown()).parse(exported))
    .filter(([, value]) => z.object({ operationName: z.string(), query: z.string() }).safeParse(value).success)
    .map(([name, value]) => ({ name: `${file} ${name}`, ...documentShape.parse(value) }))
}
const found = await Promise.allSettled(files.map(documentsOf))
const documents = found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))

/**
 * What a parser may rely on although the schema, like Adobe Commerce's, allows null. An operation that fails has errors,
 * which are thrown before anything is parsed.
 */
const certain: Certain = new Set([
  ...Object.keys(commerceSchema.getMutationType()?.getFields() ?? {}).map((name) => `Mutation.${name}`),
  'Query.customer',
  'Query.storeConfig',
  'Query.checkCustomerEmail',
  // Money is a number of dollars, or it is not there.
  'Money.value',
  'Money.currency',
  // Nobody is signed in without them.
  'CustomerToken.token',
  'CustomerToken.refresh_token',
  'StoreConfig.loyalty_allowed_states',
  // Null beside a password, with which they are not asked for.
  ...['loyalty_registered', 'shop_registered', 'email_valid', 'have_password', 'is_phone_subscribed'].map(
    (name) => `CustomerEmailCheck.${name}`,
  ),
  // No account can be made without these.
  'Customer.firstname',
  'Customer.lastname',
  'Customer.email',
  'Customer.is_subscribed',
  'Customer.reward_points',
  'RewardPoints.balance',
  // Orders have them all; what is not there is left out of a list.
  'CustomerOrder.total',
  'CustomerOrders.items[]',
  'CmsBlocks.items',
])

describe('[7a] documents of the core', () => {
  test('[7a] there are some, and no two different ones share a name', () => {
    expect(found.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))).toEqual([])
    expect(documents.length).toBeGreaterThan(20)
    const byName = Map.groupBy(documents, ({ operationName }) => operationName)
    const shared = [...byName].filter(([, same]) => new Set(same.map(({ query }) => query)).size > 1)
    expect(shared.map(([name, same]) => `${name}: ${same.map((one) => one.name).join(', ')}`)).toEqual([])
  })

  test.each(documents)('[7a] $name fits the schema', ({ operationName, query }) => {
    const document = parse(query)
    expect(validate(commerceSchema, document).map(({ message }) => message)).toEqual([])
    expect(validate(commerceSchema, document, [limitsRule(defaultLimits)])).toEqual([])
    const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    expect(operations.map(({ name }) => name?.value)).toEqual([operationName])
  })

  test.each(documents)('[7a] $name: its parser takes every answer that the schema allows', ({ query, result }) => {
    const refused = sampleAnswers(commerceSchema, parse(query), certain)
      .map(({ what, data }) => ({ what, error: result.safeParse(data).error?.message }))
      .filter(({ error }) => error !== undefined)
      .map(({ what, error }) => `${what === '' ? 'the ordinary answer' : what}: ${error}`)
      .take(10)
    expect([...refused]).toEqual([])
  })
})
