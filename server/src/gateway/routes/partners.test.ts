import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { describe, expect, test } from 'vitest'
import { readConfig } from '../../platform/config.ts'
import { fakeUpstream, startGateway, virtualClock, type GatewayOptions } from '../../testing/gateway-harness.ts'
import { json } from '../../platform/upstream.ts'

const partner = 'https://partner.example'
const other = 'http://localhost:8080'
const partnerOrigins = new Set([partner, other])

const start = (options: GatewayOptions = {}): Promise<FastifyInstance> =>
  startGateway({ ...options, config: { partnerOrigins, publicUrl: 'https://shop.example', ...options.config } })

const summary = { discounts: 0, fees: 0, mixAndMatch: 0, rewards: 0, subtotal: 0, taxes: 0, total: 0 }
const cart = { id: 'cart-0001', storeId: '101', pricingType: 'MEDICAL', items: [], priceSummary: summary }
const carts = () => fakeUpstream(() => json(cart))
const commerce = () => fakeUpstream(() => json({ data: { products: { items: [] } } }))

const create = (app: FastifyInstance, headers: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url: '/api/ordering/cart/create',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'key-12345678', ...headers },
    payload: JSON.stringify({ storeId: '101', pricingType: 'MEDICAL' }),
  })
const ask = (app: FastifyInstance, query: string, headers: Record<string, string> = {}, body: object = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/graphql',
    headers: { 'content-type': 'application/json', origin: partner, ...headers },
    payload: JSON.stringify({ query, ...body }),
  })
const preflight = (app: FastifyInstance, url: string, origin: string, method: 'GET' | 'POST' = 'POST') =>
  app.inject({
    method: 'OPTIONS',
    url,
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': 'content-type,idempotency-key',
    },
  })

/** Headers that only a partner may see. */
const corsOf = (headers: Record<string, unknown>) =>
  Object.keys(headers).filter((name) => name.startsWith('access-control-'))

describe('the list of partners', () => {
  test('contains exact origins, https or of this machine', () => {
    const read = (text: string) => [...readConfig({ PARTNER_ORIGINS: text }).partnerOrigins]
    expect(read('')).toEqual([])
    expect(read(`${partner}, ${other},http://127.0.0.1:5000`)).toEqual([partner, other, 'http://127.0.0.1:5000'])
  })

  test.each([
    '*',
    'null',
    'partner.example',
    'https://Partner.example',
    'https://partner.example/',
    'https://partner.example/shop',
    'https://partner.example:443',
    'http://partner.example',
    'https://*.partner.example',
    'http://localhost.evil.example',
    'ftp://partner.example',
    `${partner},`,
  ])('does not accept %j', (text) => {
    expect(() => readConfig({ PARTNER_ORIGINS: text })).toThrow('PARTNER_ORIGINS')
  })
})

