/** State that several servers share through Redis, and what remains of it without Redis. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { readConfig } from '../../platform/config.ts'
import { GatewayError } from '../../platform/errors.ts'
import { randomId } from '../../platform/random-id.ts'
import { openRedis, type SharedRedis } from '../../platform/redis.ts'
import { realClock, startGateway, virtualClock } from '../../testing/gateway-harness.ts'
import { startRedis, type TestRedis } from '../../testing/redis.ts'
import { silentLog } from '../../platform/upstream.ts'
import { createResponseCache } from '../cache/caching.ts'
import { createIdempotentResults, type IdempotentResults } from './idempotency.ts'
import { createRateLimit, createWindows, type SharedWindows } from './rate-limit.ts'
import { jsonAnswer, type Answer } from '../http/route.ts'
import { createSharedAnswers } from '../cache/shared-answers.ts'
import { createSharedResults } from '../cache/shared-results.ts'
import { createSharedWindows } from './shared-windows.ts'
import { PATIENCE } from '../../testing/patience.ts'

let server: TestRedis
let here: SharedRedis
let there: SharedRedis
beforeAll(async () => {
  server = await startRedis()
  here = openRedis(server.url, silentLog)
  there = openRedis(server.url, silentLog)
  await vi.waitUntil(() => here.isUp() && there.isUp(), PATIENCE)
})
afterAll(async () => {
  here.close()
  there.close()
  await server.stop()
})

const windowsOf = (redis: SharedRedis, name: string): SharedWindows =>
  createSharedWindows(redis, name, createWindows(virtualClock()))

describe.each([
  [
    'in one process',
    (name: string) => [createWindows(virtualClock())].map((windows) => [windows, windows, name] as const),
  ],
  ['in Redis', (name: string) => [[windowsOf(here, name), windowsOf(there, name), name] as const]],
])('a window %s', (_where, open) => {
  test('is counted over all its users, each key and each name separately', async () => {
    const limit = { times: 3, seconds: 60 }
    for (const [one, other] of open('over all')) {
      expect(await one.count('a', limit)).toBe(0)
      expect(await other.count('a', limit, 2)).toBe(0)
      const seconds = await one.count('a', limit)
      expect(seconds).toBeGreaterThan(0)
      expect(seconds).toBeLessThanOrEqual(60)
      expect(await other.count('b', limit)).toBe(0)
    }
    for (const [one] of open('of another name')) expect(await one.count('a', limit)).toBe(0)
  })
})

test('a window in Redis ends on time, and refusals do not extend it', async () => {
  const windows = windowsOf(here, 'over')
  const limit = { times: 1, seconds: 60 }
  await windows.count('a', limit)
  const left = await here.client.pttl('leaflog:limit:over:a')
  await windows.count('a', limit)
  expect(await here.client.pttl('leaflog:limit:over:a')).toBeLessThanOrEqual(left)
  await here.client.pexpire('leaflog:limit:over:a', 0)
  expect(await windows.count('a', limit)).toBe(0)
})

test('an error of Redis is logged once for each reason, without the arguments; each server goes on alone', async () => {
  const warned: object[] = []
  const redis = openRedis(server.url, { ...silentLog, warn: (details) => 'reason' in details && warned.push(details) })
  await vi.waitUntil(redis.isUp, PATIENCE)
  await here.client.set('leaflog:limit:refused:a', 'no number')
  const windows = windowsOf(redis, 'refused')
  const limit = { times: 1, seconds: 60 }
  expect(await windows.count('a', limit)).toBe(0)
  expect(await windows.count('a', limit)).toBeGreaterThan(0)
  expect(warned).toEqual([{ reason: 'ERR' }])
  redis.close()
  await windows.count('a', limit)
  expect(warned).toHaveLength(1)
})

describe('results of writes', () => {
  const resultsOn = (redis: SharedRedis): IdempotentResults =>
    createSharedResults(redis, { clock: realClock, ids: randomId, alone: createIdempotentResults(realClock) })
  const key = () => `key-${randomId()}`
  const body = (answer: Answer) => JSON.parse(answer.body.toString()) as unknown

  test('I4: a key sent to two servers runs once, and both return its answer', async () => {
    const name = key()
    let times = 0
    const begun = Promise.withResolvers<void>()
    const go = Promise.withResolvers<void>()
    const work = async () => {
      times += 1
      begun.resolve()
      await go.promise
      return jsonAnswer({ cart: 'c1' }, { 'x-more': 'kept' })
    }
    const first = resultsOn(here).once(name, 'same', work)
    await begun.promise
    const second = resultsOn(there).once(name, 'same', work)
    go.resolve()
    expect((await Promise.all([first, second])).map(body)).toEqual([{ cart: 'c1' }, { cart: 'c1' }])
    const third = await resultsOn(there).once(name, 'same', work)
    expect([body(third), third.headers['x-more'], third.status]).toEqual([{ cart: 'c1' }, 'kept', 200])
    expect(times).toBe(1)
  })

  test('I4: the same key for another request is refused by every server', async () => {
    const name = key()
    await resultsOn(here).once(name, 'one', () => Promise.resolve(jsonAnswer({})))
    const other = resultsOn(there).once(name, 'another', () => Promise.resolve(jsonAnswer({})))
    await expect(other).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' })
  })

  test('I4: a call that failed on one server may be retried on another', async () => {
    const name = key()
    const failed = resultsOn(here).once(name, 'same', () => Promise.reject(new GatewayError('UPSTREAM_TIMEOUT')))
    await expect(failed).rejects.toMatchObject({ code: 'UPSTREAM_TIMEOUT' })
    expect(body(await resultsOn(there).once(name, 'same', () => Promise.resolve(jsonAnswer({ ok: 1 }))))).toEqual({
      ok: 1,
    })
  })
})

describe('answers of upstreams', () => {
  const lifetime = { shared: 120, stale: 60, browser: 0 }
  const cacheOn = (redis: SharedRedis, clock = virtualClock()) =>
    createResponseCache({
      clock,
      maxBytes: 1024 * 1024,
      onOutcome: () => undefined,
      onRefreshError: () => undefined,
      shared: createSharedAnswers(redis),
    })
  const loaded =
    (text: string, shareable = true) =>
    () =>
      Promise.resolve({ answer: jsonAnswer({ text }), shareable })
  const textOf = async (answer: Answer | Promise<Answer>): Promise<unknown> => {
    const { body } = await answer
    return JSON.parse(body.toString())
  }
  /** Whether an answer is available to other servers; storing it is asynchronous. */
  const isKept = (key: string) =>
    createSharedAnswers(here)
      .read(key)
      .then((found) => found !== undefined)

  test('[9g.1] one server’s answer is served by the other while it is fresh', async () => {
    const clock = virtualClock()
    const key = `answer ${randomId()}`
    await cacheOn(here).answer(key, lifetime, loaded('first'))
    await expect.poll(() => isKept(key)).toBe(true)
    const other = cacheOn(there, clock)
    expect(await textOf(other.answer(key, lifetime, loaded('second')))).toEqual({ text: 'first' })
    clock.advance(181_000)
    expect(await textOf(cacheOn(there, clock).answer(key, lifetime, loaded('third')))).toEqual({ text: 'third' })
  })

  test('[9g.3] an answer for one visitor is not shared', async () => {
    const key = `answer ${randomId()}`
    await cacheOn(here).answer(key, lifetime, loaded('mine', false))
    expect(await textOf(cacheOn(there).answer(key, lifetime, loaded('yours', false)))).toEqual({ text: 'yours' })
    expect(await isKept(key)).toBe(false)
  })
})

