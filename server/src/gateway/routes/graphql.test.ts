import type { FastifyInstance } from 'fastify'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  fakeUpstream,
  startGateway,
  unreachable,
  virtualClock,
  type SeenRequest,
} from '../../testing/gateway-harness.ts'
import { json, type Upstream } from '../../platform/upstream.ts'
import { someTrace } from '../../testing/some-trace.ts'

const sightAnswer = z.object({ data: z.object({ sight: z.string() }) })
const sightShape = z.tuple([z.string(), z.string(), z.record(z.string(), z.string()), z.string()])
const BLOCKS = '{ cmsBlocks(identifiers: ["a"]) { items { title } } }'
const PRODUCTS = 'query P($search: String) { products(search: $search) { total_count } }'

const get = (app: FastifyInstance, query: Record<string, string>, headers: Record<string, string> = {}) =>
  app.inject({ url: `/api/graphql?${new URLSearchParams(query)}`, headers })
const post = (app: FastifyInstance, body: unknown, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/graphql',
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  })

const echo = () => fakeUpstream((seen) => json({ data: { seen: seen.url.search + seen.body } }))

describe('the relay', () => {
  test('[7a.1] queries use GET with query, operationName and variables, and no other parameters', async () => {
    const commerce = echo()
    const app = await startGateway({ commerce: commerce.send })
    const variables = '{"search":"kief & co"}'
    const answer = await get(app, { query: PRODUCTS, operationName: 'P', variables, extra: 'x', Store: 'y' })
    expect(answer.statusCode).toBe(200)
    const [seen] = commerce.seen
    expect(seen?.method).toBe('GET')
    expect(seen?.url.href.split('?')[0]).toBe('https://commerce.example/base/graphql')
    expect(Object.fromEntries(seen?.url.searchParams ?? [])).toEqual({ query: PRODUCTS, operationName: 'P', variables })
  })

  test('[7a.1] mutations use POST with JSON of query and variables', async () => {
    const commerce = echo()
    const app = await startGateway({ commerce: commerce.send })
    const body = { query: 'mutation M { createEmptyCart }', operationName: 'M', variables: { a: [1, null] } }
    expect((await post(app, { ...body, extra: 'dropped' })).statusCode).toBe(200)
    expect(commerce.seen[0]?.method).toBe('POST')
    expect(JSON.parse(commerce.seen[0]?.body ?? '')).toEqual(body)
    expect(commerce.seen[0]?.url.search).toBe('')
  })

  test.each([
    ['mutation { createEmptyCart }', undefined],
    ['subscription { x }', undefined],
    ['query A { a } mutation B { b }', 'B'],
  ])('[7a.1] %s by GET is refused with 405', async (query, operationName) => {
    const commerce = echo()
    const app = await startGateway({ commerce: commerce.send })
    const answer = await get(app, { query, ...(operationName !== undefined && { operationName }) })
    expect(answer.statusCode).toBe(405)
    expect(answer.headers.allow).toBe('POST')
    expect(commerce.seen).toEqual([])
  })

  test.each([
    ['a list', '[{"query":"{ a }"},{"query":"{ b }"}]', 400],
    ['an empty list', '[]', 400],
    ['a text', '"{ a }"', 400],
    ['null', 'null', 400],
    ['broken JSON', '{"query":', 400],
    ['nothing', '', 400],
  ])('a body that is %s is not forwarded', async (_name, body, status) => {
    const commerce = echo()
    const app = await startGateway({ commerce: commerce.send })
    expect((await post(app, body)).statusCode).toBe(status)
    expect(commerce.seen).toEqual([])
  })

  test('[8.17] a query that does not parse', async () => {
    const app = await startGateway({ commerce: echo().send })
    const answer = await get(app, { query: '{ a' }, { accept: 'application/graphql-response+json' })
    expect(answer.statusCode).toBe(400)
    expect(answer.headers['content-type']).toBe('application/graphql-response+json; charset=utf-8')
    expect(answer.json()).toMatchObject({ errors: [{ message: 'Unable to get query parameters...' }] })
    const variables = await get(app, { query: '{ a }', variables: '{' })
    expect(variables.statusCode).toBe(400)
    expect(variables.json()).toMatchObject({
      error: { code: 'QUERY_UNREADABLE', message: 'Unable to get query parameters...' },
    })
  })

  test('a document of endless tokens is not parsed to its end', async () => {
    const commerce = echo()
    const app = await startGateway({ commerce: commerce.send })
    const answer = await post(
      app,
      { query: `{ ${'a '.repeat(5000)}}` },
      { accept: 'application/graphql-response+json' },
    )
    expect(answer.statusCode).toBe(400)
    expect(commerce.seen).toEqual([])
  })

  test('a body over 64 KB is refused', async () => {
    const commerce = echo()
    const app = await startGateway({ commerce: commerce.send })
    const answer = await post(app, { query: '{ a }', variables: { text: 'x'.repeat(65 * 1024) } })
    expect(answer.statusCode).toBe(413)
    expect(answer.json()).toMatchObject({ error: { code: 'BODY_TOO_LARGE' } })
    expect(commerce.seen).toEqual([])
  })

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json; charset=latin1',
  ])('a body of %s is refused, so that a form of another site cannot call us', async (type) => {
    const commerce = echo()
    const app = await startGateway({ commerce: commerce.send })
    expect((await post(app, { query: '{ a }' }, { 'content-type': type })).statusCode).toBe(415)
    expect(commerce.seen).toEqual([])
  })

  test('a body with a content encoding is refused', async () => {
    const app = await startGateway({ commerce: echo().send })
    expect((await post(app, { query: '{ a }' }, { 'content-encoding': 'gzip' })).statusCode).toBe(415)
  })

  test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)('%s is refused with 405', async (method) => {
    const app = await startGateway()
    const answer = await app.inject({ method, url: '/api/graphql' })
    expect(answer.statusCode).toBe(405)
    expect(answer.headers.allow).toBe('GET, POST')
  })
})

