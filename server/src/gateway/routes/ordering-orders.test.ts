import type { OrderPlaced, OrderPlacement, OrderTerms } from '@leaflog/core/wire/ordering/order'
import { orderingProblem } from '@leaflog/core/wire/ordering/ordering'
import type { FastifyInstance } from 'fastify'
import { describe, expect, test } from 'vitest'
import { fakeUpstream, startGateway, unreachable, virtualClock } from '../../testing/gateway-harness.ts'
import { inProcessExchange } from '../../platform/exchange-in-process.ts'
import { json, problem, type Upstream } from '../../platform/upstream.ts'
import { jsonAnswer } from '../http/route.ts'
import { orderingOrderRoutes } from './ordering-orders.ts'
import { someTrace } from '../../testing/some-trace.ts'

const ids = { storeId: '101', cartId: 'cart-0001' }
const token = 'Bearer header.body.signature'
const summary = { discounts: 0, fees: 0, mixAndMatch: 0, rewards: 0, subtotal: 4_000, taxes: 400, total: 4_400 }

const offered: OrderTerms = {
  cart: { id: 'cart-0001', storeId: '101', pricingType: 'MEDICAL', items: [], priceSummary: summary },
  fulfilment: 'pickup',
  taxes: [{ name: 'Excise', amount: 400 }],
  fees: [],
  days: [{ day: '2026-11-20', windows: [{ id: '2026-11-20T15:00', from: '15:00', to: '16:00', left: null }] }],
  payments: [{ code: 'cashondelivery', title: 'Cash at pickup' }],
  medicalCard: 'needed',
  problems: [],
}

const order: OrderPlacement = {
  fulfilment: 'pickup',
  contact: { firstname: 'Gina', lastname: 'Guest', email: 'gina@example.com', telephone: '3055550107' },
  address: null,
  windowId: '2026-11-20T15:00',
  payment: 'cashondelivery',
  medicalCard: { number: 'FL-4410-98765', expires: '2027-01-31' },
  total: 4_400,
}

const placed: OrderPlaced = {
  number: '100010001',
  token: 'a'.repeat(32),
  placedAt: 1_795_194_000_000,
  status: 'pending',
  storeCode: 'fl_miami',
  storeName: 'Miami',
  email: 'gina@example.com',
  firstname: 'Gina',
  lastname: 'Guest',
  items: [{ productId: 'p1', name: 'Meadow', option: '3.5g', quantity: 1, total: 4_000 }],
  subtotal: 4_000,
  discounts: [],
  taxes: [{ name: 'Excise', amount: 400 }],
  fees: [],
  total: 4_400,
  fulfilment: 'pickup',
  window: { day: '2026-11-20', from: '15:00', to: '16:00' },
  address: null,
  payment: { code: 'cashondelivery', title: 'Cash at pickup' },
}

const orders = () => fakeUpstream(() => json({ order: { ...placed, secret: 'internal' }, secret: 'internal' }))

const place = (
  app: FastifyInstance,
  body: unknown = { ...ids, order },
  headers: Readonly<Record<string, string>> = {},
) =>
  app.inject({
    method: 'POST',
    url: '/api/ordering/order/place',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'key-12345678', ...headers },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  })

