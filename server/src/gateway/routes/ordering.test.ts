import { orderingProblem } from '@leaflog/core/wire/ordering/ordering'
import type { FastifyInstance } from 'fastify'
import { describe, expect, test } from 'vitest'
import { fakeUpstream, startGateway, unreachable, virtualClock } from '../../testing/gateway-harness.ts'
import { json, problem, type Upstream } from '../../platform/upstream.ts'
import { someTrace } from '../../testing/some-trace.ts'

const summary = { discounts: 0, fees: 0, mixAndMatch: 0, rewards: 0, subtotal: 0, taxes: 0, total: 0 }
const emptyCart = { id: 'cart-0001', storeId: '101', pricingType: 'MEDICAL', items: [], priceSummary: summary }
const ids = { storeId: '101', cartId: 'cart-0001' }

const write = (app: FastifyInstance, name: string, body: unknown, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: `/api/ordering/cart/${name}`,
    headers: { 'content-type': 'application/json', 'idempotency-key': 'key-12345678', ...headers },
    payload: JSON.stringify(body),
  })

const carts = () => {
  let count = 0
  return fakeUpstream(() => json({ ...emptyCart, id: `cart-000${++count}`, secret: 'internal' }))
}

describe('the seven calls', () => {
  test.each([
    ['create', { storeId: '101', pricingType: 'MEDICAL' }, '/api/public/cart/create/101/MEDICAL'],
    [
      'add',
      { ...ids, productId: 'p_1', option: '3.5g', quantity: 2 },
      '/api/public/cart/add/101%7Ccart-0001/p_1/My41Zw%3D%3D/2',
    ],
    ['update', { ...ids, itemId: 'item-0001', quantity: 0 }, '/api/public/cart/update/101%7Ccart-0001/item-0001/0'],
    ['delete', { ...ids, itemId: 'item-0001' }, '/api/public/cart/delete/101%7Ccart-0001/item-0001/'],
  ])('[7c.2] [7c.3] [7c.4] [7c.5] %s is a POST here and a GET upstream', async (name, body, path) => {
    const ordering = carts()
    const app = await startGateway({ ordering: ordering.send })
    const answer = await write(app, name, body)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect(answer.body).not.toContain('internal')
    const [seen] = ordering.seen
    expect(seen?.method).toBe('GET')
    expect(seen?.url.href).toBe(`https://ordering.example${path}`)
    expect(seen?.headers).toEqual({
      accept: 'application/json',
      checkouttype: 'pickup',
      'idempotency-key': 'key-12345678',
      traceparent: someTrace,
    })
  })

  test('[7c.1] [9g.3] a cart is read by GET and never cached', async () => {
    const ordering = carts()
    const app = await startGateway({ ordering: ordering.send })
    const answer = await app.inject('/api/ordering/cart?storeId=101&cartId=cart-0001')
    await app.inject('/api/ordering/cart?storeId=101&cartId=cart-0001')
    expect(answer.json()).toEqual(emptyCart)
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect(ordering.seen.map(({ url }) => url.pathname)).toEqual(Array(2).fill('/api/public/cart/get/101%7Ccart-0001'))
  })

  test('[7c.6] [7c.7] [9g.1] categories and specials are cached for 120 s, separately for each store', async () => {
    const ordering = fakeUpstream(({ url }) =>
      json(url.pathname.includes('specials') ? [] : { categories: [], featured: {}, store: url.pathname }),
    )
    const clock = virtualClock()
    const app = await startGateway({ ordering: ordering.send, clock })
    for (const url of [
      'categories?storeId=1',
      'categories?storeId=2',
      'categories?storeId=1',
      'specials?storeId=1',
      'specials?storeId=1',
    ]) {
      const answer = await app.inject(`/api/ordering/${url}`)
      expect(answer.headers['cache-control']).toBe('public, max-age=0, s-maxage=120, stale-while-revalidate=60')
    }
    expect(ordering.seen.map(({ url }) => url.pathname + url.search)).toEqual([
      '/api/v2/categories/1/DEFAULT/',
      '/api/v2/categories/2/DEFAULT/',
      '/api/v2/stores/1/specials/?hideoutofstock=1',
    ])
  })
})

describe('problems', () => {
  test.each([
    [404, 'PRODUCT_NOT_FOUND', 'PRODUCT_NOT_FOUND'],
    [422, 'INSUFFICIENT_STOCK', 'INSUFFICIENT_STOCK'],
    [422, 'NOT_SALABLE', 'NOT_SALABLE'],
    [409, 'SOMETHING_NEW', 'UNDEFINED'],
  ])('[8.25] %i %s reaches the browser as %s', async (status, code, expected) => {
    const app = await startGateway({ ordering: () => Promise.resolve(problem(status, code, 'A sentence.')) })
    const answer = await write(app, 'create', { storeId: '101', pricingType: 'MEDICAL' })
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toEqual({
      error: { code: expected, params: {}, message: 'A sentence.', traceId: someTrace },
    })
  })

  test('[8.3] an answer of add without items passes unchanged', async () => {
    const app = await startGateway({ ordering: () => Promise.resolve(json(emptyCart)) })
    const answer = await write(app, 'add', { ...ids, productId: 'p', option: '1g', quantity: 1 })
    expect(answer.json()).toMatchObject({ items: [] })
  })

  test.each([
    ['create', { storeId: '../x', pricingType: 'MEDICAL' }, 'storeId'],
    ['create', { storeId: '1', pricingType: 'DEFAULT' }, 'pricingType'],
    ['add', { ...ids, productId: 'p/../q', option: '1g', quantity: 1 }, 'productId'],
    ['add', { ...ids, productId: 'p', option: '1g', quantity: 1.5 }, 'quantity'],
    ['add', { ...ids, productId: 'p', option: '1g', quantity: 1e9 }, 'quantity'],
    ['update', { ...ids, itemId: 'item-0001', quantity: -1 }, 'quantity'],
    ['delete', { ...ids, itemId: '..' }, 'itemId'],
    ['delete', [], 'body'],
  ])('%s with %j is refused, naming %s, and is not forwarded', async (name, body, field) => {
    const ordering = carts()
    const app = await startGateway({ ordering: ordering.send })
    const answer = await write(app, name, body)
    expect(answer.statusCode).toBe(400)
    expect(orderingProblem.parse(answer.json()).error.message).toContain(field)
    expect(ordering.seen).toEqual([])
  })
})

