import { expect, test } from 'vitest'
import { GatewayError } from '../../platform/errors.ts'
import { virtualClock } from '../../testing/gateway-harness.ts'
import { createIdempotentResults, KEPT_MS } from './idempotency.ts'
import { jsonAnswer, type Answer } from '../http/route.ts'

const KEY = 'key-00001'

function start() {
  const clock = virtualClock()
  const results = createIdempotentResults(clock)
  const keys: string[] = []
  const work = (key: string): Promise<Answer> => Promise.resolve(jsonAnswer(keys.push(key)))
  const once = async (key: string | undefined, fingerprint = 'f', run = work) =>
    (await results.once(key, fingerprint, run)).body.toString()
  return { clock, once, keys }
}

test.each([undefined, '', 'x'.repeat(7), 'x'.repeat(201), 'with space'])(
  'I4: a write with the key %j is refused, and nothing runs',
  async (key) => {
    const { once, keys } = start()
    await expect(once(key)).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REQUIRED' })
    expect(keys).toEqual([])
  },
)

test('I4: a repeated delivery gets the first answer, and other keys get their own', async () => {
  const { once, keys } = start()
  expect([await once(KEY), await once(KEY), await once('key-00002'), await once(KEY)]).toEqual(['1', '1', '2', '1'])
  expect(keys).toEqual([KEY, 'key-00002'])
})

test('I4: a result is kept for exactly a day', async () => {
  const { once, clock } = start()
  await once(KEY)
  clock.advance(24 * 3_600_000 - 1)
  expect(await once(KEY)).toBe('1')
  clock.advance(1)
  expect(await once(KEY)).toBe('2')
  expect(KEPT_MS).toBe(24 * 3_600_000)
  clock.advance(KEPT_MS - 1)
  expect(await once(KEY, 'f')).toBe('2')
})

test('I4: the same key for another request is a conflict, even while the first one runs, and never after a day', async () => {
  const { once, clock } = start()
  const gate = Promise.withResolvers<Answer>()
  const first = once(KEY, 'f', () => gate.promise)
  await expect(once(KEY, 'g')).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' })
  const again = once(KEY, 'f')
  gate.resolve(jsonAnswer('first'))
  expect([await first, await again]).toEqual(['"first"', '"first"'])
  await expect(once(KEY, 'g')).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' })
  clock.advance(KEPT_MS)
  expect(await once(KEY, 'g')).toBe('1')
})

test('I4: a failed call is forgotten, so that its key can be used again', async () => {
  const { once } = start()
  const failed = once(KEY, 'f', () => Promise.reject(new GatewayError('UPSTREAM_UNREACHABLE')))
  await expect(failed).rejects.toMatchObject({ code: 'UPSTREAM_UNREACHABLE' })
  expect(await once(KEY, 'g')).toBe('1')
})

test('I4: results are limited to 32 MB, and the oldest are dropped first', async () => {
  const { once } = start()
  const large = (text: string) => () =>
    Promise.resolve({ ...jsonAnswer(''), body: Buffer.alloc(9 * 1024 * 1024, text) })
  for (const key of ['key-0000a', 'key-0000b', 'key-0000c', 'key-0000d']) await once(key, 'f', large(key.slice(-1)))
  expect((await once('key-0000d')).slice(0, 1)).toBe('d')
  expect((await once('key-0000b')).slice(0, 1)).toBe('b')
  expect(await once('key-0000a')).toBe('1')
})

test('I4: the request counts toward the size too, so that long requests cannot fill the memory', async () => {
  const { once, keys } = start()
  const long = (letter: string) => letter.repeat(6 * 1024 * 1024)
  for (const [index, letter] of ['a', 'b', 'c'].entries()) await once(`key-0000${index}`, long(letter))
  await once('key-00000', long('a'))
  expect(keys).toHaveLength(4)
})
