/** A cart that a partner's page or an app hands over to the shop: who may, how often, and how long. */
import type { FastifyInstance } from 'fastify'
import { describe, expect, test } from 'vitest'
import { startGateway, virtualClock, type GatewayOptions } from '../../testing/gateway-harness.ts'

const partner = 'https://partner.example'
const other = 'https://other.example'
const publicUrl = 'https://shop.example'

const start = (options: GatewayOptions = {}): Promise<FastifyInstance> =>
  startGateway({ ...options, config: { partnerOrigins: new Set([partner, other]), publicUrl, ...options.config } })

const cart = {
  channel: 'ordering',
  storeCode: 'fl_miami',
  mode: 'MEDICAL',
  fulfilment: 'pickup',
  lines: [{ productId: 'p1', option: '3.5g', quantity: 2 }],
}
type Headers = Record<string, string>

const make = (app: FastifyInstance, headers: Headers = { origin: partner }, payload: unknown = cart) =>
  app.inject({
    method: 'POST',
    url: '/api/handover',
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })
const tokenOf = async (app: FastifyInstance, headers?: Headers): Promise<string> => {
  const answer = await make(app, headers)
  expect(answer.statusCode).toBe(201)
  return answer.json<{ token: string }>().token
}
const post = (app: FastifyInstance, token: string, headers: Headers = { origin: partner }) =>
  app.inject({
    method: 'POST',
    url: '/handover',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site', ...headers },
    payload: new URLSearchParams({ token }).toString(),
  })
const cookieOf = ({ cookies }: Awaited<ReturnType<typeof post>>): string =>
  cookies.find(({ name }) => name === 'handover')?.value ?? ''
const take = (app: FastifyInstance, cookie: string, headers: Headers = {}) =>
  app.inject({ method: 'POST', url: '/api/handover/take', headers: { cookie: `a=1; handover=${cookie}`, ...headers } })

