import { expect, test } from 'vitest'
import { GatewayError } from '../../platform/errors.ts'
import { virtualClock } from '../../testing/gateway-harness.ts'
import { createResponseCache, type CacheOutcome, type Loaded } from './caching.ts'
import { cacheControl, PRODUCTS } from '../http/lifetimes.ts'
import { jsonAnswer } from '../http/route.ts'
import type { KeptAnswer } from './shared-answers.ts'

function start({ alone = false, maxBytes = 1024 * 1024 } = {}) {
  const clock = virtualClock()
  const outcomes: CacheOutcome[] = []
  const errors: unknown[] = []
  const others = new Map<string, KeptAnswer>()
  const kept: [string, string, number][] = []
  const began = clock.now()
  const reads: string[] = []
  const shared = {
    read: (key: string) => {
      reads.push(key)
      return Promise.resolve(others.get(key))
    },
    keep: (key: string, { answer, storedAt }: KeptAnswer, ms: number) =>
      void kept.push([key, `${answer.body.toString()} ${storedAt - began}`, ms]),
  }
  const cache = createResponseCache({
    clock,
    maxBytes,
    onOutcome: (outcome) => outcomes.push(outcome),
    onRefreshError: (error) => errors.push(error),
    shared: alone ? undefined : shared,
  })
  let count = 0
  const load = (): Promise<Loaded> => Promise.resolve({ answer: jsonAnswer(`own ${++count}`), shareable: true })
  const read = async (by = load) => (await cache.answer('k', PRODUCTS, by)).body.toString()
  return { clock, cache, outcomes, errors, others, kept, reads, read, load, loads: () => count }
}

const settle = () => new Promise((resolve) => setImmediate(resolve))
const failing = () => Promise.reject(new GatewayError('UPSTREAM_UNREACHABLE', { detail: 'the connection was refused' }))
const forOne = (): Promise<Loaded> =>
  Promise.resolve({ answer: jsonAnswer('theirs', { 'x-own': '1' }, 201), shareable: false })

test('[9g.1] another server’s answer is served with its age, and not fetched again', async () => {
  const { clock, others, read, loads, outcomes, cache, load, kept } = start()
  others.set('k', { answer: jsonAnswer('from another'), storedAt: clock.now() })
  clock.advance(100_000)
  expect(await read()).toBe('"from another"')
  expect((await cache.answer('k', PRODUCTS, load)).headers).toMatchObject({ age: '100', 'x-cache': 'hit' })
  clock.advance(19_999)
  expect(await read()).toBe('"from another"')
  expect([loads(), kept, outcomes]).toEqual([0, [], ['miss', 'hit', 'hit']])
})

test('[9g.1] another server’s expired answer is fetched again, and stored for all', async () => {
  const { clock, others, read, kept } = start()
  others.set('k', { answer: jsonAnswer('from another'), storedAt: clock.now() })
  clock.advance(120_000)
  expect(await read()).toBe('"own 1"')
  expect(kept).toEqual([['k', '"own 1" 120000', 120_000]])
})

test('[9g.3] an answer for one visitor is not shared with other servers', async () => {
  const { read, kept, cache, outcomes } = start()
  expect(await read(forOne)).toBe('"theirs"')
  const answer = await cache.answer('k', PRODUCTS, forOne)
  expect(answer).toMatchObject({
    status: 201,
    headers: { 'x-own': '1', 'cache-control': 'private, no-store', 'x-cache': 'bypass' },
  })
  expect([kept, outcomes]).toEqual([[], ['bypass', 'bypass']])
})

test('[9g.1] an answer’s ETag depends on its body only', async () => {
  const { cache, load } = start({ alone: true })
  const first = await cache.answer('a', PRODUCTS, () => Promise.resolve({ answer: jsonAnswer('x'), shareable: true }))
  const same = await cache.answer('b', PRODUCTS, () => Promise.resolve({ answer: jsonAnswer('x'), shareable: true }))
  const other = await cache.answer('c', PRODUCTS, load)
  expect(first.headers['etag']).toMatch(/^"[\w-]{22}"$/)
  expect(same.headers['etag']).toBe(first.headers['etag'])
  expect(other.headers['etag']).not.toBe(first.headers['etag'])
})

