import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { allDomains } from '../../domains/domains.ts'
import { defineEvents, secret, splitSecrets } from './define-events.ts'

test('I5: a secret that is a field of its own is split off', () => {
  const { given } = defineEvents('door', { given: { v: 1, data: z.object({ who: z.string(), password: secret() }) } })
  expect(splitSecrets(given.schema, { who: 'Ivy', password: 'fern' })).toEqual({
    data: { who: 'Ivy' },
    secrets: { password: 'fern' },
  })
})

test.each([
  ['in an object', z.object({ login: z.object({ password: secret() }) })],
  ['in a list', z.object({ tried: z.array(z.object({ password: secret() })) })],
  ['that is a list, itself', z.object({ all: z.array(secret()) })],
  ['in a choice', z.object({ by: z.union([z.string(), z.object({ token: secret() })]) })],
])('I5: a secret %s is said before it could be written', (_, schema) => {
  expect(() => splitSecrets(schema, {})).toThrow('a secret must be a field of its own')
})

/** A schema that holds itself, as trees have. */
type Leaf = { token?: string | undefined; inner?: Leaf | undefined }
const leaf: z.ZodMiniType<Leaf> = z.object({ token: secret(), inner: z.optional(z.lazy(() => leaf)) })

test('I5: a secret in a schema that holds itself is said too, whether it has been read with or not', () => {
  const open = z.object({ tree: z.lazy(() => leaf) })
  expect(() => splitSecrets(open, {})).toThrow('a secret must be a field of its own')
  const read = z.object({ tree: z.lazy(() => leaf) })
  read.parse({ tree: { inner: { inner: {} } } })
  expect(() => splitSecrets(read, {})).toThrow('a secret must be a field of its own')
})

// A page that comes back reads its log before it says anything, and zod then keeps what a lazy schema stands for.
test.each([
  [
    'analytics.pageDetailed',
    { path: '/', key: '/', type: 'home', language: 'en', shows: [{ name: 'PDP', data: { price: 3500 } }] },
  ],
  ['ui.modalOpened', { view: 'confirm', data: { sku: ['a'] } }],
])('[4f.1] I5: %s is split after it has been read, as before', (type, data) => {
  const known = allDomains.flatMap(({ events }) => Object.values(events)).find((event) => event.type === type)
  expect(known?.schema.parse(data)).toEqual(data)
  expect(known && splitSecrets(known.schema, data)).toEqual({ data, secrets: {} })
})

test('I5: no domain hides a secret', () => {
  for (const { events } of allDomains)
    for (const { schema } of Object.values(events)) expect(() => splitSecrets(schema, {})).not.toThrow()
})

test('an event says its domain, its version and its data, and data stay as they are where nothing upcasts them', () => {
  const upcast = () => ({ cents: 100 })
  const events = defineEvents('sum', {
    added: { v: 2, data: z.object({ cents: z.int() }), upcast },
    cleared: { v: 1, data: z.object({}) },
  })
  expect(events.added({ cents: 5 })).toEqual({ type: 'sum.added', v: 2, data: { cents: 5 } })
  expect([events.added.type, events.added.v]).toEqual(['sum.added', 2])
  expect(events.added.upcast({ by: 1 }, 1)).toEqual({ cents: 100 })
  expect(events.cleared.upcast({ any: 'thing' }, 1)).toEqual({ any: 'thing' })
})

test('I5: only text is a secret that travels, and nothing else of that name is written', () => {
  const { given } = defineEvents('door', { given: { v: 1, data: z.object({ password: secret() }) } })
  expect(splitSecrets(given.schema, { password: 7 })).toEqual({ data: {}, secrets: {} })
  expect(splitSecrets(given.schema, {})).toEqual({ data: {}, secrets: {} })
})

test.each([
  ['in a record', z.object({ tried: z.record(z.string(), secret()) })],
  ['in a pair', z.object({ pair: z.tuple([z.string(), secret()]) })],
  ['that may be null', z.object({ token: z.nullable(secret()) })],
  ['in the second of two fields', z.object({ who: z.string(), login: z.object({ name: z.string(), word: secret() }) })],
])('I5: a secret %s is said, with the field that hides it', (_, schema) => {
  const field = Object.keys(schema.shape).at(-1)
  expect(() => splitSecrets(schema, {})).toThrow(`${field}: a secret must be a field of its own`)
})