describe('headers', () => {
  test('[7a.2] the listed ones reach the backend, the others do not', async () => {
    const commerce = echo()
    const app = await startGateway({ commerce: commerce.send })
    const passed = {
      authorization: 'Bearer abc.def-1',
      store: 'fl_miami',
      checkouttype: 'pickup',
      justsignedinnow: 'true',
      'x-query-name': 'customer',
      'x-backend-id': 'node-1',
      'idempotency-key': 'key-12345678',
    }
    await post(
      app,
      { query: 'mutation { revokeCustomerToken { result } }' },
      {
        ...passed,
        cookie: 'session=1',
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-for': '1.2.3.4',
        forwarded: 'host=evil.example',
        'x-original-url': '/admin',
        'x-rewrite-url': '/admin',
        'x-http-method-override': 'DELETE',
        'accept-language': 'de',
        'user-agent': 'a browser',
        referer: 'https://a.example',
        'proxy-authorization': 'Basic x',
      },
    )
    expect(commerce.seen[0]?.headers).toEqual({
      ...passed,
      accept: 'application/json',
      'content-type': 'application/json',
      traceparent: someTrace,
    })
    expect(commerce.seen[0]?.url.host).toBe('commerce.example')
  })

  test('hop-by-hop headers are dropped, and Connection cannot remove ours', async () => {
    const commerce = echo()
    const app = await startGateway({ commerce: commerce.send })
    await post(
      app,
      { query: '{ customer { email } }' },
      {
        authorization: 'Bearer abc',
        connection: 'close, authorization, store',
        te: 'trailers',
        'keep-alive': 'timeout=5',
        upgrade: 'h2c',
        store: 'fl_miami',
      },
    )
    const seen = commerce.seen[0]?.headers ?? {}
    expect(seen).toMatchObject({ authorization: 'Bearer abc', store: 'fl_miami' })
    for (const name of ['connection', 'te', 'keep-alive', 'upgrade']) expect(seen).not.toHaveProperty(name)
  })

  test.each([
    ['store', '../admin'],
    ['store', 'a b'],
    ['checkouttype', 'delivery, pickup'],
    ['idempotency-key', 'short'],
  ])('a value of %s in another format is refused: %s', async (name, value) => {
    const commerce = echo()
    const app = await startGateway({ commerce: commerce.send })
    expect((await post(app, { query: '{ a }' }, { [name]: value })).statusCode).toBe(400)
    expect(commerce.seen).toEqual([])
  })

  test('[7a.2] an idempotency key reaches mutations only', async () => {
    const commerce = echo()
    const app = await startGateway({ commerce: commerce.send })
    const key = { 'idempotency-key': 'key-12345678' }
    await post(app, { query: '{ customer { email } }' }, key)
    await get(app, { query: '{ customer { email } }' }, key)
    await post(app, { query: 'query A { a } mutation B { b }', operationName: 'A' }, key)
    await post(app, { query: 'query A { a } mutation B { b }' }, key)
    expect(commerce.seen.map(({ headers }) => headers['idempotency-key'])).toEqual(Array(4).fill(undefined))
    await post(app, { query: 'query A { a } mutation B { b }', operationName: 'B' }, key)
    expect(commerce.seen[4]?.headers).toMatchObject(key)
  })

  test('response headers are an allowlist too', async () => {
    const commerce = fakeUpstream(() =>
      json({ data: {} }, 200, {
        'set-cookie': 'PHPSESSID=1',
        server: 'nginx/1.2',
        'x-powered-by': 'PHP',
        'x-magento-cache-id': 'abc',
        'access-control-allow-origin': '*',
        location: 'https://evil.example',
        'content-security-policy': 'default-src *',
        'content-language': 'en',
        'transfer-encoding': 'chunked',
      }),
    )
    const app = await startGateway({ commerce: commerce.send })
    const { headers } = await post(app, { query: '{ a }' })
    expect(headers).toMatchObject({ 'content-language': 'en', 'cache-control': 'private, no-store' })
    for (const name of [
      'set-cookie',
      'server',
      'x-powered-by',
      'x-magento-cache-id',
      'access-control-allow-origin',
      'location',
    ]) {
      expect(headers).not.toHaveProperty(name)
    }
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
  })
})