describe('terms of an order', () => {
  test('are read by GET with the fulfilment and the customer, and never cached', async () => {
    const ordering = fakeUpstream(() => json({ ...offered, secret: 'internal' }))
    const app = await startGateway({ ordering: ordering.send })
    const url = '/api/ordering/order/terms?storeId=101&cartId=cart-0001'
    const answer = await app.inject({ url, headers: { authorization: token, checkouttype: 'delivery', cookie: 'a=b' } })
    await app.inject(url)
    expect(answer.json()).toEqual(offered)
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect(ordering.seen.map(({ method, url: { pathname }, headers }) => ({ method, pathname, headers }))).toEqual([
      {
        method: 'GET',
        pathname: '/api/public/order/terms/101%7Ccart-0001',
        headers: {
          accept: 'application/json',
          authorization: token,
          checkouttype: 'delivery',
          traceparent: someTrace,
        },
      },
      {
        method: 'GET',
        pathname: '/api/public/order/terms/101%7Ccart-0001',
        headers: { accept: 'application/json', checkouttype: 'pickup', traceparent: someTrace },
      },
    ])
  })

  test('an invalid part is refused by name, and an answer that is none is not passed', async () => {
    const ordering = fakeUpstream(() => json({ ...offered, medicalCard: 'maybe' }))
    const app = await startGateway({ ordering: ordering.send })
    const refused = await app.inject('/api/ordering/order/terms?storeId=..&cartId=cart-0001')
    expect([refused.statusCode, orderingProblem.parse(refused.json()).error.message]).toEqual([
      400,
      'The request couldn’t be read: storeId',
    ])
    expect(ordering.seen).toEqual([])
    const other = await app.inject('/api/ordering/order/terms?storeId=101&cartId=cart-0001')
    expect([other.statusCode, other.json()]).toMatchObject([502, { error: { code: 'UPSTREAM_UNEXPECTED' } }])
  })
})