describe('a page of a partner', () => {
  test.each([partner, other])('may read a menu and keep a cart: %s', async (origin) => {
    const ordering = carts()
    const app = await start({ ordering: ordering.send })
    for (const answer of [
      await create(app, { origin, 'sec-fetch-site': 'cross-site' }),
      await app.inject({ url: '/api/ordering/cart?storeId=101&cartId=cart-0001', headers: { origin } }),
    ]) {
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['access-control-allow-origin']).toBe(origin)
      expect(answer.headers['vary']).toContain('origin')
      expect(answer.headers['access-control-allow-credentials']).toBeUndefined()
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
  })

  test('gets a preflight answer with the open methods and headers', async () => {
    const app = await start()
    const answer = await preflight(app, '/api/ordering/cart/add', partner)
    expect(answer.statusCode).toBe(204)
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': partner,
      'access-control-allow-methods': 'POST',
    })
    expect(answer.headers['vary']).toContain('origin')
    expect(answer.headers['access-control-allow-headers']).not.toContain('authorization')
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined()
    const read = await preflight(app, '/api/graphql', partner, 'GET')
    expect(read.headers['access-control-allow-methods']).toBe('GET, POST')
  })

  test.each(['/api/rest/order', '/api/analytics', '/api/content/pages', '/api/nothing', '/age-gate'])(
    'may not call %s',
    async (url) => {
      const app = await start()
      const asked = await preflight(app, url, partner)
      expect(asked.statusCode).toBeGreaterThanOrEqual(400)
      expect(corsOf(asked.headers)).toEqual([])
      const answer = await app.inject({ method: 'POST', url, headers: { origin: partner }, payload: '{}' })
      expect(answer.statusCode).toBeGreaterThanOrEqual(400)
      expect(corsOf(answer.headers)).toEqual([])
    },
  )

  test('can read the reason of a refusal', async () => {
    const app = await start()
    const answer = await app.inject({ url: '/api/ordering/cart?storeId=..', headers: { origin: partner } })
    expect(answer.statusCode).toBe(400)
    expect(answer.headers['access-control-allow-origin']).toBe(partner)
  })

  test('never acts as a customer: a token is refused, and cookies are not read', async () => {
    const upstream = commerce()
    const app = await start({ commerce: upstream.send, ordering: carts().send })
    const refused = await ask(app, '{ products { total_count } }', { authorization: 'Bearer a.b.c' })
    expect(refused.statusCode).toBe(403)
    expect(refused.json()).toMatchObject({ error: { code: 'CROSS_ORIGIN' } })
    expect((await create(app, { origin: partner, authorization: 'Bearer a.b.c' })).statusCode).toBe(403)
    expect(upstream.seen).toEqual([])
    const cookie = 'signin_token=secret; visitor_id=0197a9a0-0000-7000-8000-000000000000'
    expect((await ask(app, '{ products { total_count } }', { cookie })).statusCode).toBe(200)
    expect(JSON.stringify(upstream.seen[0]?.headers)).not.toContain('secret')
  })

  test.each([
    'mutation { generateCustomerToken(email: "a@b.example", password: "x") { token } }',
    'mutation { createEmptyCart generateCustomerToken(email: "a@b.example", password: "x") { token } }',
    'mutation { products: placeOrder(input: { cart_id: "1" }) { order { order_number } } }',
    'mutation { mergeCarts(source_cart_id: "1") { id } }',
    'mutation { contactUs(input: {}) { status } }',
    'query { customer { email } }',
    'query { customerCart { id } }',
    'query { cart: giftCardAccount(input: { gift_card_code: "x" }) { code } }',
    'query { ...all } fragment all on Query { customer { email } }',
    'query { ...missing }',
    'query a { products { total_count } } query b { customer { email } }',
    'query { __schema { types { name } } }',
    'subscription { cartChanged { id } }',
  ])('may not request %s', async (query) => {
    const upstream = commerce()
    const app = await start({ commerce: upstream.send })
    const answer = await ask(app, query)
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toMatchObject({ errors: [{ extensions: { code: 'CROSS_ORIGIN' } }] })
    expect(answer.headers['access-control-allow-origin']).toBe(partner)
    expect(upstream.seen).toEqual([])
  })

  test.each([
    'query { ageGateConfig { state_code } }',
    'query { products { total_count } categoryList { name } }',
    'query { purchaseLimits { per_line } products { total_count } }',
    'query { findAppByStore(store_code: "fl_miami") { app_id } }',
    'query { cart(cart_id: "1") { id } }',
    'mutation { createEmptyCart }',
    'mutation { addProductsToCart(cartId: "1", cartItems: []) { cart { id } } }',
    'mutation { updateCartItems(input: {}) { cart { id } } }',
    'mutation { removeItemFromCart(input: {}) { cart { id } } }',
  ])('may request %s', async (query) => {
    const upstream = commerce()
    const app = await start({ commerce: upstream.send })
    expect((await ask(app, query)).statusCode).toBe(200)
    expect(upstream.seen).toHaveLength(1)
  })

  test('[I4] has its own keys: a repeat runs once, and never collides with a key of our pages', async () => {
    const ordering = carts()
    const app = await start({ ordering: ordering.send })
    for (const origin of [partner, partner, other, 'https://shop.example', 'https://shop.example']) {
      expect((await create(app, { origin })).statusCode).toBe(200)
    }
    const keys = ordering.seen.map(({ headers }) => headers['idempotency-key'])
    expect(keys).toHaveLength(3)
    expect(new Set(keys).size).toBe(3)
    expect(keys[2]).toBe('key-12345678')
    expect((await create(app, { origin: partner, 'idempotency-key': 'short' })).statusCode).toBe(400)
  })

  test('gets half of an address’s limit per minute, and leaves the rest to our pages', async () => {
    const clock = virtualClock()
    const app = await start({ clock, ordering: carts().send, config: { rateLimit: 10 } })
    const read = (origin?: string, remoteAddress = '203.0.113.1') =>
      app.inject({
        url: '/api/ordering/cart?storeId=101&cartId=cart-0001',
        remoteAddress,
        headers: origin === undefined ? {} : { origin },
      })
    for (let time = 0; time < 5; time += 1) expect((await read(partner)).statusCode).toBe(200)
    const refused = await read(partner)
    expect(refused.statusCode).toBe(429)
    expect(refused.headers).toMatchObject({ 'access-control-allow-origin': partner, 'retry-after': '60' })
    expect((await read(partner, '203.0.113.2')).statusCode).toBe(200)
    expect((await read()).statusCode).toBe(200)
    // Another origin does not help: the address as a whole is counted too.
    for (let time = 0; time < 4; time += 1) expect((await read(other)).statusCode).toBe(200)
    expect((await read(other)).statusCode).toBe(429)
    clock.advance(60_000)
    expect((await read(partner)).statusCode).toBe(200)
  })

  test('loads pictures itself', async () => {
    const picture = () => Promise.resolve(new Response('picture', { headers: { 'content-type': 'image/jpeg' } }))
    const app = await start({ media: picture })
    const answer = await app.inject({ url: '/media/a/b.jpg', headers: { origin: partner } })
    expect(answer.headers).toMatchObject({ 'access-control-allow-origin': partner, vary: 'accept, origin' })
    const foreign = await app.inject({ url: '/media/a/b.jpg', headers: { origin: 'https://evil.example' } })
    expect(corsOf(foreign.headers)).toEqual([])
    expect(foreign.headers['vary']).toBe('accept, origin')
  })
})

