import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { allDomains } from '../sdk/domains.ts'
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

test('I5: no domain hides a secret', () => {
  for (const { events } of allDomains)
    for (const { schema } of Object.values(events)) expect(() => splitSecrets(schema, {})).not.toThrow()
})