describe('placing an order', () => {
  test('is a POST of the order with its key and customer; only fields of the wire come back', async () => {
    const ordering = orders()
    const app = await startGateway({ ordering: ordering.send })
    const answer = await place(app, { ...ids, order: { ...order, more: 1 } }, { authorization: token })
    expect([answer.statusCode, answer.json()]).toEqual([200, { order: placed }])
    expect(answer.headers['cache-control']).toBe('private, no-store')
    const [seen] = ordering.seen
    expect(seen).toMatchObject({ method: 'POST', url: { pathname: '/api/public/order/place/101%7Ccart-0001' } })
    expect(JSON.parse(seen?.body ?? '')).toEqual(order)
    expect(seen?.headers).toEqual({
      accept: 'application/json',
      'content-type': 'application/json',
      'idempotency-key': 'key-12345678',
      authorization: token,
      traceparent: someTrace,
    })
  })

  test.each([
    ['SOLD_OUT', 409],
    ['TOO_FEW_LEFT', 409],
    ['NOT_SOLD_HERE', 422],
    ['ORDER_LIMIT', 422],
    ['ORDER_WEIGHT_LIMIT', 422],
    ['CART_EMPTY', 422],
    ['CART_NOT_FOUND', 404],
    ['STORE_NOT_FOUND', 404],
    ['CARD_NEEDED', 422],
    ['CARD_OVER', 422],
    ['DELIVERY_NOT_OFFERED', 422],
    ['DELIVERY_OTHER_STATE', 422],
    ['DELIVERY_TOO_SMALL', 422],
    ['ADDRESS_MISSING', 422],
    ['PICKUP_TIME_GONE', 409],
    ['SLOT_GONE', 409],
    ['PAYMENT_UNAVAILABLE', 422],
    ['EMAIL_INVALID', 422],
    ['TELEPHONE_INVALID', 422],
    ['ORDER_TOTAL_CHANGED', 409],
    ['IDEMPOTENCY_CONFLICT', 409],
    ['UNDEFINED', 422],
  ])('[8.25] the refusal %s passes with its parameters, and is repeated for its key', async (code, status) => {
    const error = { code, params: { name: 'Meadow' }, message: 'A sentence.' }
    const ordering = fakeUpstream(() => json({ error: { ...error, secret: 'internal' } }, status))
    const app = await startGateway({ ordering: ordering.send })
    for (const answer of [await place(app), await place(app)]) {
      expect([answer.statusCode, answer.json()]).toEqual([status, { error: { ...error, traceId: someTrace } }])
    }
    expect(ordering.seen).toHaveLength(1)
  })

  test('[8.25] an unknown code becomes UNDEFINED, and a code of orders is none of a cart’s', async () => {
    const app = await startGateway({ ordering: () => Promise.resolve(problem(409, 'SOMETHING_NEW', 'No.')) })
    expect((await place(app)).json()).toMatchObject({ error: { code: 'UNDEFINED', params: {} } })
    const other = await startGateway({ ordering: () => Promise.resolve(problem(409, 'SOLD_OUT', 'No.')) })
    const cart = await other.inject('/api/ordering/cart?storeId=101&cartId=cart-0001')
    expect(cart.json()).toMatchObject({ error: { code: 'UNDEFINED' } })
  })

  test.each([
    [{ ...ids, storeId: '../x', order }, 'storeId'],
    [{ ...ids, cartId: 'a/b', order }, 'cartId'],
    [ids, 'order'],
    [{ ...ids, order: { ...order, total: 0.5 } }, 'order'],
    [{ ...ids, order: { ...order, contact: { ...order.contact, firstname: '' } } }, 'order'],
    ['[]', 'body'],
    ['{"order": "FL-4410', 'body'],
  ])('%j is refused, naming what is wrong and nothing that was said, and is not forwarded', async (body, named) => {
    const ordering = orders()
    const app = await startGateway({ ordering: ordering.send })
    const answer = await place(app, body)
    expect([answer.statusCode, orderingProblem.parse(answer.json()).error.message]).toEqual([
      400,
      `The request couldn’t be read: ${named}`,
    ])
    expect(ordering.seen).toEqual([])
  })

  test('a body beyond 8 KB is refused, and so is one that is no JSON by its type', async () => {
    const ordering = orders()
    const app = await startGateway({ ordering: ordering.send })
    expect((await place(app, { ...ids, order, more: 'x'.repeat(8 * 1024) })).statusCode).toBe(413)
    expect((await place(app, { ...ids, order }, { 'content-type': 'text/plain' })).statusCode).toBe(415)
    expect(ordering.seen).toEqual([])
  })

  test.each([
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('a page of another site may not: %j', async (headers) => {
    const ordering = orders()
    const app = await startGateway({ ordering: ordering.send })
    const answer = await place(app, undefined, headers)
    expect([answer.statusCode, answer.json()]).toMatchObject([403, { error: { code: 'CROSS_ORIGIN' } }])
    expect(ordering.seen).toEqual([])
  })

  test('a partner’s page may not either: orders are the shop’s own', async () => {
    const ordering = orders()
    const origin = 'https://partner.example'
    const config = { partnerOrigins: new Set([origin]), publicUrl: 'https://shop.example' }
    const app = await startGateway({ ordering: ordering.send, config })
    const answer = await place(app, undefined, { origin, 'sec-fetch-site': 'cross-site' })
    expect(answer.statusCode).toBe(403)
    expect(answer.headers['access-control-allow-origin']).toBeUndefined()
    expect(ordering.seen).toEqual([])
  })

  test('more than 20 tries a minute from one address are too many', async () => {
    const app = await startGateway({ ordering: orders().send })
    const statuses = await Promise.all(
      Array.from({ length: 21 }, (_, n) => place(app, undefined, { 'idempotency-key': `key-1234567${n}` })),
    )
    expect(statuses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20)
    expect(statuses.at(-1)?.statusCode).toBe(429)
  })
})

describe('the key of an order', () => {
  test.each(['', 'short', 'with space'])('is refused if it is malformed: %j', async (key) => {
    const ordering = orders()
    const app = await startGateway({ ordering: ordering.send })
    const answer = await place(app, undefined, { 'idempotency-key': key })
    expect(answer.json()).toMatchObject({ error: { code: 'IDEMPOTENCY_KEY_REQUIRED' } })
    expect(ordering.seen).toEqual([])
  })

  test('with other content is a conflict; with a renewed token it is the same order', async () => {
    const ordering = orders()
    const app = await startGateway({ ordering: ordering.send })
    await place(app, undefined, { authorization: token })
    const renewed = await place(app, undefined, { authorization: 'Bearer another.one.here' })
    expect(renewed.json()).toEqual({ order: placed })
    for (const body of [
      { ...ids, order: { ...order, windowId: '2026-11-20T18:00' } },
      { ...ids, cartId: 'cart-0002', order },
    ]) {
      const other = await place(app, body)
      expect([other.statusCode, other.json()]).toMatchObject([409, { error: { code: 'IDEMPOTENCY_CONFLICT' } }])
    }
  })

  test('I4: gets the order of the upstream whenever it is sent, at once or later', async () => {
    const keys: (string | null)[] = []
    const answers: string[] = []
    const ordering: Upstream = (request) => {
      keys.push(request.headers.get('idempotency-key'))
      return Promise.resolve(json({ order: placed }))
    }
    const app = await startGateway({ ordering })
    const both = await Promise.all([place(app), place(app)])
    for (const { body } of [...both, await place(app)]) answers.push(body)
    expect(new Set(answers).size).toBe(1)
    expect(keys).toEqual(['key-12345678', 'key-12345678', 'key-12345678'])
  })

  test('I5: what is kept beside it is neither the order nor what was sent, not even as text', async () => {
    const kept: string[] = []
    const [, route] = orderingOrderRoutes({
      ordering: { name: 'ordering', base: 'https://ordering.example', exchange: inProcessExchange(orders().send) },
      callUpstream: () =>
        Promise.resolve({
          status: 200,
          header: () => 'application/json',
          body: Buffer.from(JSON.stringify({ order: placed })),
        }),
      results: {
        once: async (key, fingerprint, work) => {
          const { body, headers } = await work(key ?? '')
          kept.push(fingerprint, body.toString('utf8'), JSON.stringify(headers))
          return jsonAnswer({}, {}, 409)
        },
      },
      publicUrl: undefined,
    })
    const headers = new Map([
      ['content-type', 'application/json'],
      ['idempotency-key', 'key-12345678'],
    ])
    const answer = await route?.handle({
      method: 'POST',
      path: '/api/ordering/order/place',
      query: new URLSearchParams(),
      search: '',
      header: (name) => headers.get(name),
      body: Buffer.from(JSON.stringify({ ...ids, order })),
    })
    expect(JSON.parse(answer?.body.toString('utf8') ?? '')).toEqual({ order: placed })
    expect(kept).toHaveLength(3)
    for (const said of ['Gina', 'gina@example.com', '3055550107', 'FL-4410', placed.token, placed.number]) {
      expect(kept.join(' ')).not.toContain(said)
    }
  })

  test('[8.9] survives a failure: the call can be made again, and the upstream gets the same key', async () => {
    const keys: (string | null)[] = []
    let alive = false
    const ordering: Upstream = (request) => {
      keys.push(request.headers.get('idempotency-key'))
      return alive ? Promise.resolve(json({ order: placed })) : unreachable(request)
    }
    const app = await startGateway({ ordering })
    expect((await place(app)).statusCode).toBe(502)
    alive = true
    expect((await place(app)).json()).toEqual({ order: placed })
    expect(keys).toEqual(['key-12345678', 'key-12345678'])
  })

  test('survives a session that is over, too; a token that is none never orders as a guest', async () => {
    let over = true
    const ordering = fakeUpstream(() => (over ? problem(401, 'SESSION_OVER', 'Over.') : json({ order: placed })))
    const app = await startGateway({ ordering: ordering.send })
    const refused = await place(app, undefined, { authorization: token })
    expect([refused.statusCode, refused.json()]).toMatchObject([401, { error: { code: 'SESSION_OVER' } }])
    over = false
    expect((await place(app, undefined, { authorization: token })).statusCode).toBe(200)
    const before = ordering.seen.length
    for (const authorization of ['Basic abc', 'Bearer', 'Bearer a b']) {
      expect((await place(app, undefined, { authorization })).statusCode).toBe(401)
      const terms = '/api/ordering/order/terms?storeId=101&cartId=cart-0001'
      expect((await app.inject({ url: terms, headers: { authorization } })).statusCode).toBe(401)
    }
    expect(ordering.seen).toHaveLength(before)
  })

  test('is free again after a day', async () => {
    const ordering = fakeUpstream(() => problem(409, 'SOLD_OUT', 'No.'))
    const clock = virtualClock()
    const app = await startGateway({ ordering: ordering.send, clock })
    await place(app)
    clock.advance(24 * 3_600_000)
    await place(app)
    expect(ordering.seen).toHaveLength(2)
  })
})
