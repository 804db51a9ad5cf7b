import { createHmac } from 'node:crypto'
import { sampleStores } from '../../testing/sample-shop.ts'
import { describe, expect, test } from 'vitest'
import {
  fakeUpstream,
  startGateway,
  unreachable,
  virtualClock,
  type SeenRequest,
} from '../../testing/gateway-harness.ts'
import { json, type Upstream } from '../../platform/upstream.ts'

const view = (store: (typeof sampleStores)[keyof typeof sampleStores]) => ({
  id: Number(store.store_id),
  code: store.store_code,
  name: store.store_name,
  website_id: 1,
  store_group_id: 1,
  is_active: 1,
  extension_attributes: { ...store, internal: 'secret' },
})
const views = [view(sampleStores.view), view(sampleStores.miami)]
const order = {
  increment_id: '000000042',
  status: 'processing',
  created_at: '2026-11-19 10:00:00',
  customer_email: 'Ann@Example.com',
  grand_total: 90,
}

const question = { number: '000000042', email: 'ann@example.com' }
const askOrder = (app: Awaited<ReturnType<typeof startGateway>>, body: unknown, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/rest/order',
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(body),
  })

/** The decoded parameters of an OAuth header. */
const oauth = (seen: SeenRequest | undefined) =>
  Object.fromEntries(
    [...(seen?.headers['authorization'] ?? '').matchAll(/([a-z_]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      decodeURIComponent(value),
    ]),
  )

test.each(['integration/admin/token', 'customers/search', 'V1/orders', 'all/V1/customers/1', 'admin'])(
  '[6.7] the gateway has no admin calls: %s',
  async (endpoint) => {
    const commerce = fakeUpstream(() => json({}))
    const app = await startGateway({ commerce: commerce.send })
    for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const)
      expect((await app.inject({ method, url: `/api/rest/${endpoint}` })).statusCode).toBe(404)
    expect(commerce.seen).toEqual([])
  },
)

describe('stores', () => {
  test('[7b.1] [3.14] one signed call, reshaped, cached for 300 s', async () => {
    const commerce = fakeUpstream(() => json(views))
    const app = await startGateway({ commerce: commerce.send })
    const answer = await app.inject('/api/rest/stores')
    await app.inject('/api/rest/stores')
    expect(answer.json()).toEqual([sampleStores.view, sampleStores.miami])
    expect(answer.headers['cache-control']).toContain('s-maxage=300')
    expect(commerce.seen).toHaveLength(1)
    expect(commerce.seen[0]?.url.href).toBe('https://commerce.example/base/rest/all/V1/store/storeViews')
  })

  test.each([
    ['without a token', undefined, ''],
    ['with the token of the integration', { key: 'token-key', secret: 'token secret' }, 'token%20secret'],
  ])('[7b.1] the signature is HMAC-SHA256 over the configured address, %s', async (_, token, signedBy) => {
    const commerce = fakeUpstream(() => json(views))
    const app = await startGateway({
      commerce: commerce.send,
      config: { rest: { storeCode: 'all', version: 'V1', token } },
    })
    await app.inject({ url: '/api/rest/stores', headers: { host: 'evil.example', 'x-forwarded-proto': 'http' } })
    const { oauth_signature: signature = '', ...rest } = oauth(commerce.seen[0])
    expect(rest).toMatchObject({
      oauth_consumer_key: 'consumer-key',
      oauth_signature_method: 'HMAC-SHA256',
      oauth_nonce: 'nonce-1',
      ...(token && { oauth_token: token.key }),
    })
    expect('oauth_token' in rest).toBe(token !== undefined)
    const parameters = Object.keys(rest)
      .toSorted()
      .map((name) => `${name}=${encodeURIComponent(rest[name] ?? '')}`)
      .join('&')
    const base = ['GET', 'https://commerce.example/base/rest/all/V1/store/storeViews', parameters]
      .map(encodeURIComponent)
      .join('&')
    expect(signature).toBe(createHmac('sha256', `consumer-secret&${signedBy}`).update(base).digest('base64'))
  })

  test('[7b.1] a call without an answer is retried once, with a new signature', async () => {
    const seen: SeenRequest[] = []
    const commerce: Upstream = (request) => {
      seen.push({ method: 'GET', url: new URL(request.url), headers: Object.fromEntries(request.headers), body: '' })
      return seen.length === 1 ? unreachable(request) : Promise.resolve(json(views))
    }
    const app = await startGateway({ commerce })
    expect((await app.inject('/api/rest/stores')).statusCode).toBe(200)
    expect(seen.map((one) => oauth(one)['oauth_nonce'])).toEqual(['nonce-1', 'nonce-2'])
    expect(oauth(seen[0])['oauth_signature']).not.toBe(oauth(seen[1])['oauth_signature'])
  })

  test('[8.9] after two failures it gives up, and call and retry share 4.5 s', async () => {
    const clock = virtualClock()
    const asked = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    let tries = 0
    const commerce: Upstream = () => {
      asked[tries++]?.resolve()
      if (tries > 1) return new Promise(() => undefined)
      clock.advance(3000)
      return Promise.resolve(json({}, 503))
    }
    const app = await startGateway({ commerce, clock })
    const answer = app.inject('/api/rest/stores')
    void answer.then(() => undefined)
    await asked[1]?.promise
    clock.advance(1500)
    expect((await answer).json()).toMatchObject({ error: { code: 'UPSTREAM_TIMEOUT' } })
    expect(tries).toBe(2)
  })

  test('[7b.1] a refused signature is our problem, and the browser learns nothing of it', async () => {
    const app = await startGateway({
      commerce: () => Promise.resolve(json({ message: 'The consumer is not authorised.' }, 401)),
    })
    const answer = await app.inject('/api/rest/stores')
    expect(answer.statusCode).toBe(502)
    expect(answer.body).not.toContain('consumer')
  })
})

