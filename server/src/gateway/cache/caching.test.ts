import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { GatewayError } from '../../platform/errors.ts'
import { virtualClock } from '../../testing/gateway-harness.ts'
import { cacheKey, createResponseCache, type CacheOutcome, type Loaded } from './caching.ts'
import { cacheControl, CONTENT, lifetimeOf, PRODUCTS } from '../http/lifetimes.ts'
import { jsonAnswer } from '../http/route.ts'

const MEGABYTE = 1024 * 1024

function startCache(maxBytes = MEGABYTE) {
  const clock = virtualClock()
  const outcomes: CacheOutcome[] = []
  const errors: unknown[] = []
  const cache = createResponseCache({
    clock,
    maxBytes,
    onOutcome: (outcome) => outcomes.push(outcome),
    onRefreshError: (error) => errors.push(error),
  })
  return { clock, cache, outcomes, errors }
}

/** A load that counts its calls and answers with the count. */
function counted(shareable = true) {
  const loads = { count: 0 }
  return { loads, load: (): Promise<Loaded> => Promise.resolve({ answer: jsonAnswer(++loads.count), shareable }) }
}

const settle = () => new Promise((resolve) => setImmediate(resolve))
const failing = () => Promise.reject(new GatewayError('UPSTREAM_UNREACHABLE', { detail: 'the connection was refused' }))

describe('an upstream that hangs', () => {
  test('[server 4] is stood in for after two seconds, before a page gives up, and its late answer is stored', async () => {
    const { clock, cache, outcomes, errors } = startCache()
    const { load } = counted()
    await cache.answer('a', PRODUCTS, load)
    clock.advance((PRODUCTS.shared + PRODUCTS.stale) * 1000)
    const late = Promise.withResolvers<Loaded>()
    const answer = cache.answer('a', PRODUCTS, () => late.promise)
    clock.advance(1999)
    await settle()
    expect(outcomes.at(-1)).toBe('miss')
    clock.advance(1)
    expect((await answer).body.toString()).toBe('1')
    expect(outcomes.at(-1)).toBe('stale-on-error')
    // Nobody waits for it again until the next attempt.
    expect(cache.answer('a', PRODUCTS, load)).not.toBeInstanceOf(Promise)
    late.resolve({ answer: jsonAnswer(2), shareable: true })
    await settle()
    expect(cache.answer('a', PRODUCTS, load)).toMatchObject({ body: Buffer.from('2') })
    expect(errors).toEqual([])
  })

  test('an error that comes after that is reported', async () => {
    const { clock, cache, errors } = startCache()
    await cache.answer('a', PRODUCTS, counted().load)
    clock.advance((PRODUCTS.shared + PRODUCTS.stale) * 1000)
    const late = Promise.withResolvers<Loaded>()
    const answer = cache.answer('a', PRODUCTS, () => late.promise)
    clock.advance(2000)
    await answer
    late.reject(new GatewayError('UPSTREAM_TIMEOUT'))
    await settle()
    expect(errors).toEqual([new GatewayError('UPSTREAM_TIMEOUT')])
  })
})

describe('lifetimes', () => {
  test('[9g.1] products and categories: 60 s stale-while-revalidate, 120 s CDN, 0 browser', () => {
    expect(cacheControl(PRODUCTS)).toBe('public, max-age=0, s-maxage=120, stale-while-revalidate=60')
    expect(lifetimeOf(['products', 'categories'])).toBe(PRODUCTS)
  })

  test('[9g.2] content pages and blocks: 60 s, 300 s and 900 s', () => {
    expect(cacheControl(CONTENT)).toBe('public, max-age=900, s-maxage=300, stale-while-revalidate=60')
    expect(lifetimeOf(['cmsBlocks', 'cmsPage', '__typename'])).toBe(CONTENT)
  })

  test('[9g.3] cart, customer, orders and everything unknown: no caching, even beside something cacheable', () => {
    for (const field of [
      'cart',
      'customerCart',
      'customer',
      'guestOrder',
      'guestOrderByToken',
      'cartRegulations',
      'giftCardAccount',
      'pickupLocations',
      'getZipByBrowserLocation',
      'x',
    ]) {
      expect(lifetimeOf([field])).toBeUndefined()
      expect(lifetimeOf(['products', field])).toBeUndefined()
    }
  })

  test('[9g.1] a query of products and blocks has the shorter lifetime', () => {
    expect(lifetimeOf(['cmsBlocks', 'products'])).toBe(PRODUCTS)
  })
})

