/** The script against the real server and backend, without a network. */
import { nodePorts } from '@leaflog/core/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../server/src/testing/whole-shop.ts'
import { readArguments } from './arguments.ts'
import { fillCart } from './fill-cart.ts'
import { fillCarts } from './fill-carts.ts'
import { createRandom } from './random.ts'
import { isReady } from './ready.ts'
import { percentile, reportLines } from './report.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
}, 120_000)
afterAll(() => world.close())

test.each([
  ['at once', [true], true, 1],
  ['once it has drawn its first pages', [false, false, true], true, 3],
  ['never', [], false, 1],
])('a shop is ready %s', async (_when, given, expected, asked) => {
  const answers = [...given]
  const seen: string[] = []
  const ask = async (address: string) => {
    seen.push(address)
    const ok = answers.shift()
    if (ok === undefined) throw new TypeError('fetch failed')
    return { ok }
  }
  expect(await isReady('http://shop.example', { fetch: ask, limit: 5000, interval: 1 })).toBe(expected)
  expect(seen).toEqual(Array.from({ length: asked }, () => 'http://shop.example/health/ready'))
})

test('a shop that answers and does not become ready is given up', async () => {
  const ask = async () => ({ ok: false })
  expect(await isReady('http://shop.example', { fetch: ask, limit: 5, interval: 1 })).toBe(false)
})

const fill = async (change: { store?: string; seed?: number; count?: number } = {}) => {
  const { ports, network } = await world.open()
  const options = { gateway: 'https://shop.example', store: 'az_mesa', count: 20, concurrency: 4, seed: 7, ...change }
  const report = await fillCarts({
    ...options,
    ports: () => ({ ...nodePorts({ report: () => {} }), http: ports.http }),
  })
  return { report, sent: network.sent }
}

test('twenty carts end as the script intended, each its own', async () => {
  const { report, sent } = await fill()
  expect([...report.examples]).toEqual([])
  expect(report.filled).toBe(20)
  expect(report.adds.length).toBeGreaterThanOrEqual(20)
  expect(sent.filter((name) => name === 'createEmptyCart' || name.startsWith('create')).length).toBe(20)
}, 60_000)

test('a removed line is not changed again', async () => {
  const { report } = await fill({ seed: 1 })
  expect([...report.examples]).toEqual([])
  expect(report.filled).toBe(20)
}, 60_000)

test('[8.25] a refusal is named by its code', async () => {
  const { ports } = await world.open()
  const visit = fillCart({
    gateway: 'https://shop.example',
    store: 'az_mesa',
    ports: { ...nodePorts({ report: () => {} }), http: ports.http },
    random: createRandom(1),
    choices: () => Promise.resolve([[{ sku: 'no-such-thing', selectedOptions: [] }]]),
    onAdd: () => {},
  })
  await expect(visit).rejects.toMatchObject({ name: 'CartRefused', code: 'PRODUCT_NOT_FOUND' })
})

test('failures are counted by code', async () => {
  const { report } = await fill({ store: 'nowhere', count: 3 })
  expect([...report.errors]).toEqual([['STORE_UNKNOWN', 3]])
  expect(report.filled).toBe(0)
  expect(reportLines(report).at(-1)).toMatch(/^3 × STORE_UNKNOWN, the first: /)
})

test('percentiles are of the measured values', () => {
  expect(percentile([1, 2, 3, 4], 50)).toBe(2)
  expect(percentile([1, 2, 3, 4], 95)).toBe(4)
  expect(percentile([], 95)).toBe(0)
})

test('invalid arguments are refused with a sentence', () => {
  expect(readArguments([])).toMatchObject({ count: 1000, concurrency: 16, backend: null, store: 'az_mesa' })
  expect(readArguments(['--count', '5', '--backend', 'http://localhost:3001/']).backend).toBe('http://localhost:3001')
  expect(() => readArguments(['--count', '0'])).toThrow('--count must be a number')
  expect(() => readArguments(['--gateway', 'shop'])).toThrow('--gateway must be an address')
})