test('requests within the same second get the very same answer; a second later its age is updated', async () => {
  const { cache, clock, load } = start({ alone: true })
  await cache.answer('k', PRODUCTS, load)
  const ask = () => cache.answer('k', PRODUCTS, load)
  const first = await ask()
  expect(await ask()).toBe(first)
  clock.advance(1000)
  const later = await ask()
  expect([first.headers['age'], later.headers['age'], later.headers['x-cache']]).toEqual(['0', '1', 'hit'])
  expect(first.headers['cache-control']).toBe(cacheControl(PRODUCTS))
})

test('a stale answer whose refresh fails or is for one visitor only is not refreshed for 5 s', async () => {
  for (const bad of [failing, forOne]) {
    const { cache, clock, load, errors, outcomes } = start({ alone: true })
    await cache.answer('k', PRODUCTS, load)
    clock.advance(130_000)
    let tries = 0
    const ask = async () => {
      const { body } = await cache.answer('k', PRODUCTS, () => {
        tries += 1
        return bad()
      })
      await settle()
      return body.toString()
    }
    expect(await ask()).toBe('"own 1"')
    clock.advance(4999)
    await ask()
    expect(tries).toBe(1)
    clock.advance(1)
    expect(await ask()).toBe('"own 1"')
    expect(tries).toBe(2)
    expect(errors).toHaveLength(bad === failing ? 2 : 0)
    expect(outcomes).toEqual(['miss', 'stale', 'stale', 'stale'])
  }
})

test('an internal error is reported, even if a stale answer exists', async () => {
  const { cache, clock, load, errors } = start({ alone: true })
  await cache.answer('k', PRODUCTS, load)
  clock.advance(200_000)
  await expect(cache.answer('k', PRODUCTS, () => Promise.reject(new TypeError('ours')))).rejects.toThrow('ours')
  expect(errors).toEqual([])
})

test('a 500 is sent only after 24 hours, and the last good answer until then', async () => {
  const broken = () => Promise.resolve({ answer: jsonAnswer('broken', {}, 500), shareable: false })
  const { clock, read, outcomes } = start({ alone: true })
  await read()
  clock.advance(24 * 3_600_000 - 1)
  expect(await read(broken)).toBe('"own 1"')
  clock.advance(1)
  expect(await read(broken)).toBe('"broken"')
  expect(outcomes).toEqual(['miss', 'stale-on-error', 'bypass'])
})

test('an answer served for a dead upstream is marked as such and has no Age', async () => {
  const { cache, clock, load } = start({ alone: true })
  await cache.answer('k', PRODUCTS, load)
  clock.advance(200_000)
  for (const wait of [0, 1000]) {
    clock.advance(wait)
    const { headers } = await cache.answer('k', PRODUCTS, failing)
    expect(headers).toMatchObject({ 'x-cache': 'stale-on-error' })
    expect(headers).not.toHaveProperty('age')
  }
})

test('an answer of 499 replaces the good one', async () => {
  const gone = () => Promise.resolve({ answer: jsonAnswer('gone', {}, 499), shareable: false })
  const { clock, read } = start({ alone: true })
  await read()
  clock.advance(200_000)
  expect(await read(gone)).toBe('"gone"')
})

test('a dead upstream without a cached answer is an error, and is tried again at once', async () => {
  const { read, errors } = start({ alone: true })
  await expect(read(failing)).rejects.toMatchObject({ code: 'UPSTREAM_UNREACHABLE' })
  expect(await read()).toBe('"own 1"')
  expect(errors).toEqual([])
})

test('an answer of more than an eighth of the capacity is sent and not kept', async () => {
  const { cache, outcomes } = start({ alone: true, maxBytes: 80_000 })
  const sized = (length: number) => () =>
    Promise.resolve({ answer: { ...jsonAnswer(''), body: Buffer.alloc(length) }, shareable: true })
  for (const [key, length] of [
    ['s', 6_300],
    ['l', 6_400],
  ] as const) {
    await cache.answer(key, PRODUCTS, sized(length))
    await cache.answer(key, PRODUCTS, sized(length))
  }
  expect(outcomes).toEqual(['miss', 'hit', 'miss', 'miss'])
})

test('a long key uses capacity too', async () => {
  const { cache, outcomes } = start({ alone: true, maxBytes: 80_000 })
  const load = () => Promise.resolve({ answer: jsonAnswer('x'), shareable: true })
  for (const key of ['k'.repeat(4_600), 'k'.repeat(4_900)]) {
    await cache.answer(key, PRODUCTS, load)
    await cache.answer(key, PRODUCTS, load)
  }
  expect(outcomes).toEqual(['miss', 'hit', 'miss', 'miss'])
})
