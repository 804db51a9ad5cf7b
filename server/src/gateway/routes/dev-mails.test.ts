import { describe, expect, test } from 'vitest'
import { readConfig } from '../../platform/config.ts'
import { fakeUpstream, startGateway, unreachable, type GatewayOptions } from '../../testing/gateway-harness.ts'
import { json } from '../../platform/upstream.ts'

const mails = { mails: [{ to: 'a@example.com', subject: 'Reset', text: '#token=t' }] }
const outbox = () =>
  fakeUpstream(({ url, headers }) => {
    if (url.pathname !== '/base/dev/mails') return json({}, 404)
    return headers['accept'] === 'text/html'
      ? new Response('<p>mails', { headers: { 'content-type': 'text/html; charset=utf-8', 'set-cookie': 'a=1' } })
      : json(mails)
  })
const start = (options: GatewayOptions = {}) =>
  startGateway({ ...options, config: { devMails: true, ...options.config } })
const here = { url: '/dev/mails', remoteAddress: '127.0.0.1', headers: { host: 'localhost:3000' } }

describe('mails of development', () => {
  test('[7a.3] are readable on this machine, without caching, as JSON or as a page', async () => {
    const app = await start({ commerce: outbox().send })
    const answer = await app.inject(here)
    expect([answer.statusCode, answer.json()]).toEqual([200, mails])
    expect(answer.headers['cache-control']).toBe('no-store')
    const page = await app.inject({ ...here, headers: { ...here.headers, accept: 'text/html,*/*;q=0.8' } })
    expect([page.body, page.headers['content-type']]).toEqual(['<p>mails', 'text/html; charset=utf-8'])
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    expect(page.headers['content-security-policy']).not.toContain('script')
    expect(page.headers).not.toHaveProperty('set-cookie')
  })

  test.each([
    ['another machine', { remoteAddress: '203.0.113.7' }],
    [
      'another machine that says it is this one',
      { remoteAddress: '10.0.0.7', headers: { 'x-forwarded-for': '127.0.0.1' } },
    ],
    ['a proxy on this machine', { headers: { host: 'localhost', 'x-forwarded-for': '203.0.113.9' } }],
    ['another proxy on this machine', { headers: { host: 'localhost', forwarded: 'for=203.0.113.9' } }],
    ['a site whose name leads here', { headers: { host: 'evil.example:3000' } }],
    ['a site whose name begins like ours', { headers: { host: 'localhost.evil.example' } }],
  ])('%s gets 404, and the mails are not read', async (_name, from) => {
    const commerce = outbox()
    const app = await start({ commerce: commerce.send, config: { trustProxy: true } })
    const answer = await app.inject({ ...here, ...from })
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { error: { code: 'NOT_FOUND' } }])
    expect(commerce.seen).toEqual([])
  })

  test.each(['127.0.0.1', '[::1]:3000', 'LOCALHOST'])('asked for as %s', async (host) => {
    const app = await start({ commerce: outbox().send })
    expect((await app.inject({ ...here, headers: { host } })).statusCode).toBe(200)
  })

  test('an upstream without an outbox, or with an unexpected answer: 404; a dead one: 502', async () => {
    const other = () => Promise.resolve(new Response('x', { headers: { 'content-type': 'image/svg+xml' } }))
    expect((await (await start()).inject(here)).statusCode).toBe(404)
    expect((await (await start({ commerce: other })).inject(here)).statusCode).toBe(404)
    expect((await (await start({ commerce: unreachable })).inject(here)).statusCode).toBe(502)
  })

  test('switched off the address is an ordinary page, and the upstream gets no request', async () => {
    const commerce = outbox()
    const app = await startGateway({ commerce: commerce.send, config: { devMails: false } })
    expect((await app.inject(here)).headers['content-type']).toContain('text/html')
    expect(commerce.seen).toEqual([])
  })
})

describe('DEV_MAILS', () => {
  const real = { COMMERCE_URL: 'https://commerce.example', CONSUMER_KEY: 'consumer-key', CONSUMER_SECRET: 'a secret' }

  test.each([
    ['the demo shop as it starts', {}, false],
    ['a shop of an environment that is called development', { NODE_ENV: 'development' }, false],
    ['the real systems', real, false],
    ['switched on', { ...real, PUBLIC_URL: 'https://shop.example', DEV_MAILS: '1' }, true],
    ['left empty', { DEV_MAILS: '' }, false],
  ])('%s', (_name, env, expected) => {
    expect(readConfig(env).devMails).toBe(expected)
  })

  test.each([
    ['npm run dev', { PUBLIC_URL: 'https://shop.example' }, true],
    ['npm run dev, switched off', { DEV_MAILS: '0' }, false],
  ])('%s', (_name, env, expected) => {
    expect(readConfig(env, true).devMails).toBe(expected)
  })
})