describe('caching', () => {
  const counting = () => {
    let count = 0
    return fakeUpstream(() => json({ data: { count: ++count } }))
  }

  test('[9g.2] blocks are fetched once and marked as cacheable', async () => {
    const commerce = counting()
    const app = await startGateway({ commerce: commerce.send })
    const first = await get(app, { query: BLOCKS })
    const second = await get(app, { query: BLOCKS })
    expect(commerce.seen).toHaveLength(1)
    expect(first.headers['cache-control']).toBe('public, max-age=900, s-maxage=300, stale-while-revalidate=60')
    expect(second.headers['x-cache']).toBe('hit')
    const vary = 'accept, authorization, checkouttype, justsignedinnow, shoppingmode, store, x-backend-id'
    expect(second.headers['vary']).toBe(vary)
  })

  test('[9g.1] products', async () => {
    const app = await startGateway({ commerce: counting().send })
    const { headers } = await get(app, { query: PRODUCTS })
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=120, stale-while-revalidate=60')
  })

  test.each([
    '{ cart(cart_id: "1") { id } }',
    '{ customerCart { id } }',
    '{ customer { email } }',
    '{ customer { orders { items { number } } wishlists { id } } }',
    '{ cartRegulations(cart_id: "1") { is_place_order_allowed } }',
    '{ guestOrder { id } }',
    '{ products { total_count } cart(cart_id: "1") { id } }',
  ])('[9g.3] %s is never cached, with and without a token', async (query) => {
    const commerce = counting()
    const app = await startGateway({ commerce: commerce.send })
    const signedIn = { authorization: 'Bearer a' }
    const answers = [
      await get(app, { query }),
      await get(app, { query }),
      await get(app, { query }, signedIn),
      await get(app, { query }, signedIn),
    ]
    expect(commerce.seen).toHaveLength(4)
    for (const { headers } of answers) expect(headers['cache-control']).toBe('private, no-store')
  })

  test('several operations in one request are refused without an upstream call', async () => {
    const commerce = counting()
    const app = await startGateway({ commerce: commerce.send })
    const answer = await post(app, [{ query: BLOCKS }, { query: BLOCKS }])
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { error: { code: 'BATCH_REFUSED' } }])
    expect(commerce.seen).toHaveLength(0)
  })

  test('[9g.3] a field hidden in fragments counts too', async () => {
    const commerce = counting()
    const app = await startGateway({ commerce: commerce.send })
    const query = 'query { ... on Query { ...F } } fragment F on Query { products: cart(cart_id: "1") { id } }'
    await get(app, { query })
    await get(app, { query })
    expect(commerce.seen).toHaveLength(2)
  })

  test('[9g.3] a signed-in visitor neither reads nor writes the cache', async () => {
    const commerce = counting()
    const app = await startGateway({ commerce: commerce.send })
    const signedIn = { authorization: 'Bearer a' }
    const own = await get(app, { query: BLOCKS }, signedIn)
    expect(own.headers['cache-control']).toBe('private, no-store')
    await get(app, { query: BLOCKS })
    await get(app, { query: BLOCKS }, signedIn)
    expect(commerce.seen).toHaveLength(3)
  })

  test('[9g.3] an answer with Set-Cookie, with errors, or not 200 is not cached', async () => {
    for (const answer of [
      () => json({ data: { a: 1 } }, 200, { 'set-cookie': 'a=1' }),
      () => json({ data: null, errors: [{ message: 'no' }] }),
      () => json({ data: { a: 1 } }, 202),
    ]) {
      const commerce = fakeUpstream(answer)
      const app = await startGateway({ commerce: commerce.send })
      expect((await get(app, { query: BLOCKS })).headers['cache-control']).toBe('private, no-store')
      await get(app, { query: BLOCKS })
      expect(commerce.seen).toHaveLength(2)
    }
  })

  test('an unchanged answer is a 304', async () => {
    const app = await startGateway({ commerce: counting().send })
    const { headers } = await get(app, { query: BLOCKS })
    const again = await get(app, { query: BLOCKS }, { 'if-none-match': String(headers.etag) })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
  })

  test('[8.9] a dead upstream: cached answers are served, others get the sentence', async () => {
    const clock = virtualClock()
    let alive = true
    const commerce: Upstream = (request) => (alive ? Promise.resolve(json({ data: { a: 1 } })) : unreachable(request))
    const app = await startGateway({ commerce, clock })
    await get(app, { query: BLOCKS })
    alive = false
    clock.advance(3_600_000)
    const stale = await get(app, { query: BLOCKS })
    expect(stale.json()).toEqual({ data: { a: 1 } })
    expect(stale.headers['x-cache']).toBe('stale-on-error')
    const other = await get(app, { query: PRODUCTS })
    expect(other.statusCode).toBe(502)
    expect(other.json()).toMatchObject({
      error: { code: 'UPSTREAM_UNREACHABLE', message: 'Failed to connect to the service: the connection was refused' },
      errors: [{ message: 'Failed to connect to the service: the connection was refused' }],
    })
    expect(other.body).not.toContain('10.0.0.1')
  })

  test('[9g.3] answers never cross stores, modes, locales, delivery, documents or variables', async () => {
    // The upstream answers with everything it saw, so a mix-up would show another visitor's request.
    const sight = ({ method, url, headers, body }: SeenRequest) => JSON.stringify([method, url.search, headers, body])
    const request = fc.record({
      method: fc.constantFrom('GET', 'POST'),
      query: fc.constantFrom(BLOCKS, PRODUCTS, '{ storeConfig { locale } }', '{ storeConfig { locale } __typename }'),
      variables: fc.constantFrom(undefined, { search: 'a' }, { search: 'b' }),
      headers: fc.record(
        {
          store: fc.constantFrom('fl_miami', 'az_mesa', 'fl_miami_es', 'FL_MIAMI'),
          checkouttype: fc.constantFrom('delivery', 'pickup'),
          shoppingmode: fc.constantFrom('MEDICAL', 'RECREATIONAL'),
          authorization: fc.constantFrom('Bearer a', 'Bearer b'),
          accept: fc.constantFrom('application/json', 'application/graphql-response+json'),
          'x-backend-id': fc.constantFrom('1', '2'),
        },
        { requiredKeys: [] },
      ),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(request, { minLength: 2, maxLength: 25 }), async (requests) => {
        const commerce = fakeUpstream((seen) => json({ data: { sight: sight(seen) } }))
        const app = await startGateway({ commerce: commerce.send })
        for (const { method, query, variables, headers } of requests) {
          const sent = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined))
          const text = variables && JSON.stringify(variables)
          const members = { query, ...(text !== undefined && { variables: method === 'GET' ? text : variables }) }
          const response =
            method === 'GET'
              ? await get(app, { query, ...(text !== undefined && { variables: text }) }, sent)
              : await post(app, members, sent)
          const { sight: seenBy } = sightAnswer.parse(response.json()).data
          const [seenMethod, search, seenHeaders, body] = sightShape.parse(JSON.parse(seenBy))
          expect(seenMethod).toBe(method)
          expect(method === 'GET' ? Object.fromEntries(new URLSearchParams(search)) : JSON.parse(body)).toEqual(members)
          const accept = sent['accept'] ?? 'application/json'
          const type = method === 'POST' ? { 'content-type': 'application/json' } : {}
          expect(seenHeaders).toEqual({ ...sent, ...type, accept, traceparent: someTrace })
        }
        await app.close()
      }),
      { numRuns: 60 },
    )
  })
})
