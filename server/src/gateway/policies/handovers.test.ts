/** Carts on their way into the shop: one contract, in memory and in Redis. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { hashOf } from '../../platform/hash.ts'
import { randomId } from '../../platform/random-id.ts'
import { openRedis, type SharedRedis } from '../../platform/redis.ts'
import { silentLog } from '../../platform/upstream.ts'
import { virtualClock } from '../../testing/gateway-harness.ts'
import { startRedis, type TestRedis } from '../../testing/redis.ts'
import { createHandovers, type Handovers, type KeptHandover } from './handovers.ts'
import { createSharedHandovers } from './shared-handovers.ts'
import { PATIENCE } from '../../testing/patience.ts'

let server: TestRedis
let redis: SharedRedis
beforeAll(async () => {
  server = await startRedis()
  redis = openRedis(server.url, silentLog)
  await vi.waitUntil(redis.isUp, PATIENCE)
})
afterAll(async () => {
  redis.close()
  await server.stop()
})

const kept: KeptHandover = {
  handover: {
    channel: 'ordering',
    storeCode: 'fl_miami',
    mode: 'MEDICAL',
    fulfilment: 'pickup',
    lines: [{ productId: 'p1', option: '3.5g', quantity: 2 }],
  },
  maker: 'https://partner.example',
  isPosted: false,
}

interface Opened {
  one: Handovers
  /** Of another server; the same where there is only one. */
  other: Handovers
  /** Lets two minutes pass. */
  expire(token: string): Promise<void>
}

const inMemory = (): Opened => {
  const clock = virtualClock()
  const handovers = createHandovers(clock, randomId)
  return { one: handovers, other: handovers, expire: async () => clock.advance(120_000) }
}
const inRedis = (): Opened => {
  const open = () => createSharedHandovers(redis, randomId, createHandovers(virtualClock(), randomId))
  const expire = async (token: string) => {
    const key = `leaflog:handover:${hashOf(token)}`
    expect(await redis.client.pttl(key)).toBeLessThanOrEqual(120_000)
    await redis.client.pexpire(key, 0)
  }
  return { one: open(), other: open(), expire }
}

describe.each([
  ['in memory', inMemory],
  ['in Redis', inRedis],
])('a cart that is handed over, %s,', (_where, open) => {
  test('is there once, on whichever server asks', async () => {
    const { one, other } = open()
    const token = await one.keep(kept)
    expect(await other.take(token)).toEqual(kept)
    expect(await other.take(token)).toBeUndefined()
    expect(await one.take(token)).toBeUndefined()
  })

  test('is given to one of two who ask at once', async () => {
    const { one, other } = open()
    const token = await one.keep(kept)
    const taken = await Promise.all([one.take(token), other.take(token)])
    expect(taken.filter((each) => each !== undefined)).toEqual([kept])
  })

  test('has a token of its own, and no other works', async () => {
    const { one } = open()
    const [first, second] = [await one.keep(kept), await one.keep({ ...kept, maker: null })]
    expect(first).not.toBe(second)
    expect(await one.take(`${first}x`)).toBeUndefined()
    expect(await one.take(second)).toEqual({ ...kept, maker: null })
  })

  test('is gone after two minutes', async () => {
    const { one, expire } = open()
    const token = await one.keep(kept)
    await expire(token)
    expect(await one.take(token)).toBeUndefined()
  })
})

test('[I5] Redis does not have the token', async () => {
  const { one } = inRedis()
  const token = await one.keep(kept)
  const keys = await redis.client.keys('leaflog:handover:*')
  const values = await Promise.all(keys.map((key) => redis.client.get(key)))
  expect(keys.length).toBeGreaterThan(0)
  expect([...keys, ...values].join()).not.toContain(token)
})

test('while Redis is away each server keeps its own, still once', async () => {
  const away = openRedis('/nowhere/redis.sock', silentLog)
  const handovers = createSharedHandovers(away, randomId, createHandovers(virtualClock(), randomId))
  const token = await handovers.keep(kept)
  expect(await handovers.take(token)).toEqual(kept)
  expect(await handovers.take(token)).toBeUndefined()
  away.close()
})