describe('who may write', () => {
  const create = { storeId: '101', pricingType: 'MEDICAL' }

  test.each([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'http://shop.example.evil', host: 'shop.example' }],
  ])('a page of another site may not: %j', async (headers) => {
    const ordering = carts()
    const app = await startGateway({ ordering: ordering.send })
    const answer = await write(app, 'create', create, headers)
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toMatchObject({ error: { code: 'CROSS_ORIGIN' } })
    expect(ordering.seen).toEqual([])
  })

  test.each([
    [{ origin: 'http://shop.example', host: 'shop.example', 'sec-fetch-site': 'same-origin' }],
    [{ origin: 'https://public.example', host: 'internal:3000' }],
    [{}],
  ])('our own page and a client without a browser may: %j', async (headers) => {
    const app = await startGateway({ ordering: carts().send, config: { publicUrl: 'https://public.example' } })
    expect((await write(app, 'create', create, headers)).statusCode).toBe(200)
  })

  test('a GET or a form may not', async () => {
    const ordering = carts()
    const app = await startGateway({ ordering: ordering.send })
    expect((await app.inject('/api/ordering/cart/create?storeId=1&pricingType=MEDICAL')).statusCode).toBe(405)
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      expect((await write(app, 'create', create, { 'content-type': type })).statusCode).toBe(415)
    }
    expect(ordering.seen).toEqual([])
  })
})

describe('idempotency', () => {
  const create = { storeId: '101', pricingType: 'MEDICAL' }

  test.each(['', 'short', 'x'.repeat(201), 'with space', 'ünicode-key'])(
    'a malformed key is refused: %j',
    async (key) => {
      const ordering = carts()
      const app = await startGateway({ ordering: ordering.send })
      const answer = await write(app, 'create', create, { 'idempotency-key': key })
      expect(answer.json()).toMatchObject({ error: { code: 'IDEMPOTENCY_KEY_REQUIRED' } })
      expect(ordering.seen).toEqual([])
    },
  )

  test('the same delivery twice, at once or later, is one call and one answer', async () => {
    const ordering = carts()
    const app = await startGateway({ ordering: ordering.send })
    const both = await Promise.all([write(app, 'create', create), write(app, 'create', create)])
    const later = await write(app, 'create', create)
    expect(new Set([...both, later].map(({ body }) => body)).size).toBe(1)
    expect(ordering.seen).toHaveLength(1)
  })

  test('the same key with another request is refused', async () => {
    const ordering = carts()
    const app = await startGateway({ ordering: ordering.send })
    await write(app, 'create', create)
    for (const other of [
      await write(app, 'create', { ...create, storeId: '102' }),
      await write(app, 'create', create, { checkouttype: 'delivery' }),
    ]) {
      expect(other.statusCode).toBe(409)
      expect(other.json()).toMatchObject({ error: { code: 'IDEMPOTENCY_CONFLICT' } })
    }
    expect(ordering.seen).toHaveLength(1)
  })

  test('a refusal is an answer, and is repeated too', async () => {
    const ordering = fakeUpstream(() => problem(422, 'NOT_SALABLE', 'No.'))
    const app = await startGateway({ ordering: ordering.send })
    await write(app, 'create', create)
    expect((await write(app, 'create', create)).statusCode).toBe(422)
    expect(ordering.seen).toHaveLength(1)
  })

  test('[8.9] a failed call can be delivered again with its key, which the upstream gets too', async () => {
    const keys: (string | null)[] = []
    let alive = false
    const ordering: Upstream = (request) => {
      keys.push(request.headers.get('idempotency-key'))
      return alive ? Promise.resolve(json(emptyCart)) : unreachable(request)
    }
    const app = await startGateway({ ordering })
    expect((await write(app, 'create', create)).statusCode).toBe(502)
    alive = true
    expect((await write(app, 'create', create)).statusCode).toBe(200)
    expect(keys).toEqual(['key-12345678', 'key-12345678'])
  })

  test('after a day a key can be used again', async () => {
    const ordering = carts()
    const clock = virtualClock()
    const app = await startGateway({ ordering: ordering.send, clock })
    await write(app, 'create', create)
    clock.advance(24 * 3_600_000)
    await write(app, 'create', create)
    expect(ordering.seen).toHaveLength(2)
  })
})