describe('any other page', () => {
  test.each([
    'https://evil.example',
    'null',
    'https://partner.example.evil',
    'https://evil-partner.example',
    'https://sub.partner.example',
    'http://partner.example',
    'https://partner.example:8443',
    'https://PARTNER.example',
    'https://partner.example/',
    'http://localhost:8081',
    'https://localhost:8080',
    `${partner}, https://evil.example`,
  ])('%s is refused everywhere', async (origin) => {
    const ordering = carts()
    const app = await start({ ordering: ordering.send })
    const written = await create(app, { origin })
    expect(written.statusCode).toBe(403)
    const asked = await preflight(app, '/api/ordering/cart/create', origin)
    expect(asked.statusCode).toBe(405)
    const read = await app.inject({ url: '/api/ordering/cart?storeId=101&cartId=cart-0001', headers: { origin } })
    for (const { headers } of [written, asked, read]) {
      expect(corsOf(headers)).toEqual([])
      expect(headers['vary']).toContain('origin')
    }
  })

  test('our own pages are nobody’s partner, whatever the list contains', async () => {
    const upstream = commerce()
    const app = await start({ commerce: upstream.send, config: { partnerOrigins: new Set(['http://localhost:3000']) } })
    const headers = { origin: 'http://localhost:3000', host: 'localhost:3000', authorization: 'Bearer a.b.c' }
    const answer = await ask(app, '{ customer { email } }', headers)
    expect(answer.statusCode).toBe(200)
    expect(corsOf(answer.headers)).toEqual([])
    expect(upstream.seen[0]?.headers['authorization']).toBe('Bearer a.b.c')
  })

  test('without partners there are no CORS headers', async () => {
    const app = await start({ ordering: carts().send, config: { partnerOrigins: new Set() } })
    const answer = await app.inject({
      url: '/api/ordering/cart?storeId=101&cartId=cart-0001',
      headers: { origin: partner },
    })
    expect(corsOf(answer.headers)).toEqual([])
    expect(answer.headers['vary'] ?? '').not.toContain('origin')
    expect((await preflight(app, '/api/ordering/cart/create', partner)).statusCode).toBe(405)
  })
})