describe('an order', () => {
  test('[7b.1] its status, for a client with its number and email', async () => {
    const commerce = fakeUpstream(() => json({ items: [order], total_count: 1 }))
    const app = await startGateway({ commerce: commerce.send })
    const answer = await askOrder(app, question)
    expect(answer.json()).toEqual({ number: '000000042', status: 'processing', placedAt: '2026-11-19 10:00:00' })
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect(Object.fromEntries(commerce.seen[0]?.url.searchParams ?? [])).toMatchObject({
      'searchCriteria[filter_groups][0][filters][0][field]': 'increment_id',
      'searchCriteria[filter_groups][0][filters][0][value]': '000000042',
    })
  })

  test('[7b.1] a wrong email and a wrong number look the same', async () => {
    const app = await startGateway({
      commerce: ({ url }) => Promise.resolve(json({ items: url.includes('000000042') ? [order] : [] })),
    })
    const wrongEmail = await askOrder(app, { ...question, email: 'bob@example.com' })
    const wrongNumber = await askOrder(app, { ...question, number: '000000043' })
    expect(wrongEmail.statusCode).toBe(404)
    const untraced = ({ body }: { body: string }) => body.replaceAll(/"traceId":"\w+"/g, '')
    expect(untraced(wrongEmail)).toBe(untraced(wrongNumber))
  })

  test.each([
    { number: '1&x[]=2', email: 'a@b' },
    { number: '../../V1/customers', email: 'a@b' },
    { number: '1' },
    [],
    'text',
  ])('[7b.1] %j is not forwarded', async (body) => {
    const commerce = fakeUpstream(() => json({ items: [] }))
    const app = await startGateway({ commerce: commerce.send })
    expect((await askOrder(app, body)).statusCode).toBe(400)
    expect(commerce.seen).toEqual([])
  })

  test('[7b.1] other sites and other types are refused', async () => {
    const app = await startGateway()
    expect((await askOrder(app, question, { origin: 'https://evil.example' })).statusCode).toBe(403)
    expect((await askOrder(app, question, { 'content-type': 'text/plain' })).statusCode).toBe(415)
  })

  test('[7b.1] limited to ten a minute, so that numbers cannot be guessed', async () => {
    const app = await startGateway({ commerce: () => Promise.resolve(json({ items: [] })) })
    const statuses: number[] = []
    for (let index = 0; index < 11; index++) statuses.push((await askOrder(app, question)).statusCode)
    expect(statuses).toEqual([...Array<number>(10).fill(404), 429])
  })
})