describe('while Redis is away', () => {
  test('limits and results are per server, health reports it, and the shop keeps working', async () => {
    const windows = windowsOf(here, 'away')
    const app = await startGateway({ deps: { redis: here } })
    const health = async () => (await app.inject('/health/ready')).json<unknown>()
    expect(await health()).toEqual({ status: 'ready', redis: 'up' })
    await server.kill()
    await expect.poll(here.isUp).toBe(false)
    const limit = createRateLimit(windows, 1)
    expect(await limit('10.0.0.1')).toBe(0)
    expect(await limit('10.0.0.1')).toBe(60)
    const results = createSharedResults(here, {
      clock: realClock,
      ids: randomId,
      alone: createIdempotentResults(realClock),
    })
    let times = 0
    const work = () => Promise.resolve(jsonAnswer({ times: (times += 1) }))
    await results.once('key-while-away', 'same', work)
    await results.once('key-while-away', 'same', work)
    expect(times).toBe(1)
    expect(await health()).toEqual({ status: 'ready', redis: 'away' })
    expect((await app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })).body).toContain('leaflog_redis_up 0')
    await server.restart()
    await expect.poll(here.isUp, { timeout: 20_000 }).toBe(true)
    expect(await health()).toEqual({ status: 'ready', redis: 'up' })
    await app.close()
  })
})

test.each(['redis://cache.example:6379/1', 'rediss://:a%20password@cache.example', '/run/redis.sock'])(
  'REDIS_URL may be %s',
  (url) => {
    expect(readConfig({ REDIS_URL: url }).redisUrl).toBe(url)
  },
)

test.each(['http://cache.example', 'cache.example'])('REDIS_URL is not %s', (url) => {
  expect(() => readConfig({ REDIS_URL: url })).toThrow('REDIS_URL')
})