describe('from a partner’s page', () => {
  test('a cart comes into the shop by a form, once, with the name of who sent it', async () => {
    const app = await start()
    const token = await tokenOf(app)
    const posted = await post(app, token)
    expect([posted.statusCode, posted.headers['location']]).toEqual([303, '/cart/handover'])
    expect(posted.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    const taken = await take(app, cookieOf(posted))
    expect(taken.json()).toEqual({ handover: cart, from: partner })
    expect(taken.headers['cache-control']).toBe('private, no-store')
    expect(cookieOf(taken)).toBe('')
    const again = await take(app, cookieOf(posted))
    expect([again.statusCode, again.json<{ error: { code: string } }>().error.code]).toEqual([410, 'HANDOVER_OVER'])
  })

  test('the token of the page is used up by its form, and is in no address or cookie', async () => {
    const app = await start()
    const token = await tokenOf(app)
    const posted = await post(app, token)
    expect(JSON.stringify(posted.headers)).not.toContain(token)
    expect((await take(app, token)).statusCode).toBe(410)
    const again = await post(app, token)
    expect([again.statusCode, again.headers['location'], cookieOf(again)]).toEqual([303, '/cart/handover', ''])
  })

  test('the cookie is read by nobody but the shop’s own call', async () => {
    const app = await start()
    const [cookie] = (await post(app, await tokenOf(app))).cookies
    expect(cookie).toMatchObject({
      path: '/api/handover',
      httpOnly: true,
      sameSite: 'Strict',
      secure: true,
      maxAge: 120,
    })
  })

  test('a page reads the token, and no other answer', async () => {
    const app = await start()
    const made = await make(app)
    expect(made.headers['access-control-allow-origin']).toBe(partner)
    expect(made.headers['access-control-allow-credentials']).toBeUndefined()
    const taken = await take(app, 'x', { origin: partner, 'sec-fetch-site': 'cross-site' })
    expect(taken.statusCode).toBe(403)
    expect(taken.headers['access-control-allow-origin']).toBeUndefined()
    expect((await make(app, { origin: partner, authorization: 'Bearer a.b.c' })).statusCode).toBe(403)
  })

  test('another partner’s page cannot send a visitor with it', async () => {
    const app = await start()
    const posted = await post(app, await tokenOf(app), { origin: other })
    expect(cookieOf(posted)).toBe('')
  })

  test('it is over after two minutes, before the form and after it', async () => {
    const clock = virtualClock()
    const app = await start({ clock })
    const late = await tokenOf(app)
    const cookie = cookieOf(await post(app, await tokenOf(app)))
    clock.advance(120_000)
    expect(cookieOf(await post(app, late))).toBe('')
    expect((await take(app, cookie)).statusCode).toBe(410)
  })

  test('a page gets half of the limit', async () => {
    const app = await start()
    for (let time = 0; time < 20; time += 1) await tokenOf(app)
    const refused = await make(app)
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })
})

describe('from anybody else', () => {
  test.each(['https://evil.example', 'null', 'https://partner.example.evil', 'https://PARTNER.example'])(
    'a page of %s makes none',
    async (origin) => {
      const app = await start()
      expect((await make(app, { origin })).statusCode).toBe(403)
    },
  )

  test('a page that is not listed cannot send a visitor with one', async () => {
    const app = await start()
    const posted = await post(app, await tokenOf(app), { origin: 'https://evil.example' })
    expect([posted.statusCode, cookieOf(posted)]).toEqual([403, ''])
  })

  test.each([
    ['an app', {}, {}],
    ['a page without an origin', {}, { origin: 'null' }],
    ['a link', {}, { origin: publicUrl }],
    ['a partner’s link', { origin: partner }, { origin: publicUrl }],
    ['an app by a partner’s form', {}, { origin: partner }],
  ])('nobody vouches for a cart of %s', async (_who, maker, poster) => {
    const app = await start()
    const posted = await post(app, await tokenOf(app, maker), poster)
    expect((await take(app, cookieOf(posted))).json()).toEqual({ handover: cart, from: null })
  })

  test('a link’s page posts what is in its fragment, and keeps no trace of it', async () => {
    const app = await start()
    const page = await app.inject('/handover')
    expect(page.statusCode).toBe(200)
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    expect(String(page.headers['content-security-policy'])).toContain("form-action 'self'")
    expect(page.body).toContain('<form method="post" action="/handover">')
    expect(page.body).toContain('history.replaceState')
  })
})

describe('hostile input', () => {
  const line = cart.lines[0]
  test.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['null', null],
    ['a list', [cart]],
    ['another channel', { ...cart, channel: 'other' }],
    ['a cart’s id', { ...cart, cartId: 'cart-0001' }],
    ['a token', { ...cart, lines: [{ ...line, token: 'x' }] }],
    ['no lines', { ...cart, lines: [] }],
    ['too many lines', { ...cart, lines: Array.from({ length: 101 }, () => line) }],
    ['no quantity', { ...cart, lines: [{ ...line, quantity: 0 }] }],
    ['half of one', { ...cart, lines: [{ ...line, quantity: 1.5 }] }],
    ['too many', { ...cart, lines: [{ ...line, quantity: 1000 }] }],
    ['a long name', { ...cart, lines: [{ ...line, productId: 'p'.repeat(129) }] }],
    ['a store with a path', { ...cart, storeCode: '../admin' }],
    ['another mode', { ...cart, mode: '__proto__' }],
    ['lines of the other channel', { ...cart, channel: 'commerce' }],
  ])('%s is refused', async (_what, payload) => {
    const app = await start()
    expect((await make(app, undefined, payload)).statusCode).toBe(400)
  })

  test('what is no JSON by its type, or too large, is refused', async () => {
    const app = await start()
    expect((await make(app, { origin: partner, 'content-type': 'text/plain' })).statusCode).toBe(415)
    expect((await make(app, undefined, ' '.repeat(65 * 1024))).statusCode).toBe(413)
  })

  test.each(['', '../../x', 'a'.repeat(65), '*', 'leaflog:limit:api', '\u0000'.repeat(20)])(
    'the token %j is unknown',
    async (token) => {
      const app = await start()
      const posted = await post(app, token)
      expect([posted.statusCode, cookieOf(posted)]).toEqual([303, ''])
      expect((await take(app, encodeURIComponent(token))).statusCode).toBe(410)
    },
  )

  test('a cart of the commerce channel has its choices', async () => {
    const app = await start()
    const lines = [{ sku: 'fh-1', selectedOptions: ['Y29uZmln'], quantity: 1 }]
    const commerce = { ...cart, channel: 'commerce', lines }
    expect((await make(app, undefined, commerce)).statusCode).toBe(201)
  })
})

describe('where a visitor goes after signing in', () => {
  const check = (app: FastifyInstance, to: string) => app.inject({ url: '/api/return-address', query: { to } })

  test('a page of a listed partner', async () => {
    const app = await start()
    const answer = await check(app, `${partner}/menu?a=1#top`)
    expect(answer.json()).toEqual({ to: `${partner}/menu?a=1#top`, host: 'partner.example' })
  })

  test.each([
    '',
    '/rewards',
    '//evil.example',
    'https://evil.example/',
    'https://partner.example@evil.example/',
    'https://shop.example@partner.example/',
    'https://partner.example.evil/',
    'https://partner.example:8443/',
    'http://partner.example/',
    'javascript:alert(1)//https://partner.example',
    'data:text/html,x',
    'blob:https://partner.example/1',
    'https:\\\\evil.example',
    `${partner}/${'a'.repeat(1500)}`,
  ])('%j is nowhere to go', async (to) => {
    const app = await start()
    expect((await check(app, to)).statusCode).toBe(404)
  })
})
