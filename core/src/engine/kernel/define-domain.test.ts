import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { counterEvents } from '../../testing/counter-domain.ts'
import { createFakePorts, noCredentials } from '../../testing/fake-ports.ts'
import { type EffectContext, defineEffect, effect } from './define-domain.ts'

const contextOf = (params: unknown): EffectContext<unknown> => ({
  params,
  key: 'row-1',
  ports: createFakePorts(),
  config: { gateway: '', exitUrl: '', externalShops: {}, credentials: noCredentials },
  secrets: { password: 'fern' },
  signal: new AbortController().signal,
  blob: async (text) => `blob:${text}`,
})
const createSaving = () =>
  defineEffect({
    params: z.object({ total: z.int() }),
    lane: 'counter',
    attempts: 3,
    tabOnly: true,
    run: async ({ params, key, secrets }) => [
      counterEvents.saved({ total: params.total + key.length + Object.keys(secrets).length }),
    ],
    giveUp: ({ params }, error) => [counterEvents.saved({ total: error instanceof Error ? -params.total : 0 })],
  })

test('I4: an effect keeps its lane, its tries and whose it is', () => {
  expect(createSaving()).toMatchObject({ lane: 'counter', attempts: 3, tabOnly: true })
})

test('I4: params of a stored row are parsed before they are used', async () => {
  const saving = createSaving()
  expect(await saving.run(contextOf({ total: 4, more: 'is left out' }))).toEqual([counterEvents.saved({ total: 10 })])
  await expect(saving.run(contextOf({ total: 'four' }))).rejects.toThrow(z.core.$ZodError)
  expect(saving.giveUp?.(contextOf({ total: 4 }), new Error('down'))).toEqual([counterEvents.saved({ total: -4 })])
  expect(() => saving.giveUp?.(contextOf({}), new Error('down'))).toThrow(z.core.$ZodError)
})

test('an effect without words of giving up has none', () => {
  const plain = defineEffect({ params: z.object({}), run: async () => [] })
  expect(plain).not.toHaveProperty('giveUp')
  expect(plain).not.toHaveProperty('lane')
})

test('an action that is an effect does nothing itself', () => {
  expect(effect<{ total: number }>()('the state', { total: 1 })).toBeUndefined()
})