describe('the response cache', () => {
  test('[9g.1] fresh for 120 s, then stale for 60 s while one refresh runs, then fetched again', async () => {
    const { cache, clock, outcomes } = startCache()
    const { load, loads } = counted()
    const read = async () => (await cache.answer('k', PRODUCTS, load)).body.toString()
    expect(await read()).toBe('1')
    clock.advance(119_999)
    expect(await read()).toBe('1')
    clock.advance(1)
    expect(await read()).toBe('1')
    await settle()
    expect(loads.count).toBe(2)
    expect(await read()).toBe('2')
    clock.advance(180_000)
    expect(await read()).toBe('3')
    expect(outcomes).toEqual(['miss', 'hit', 'stale', 'hit', 'miss'])
  })

  test('[9g.2] content is fresh for 300 s', async () => {
    const { cache, clock } = startCache()
    const { load, loads } = counted()
    await cache.answer('k', CONTENT, load)
    clock.advance(299_999)
    await cache.answer('k', CONTENT, load)
    expect(loads.count).toBe(1)
    clock.advance(1)
    await cache.answer('k', CONTENT, load)
    await settle()
    expect(loads.count).toBe(2)
  })

  test('[9g.1] an answer has an Age, so that a CDN does not keep it longer than we do', async () => {
    const { cache, clock } = startCache()
    const { load } = counted()
    await cache.answer('k', PRODUCTS, load)
    clock.advance(61_000)
    expect((await cache.answer('k', PRODUCTS, load)).headers).toMatchObject({
      age: '61',
      'cache-control': cacheControl(PRODUCTS),
    })
  })

  test('one load runs for a key at a time, regardless of the number of requests', async () => {
    const { cache } = startCache()
    const gate = Promise.withResolvers<Loaded>()
    let loads = 0
    const load = () => {
      loads += 1
      return gate.promise
    }
    const all = Array.from({ length: 50 }, async () => cache.answer('k', PRODUCTS, load))
    gate.resolve({ answer: jsonAnswer('one'), shareable: true })
    expect(new Set((await Promise.all(all)).map(({ body }) => body.toString()))).toEqual(new Set(['"one"']))
    expect(loads).toBe(1)
  })

  test('a burst on a stale answer starts one refresh', async () => {
    const { cache, clock } = startCache()
    const { load, loads } = counted()
    await cache.answer('k', PRODUCTS, load)
    clock.advance(130_000)
    await Promise.all(Array.from({ length: 20 }, async () => cache.answer('k', PRODUCTS, load)))
    await settle()
    expect(loads.count).toBe(2)
  })

  test('a dead upstream: the stale answer is served without caching headers, and the next try waits 5 s', async () => {
    const { cache, clock, errors } = startCache()
    const { load } = counted()
    await cache.answer('k', PRODUCTS, load)
    clock.advance(3_600_000)
    let tries = 0
    const dead = () => {
      tries += 1
      return failing()
    }
    const first = await cache.answer('k', PRODUCTS, dead)
    expect(first.body.toString()).toBe('1')
    expect(first.headers).toMatchObject({
      'x-cache': 'stale-on-error',
      'cache-control': 'public, max-age=0, s-maxage=5',
    })
    await cache.answer('k', PRODUCTS, dead)
    expect(tries).toBe(1)
    clock.advance(5_000)
    await cache.answer('k', PRODUCTS, dead)
    expect(tries).toBe(2)
    expect(errors).toHaveLength(2)
    clock.advance(5_000)
    expect((await cache.answer('k', PRODUCTS, load)).body.toString()).toBe('2')
  })

  test('after a day a dead upstream is an error', async () => {
    const { cache, clock } = startCache()
    const { load } = counted()
    await cache.answer('k', PRODUCTS, load)
    clock.advance(24 * 3_600_000)
    await expect(cache.answer('k', PRODUCTS, failing)).rejects.toMatchObject({ code: 'UPSTREAM_UNREACHABLE' })
  })

  test('an answer of 500 does not replace a good one', async () => {
    const { cache, clock } = startCache()
    const { load } = counted()
    await cache.answer('k', PRODUCTS, load)
    clock.advance(200_000)
    const broken = () => Promise.resolve({ answer: jsonAnswer('broken', {}, 503), shareable: false })
    expect((await cache.answer('k', PRODUCTS, broken)).body.toString()).toBe('1')
  })

  test('[9g.3] an answer for one visitor is neither kept nor shared with waiting requests', async () => {
    const { cache } = startCache()
    const { load, loads } = counted(false)
    const answers = await Promise.all(Array.from({ length: 3 }, async () => cache.answer('k', PRODUCTS, load)))
    expect(new Set(answers.map(({ body }) => body.toString())).size).toBe(3)
    expect(answers.every(({ headers }) => headers['cache-control'] === 'private, no-store')).toBe(true)
    await cache.answer('k', PRODUCTS, load)
    expect(loads.count).toBe(4)
  })

  test('its size is bounded: old answers make room', async () => {
    const { cache } = startCache(100_000)
    let loads = 0
    const load = () => {
      loads += 1
      return Promise.resolve({ answer: jsonAnswer('x'.repeat(5_000)), shareable: true })
    }
    for (let index = 0; index < 100; index++) await cache.answer(`k${index}`, PRODUCTS, load)
    await cache.answer('k99', PRODUCTS, load)
    expect(loads).toBe(100)
    await cache.answer('k0', PRODUCTS, load)
    expect(loads).toBe(101)
  })

  test('an answer too large for the cache is still sent', async () => {
    const { cache } = startCache(10_000)
    const load = () => Promise.resolve({ answer: jsonAnswer('x'.repeat(5_000)), shareable: true })
    expect((await cache.answer('k', PRODUCTS, load)).body.length).toBe(5_002)
  })
})

test('keys: different lists of parts give different keys', () => {
  const part = fc.oneof(fc.string(), fc.constantFrom('', '"', ',', '","', 'null', '[', 'a","b'))
  fc.assert(
    fc.property(fc.array(part), fc.array(part), (a, b) => {
      const same = a.length === b.length && a.every((one, index) => one === b[index])
      expect(cacheKey(...a) === cacheKey(...b)).toBe(same)
    }),
    { numRuns: 1000 },
  )
})