describe('the files for partners’ pages', () => {
  const folder = mkdtempSync(join(tmpdir(), 'elements-'))
  const elements = { build: join(folder, 'build'), releases: join(folder, 'releases') }
  const write = (to: string, version: string, files: Record<string, string>): void => {
    mkdirSync(to, { recursive: true })
    writeFileSync(join(to, 'sri.json'), JSON.stringify({ version }))
    for (const [name, text] of Object.entries(files)) writeFileSync(join(to, name), text)
  }
  write(elements.build, '0.3.0', { 'leaflog-elements.js': 'export const menu = 1\n', 'leaflog-menu-b2.js': 'new' })
  write(join(elements.releases, '0.2.0'), '0.2.0', {
    'leaflog-elements.js': 'export const menu = 0\n',
    'leaflog-menu-a1.js': 'old',
  })

  test('are open to every page, under a stable name and a hashed one', async () => {
    const app = await start({ config: { elements } })
    const answer = await app.inject({ url: '/embed/leaflog-elements.js', headers: { origin: 'https://any.example' } })
    expect(answer.body).toBe('export const menu = 1\n')
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=300, stale-while-revalidate=3600',
    })
    const hash = String(answer.headers['etag']).replaceAll('"', '')
    const kept = await app.inject(`/embed/leaflog-elements-${hash}.js`)
    expect(kept.body).toBe(answer.body)
    expect(kept.headers['cache-control']).toContain('immutable')
    const again = await app.inject({
      url: '/embed/leaflog-elements.js',
      headers: { 'if-none-match': `"${hash}"` },
    })
    expect(again.statusCode).toBe(304)
    expect((await app.inject('/embed/leaflog-elements-0000000000000000.js')).statusCode).toBe(404)
  })

  test('keep a release at its version’s address for good, and its parts for pages that were open before', async () => {
    const app = await start({ config: { elements } })
    const old = await app.inject('/embed/v0.2.0/leaflog-elements.js')
    expect(old.body).toBe('export const menu = 0\n')
    expect(old.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect((await app.inject('/embed/leaflog-menu-a1.js')).body).toBe('old')
    expect((await app.inject('/embed/leaflog-menu-b2.js')).headers['cache-control']).toContain('immutable')
    const list = await app.inject('/embed/v0.2.0/sri.json')
    expect(list.json()).toEqual({ version: '0.2.0' })
    // Not released yet, so it may still change.
    const next = await app.inject('/embed/v0.3.0/leaflog-elements.js')
    expect(next.body).toBe('export const menu = 1\n')
    expect(next.headers['cache-control']).toBe('no-cache')
    expect((await app.inject('/embed/v0.1.0/leaflog-elements.js')).statusCode).toBe(404)
  })

  test('a released version is not replaced by a later build of the same version', async () => {
    const build = join(folder, 'same')
    write(build, '0.2.0', { 'leaflog-elements.js': 'export const menu = 2\n' })
    const app = await start({ config: { elements: { ...elements, build } } })
    expect((await app.inject('/embed/v0.2.0/leaflog-elements.js')).body).toBe('export const menu = 0\n')
    expect((await app.inject('/embed/leaflog-elements.js')).body).toBe('export const menu = 2\n')
  })

  test('are a plain 404 if they were not built', async () => {
    const app = await start({ config: { elements: { build: join(folder, 'none'), releases: join(folder, 'none') } } })
    const answer = await app.inject('/embed/leaflog-elements.js')
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('a page can find out whether it is a partner’s', async () => {
    const app = await start()
    const settings = (origin: string) => app.inject({ url: '/embed/settings.json', headers: { origin } })
    const answer = await settings(partner)
    expect(answer.json()).toMatchObject({
      origin: partner,
      isPartner: true,
      externalShops: { OH: 'https://ohio.fernhill.example/' },
    })
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
      vary: 'origin',
    })
    expect((await settings('https://evil.example')).json()).toMatchObject({ isPartner: false })
  })
})
