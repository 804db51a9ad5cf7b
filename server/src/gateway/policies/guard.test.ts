import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { redactedUrl } from '../../platform/log.ts'
import { fakeUpstream, startGateway, unreachable, virtualClock } from '../../testing/gateway-harness.ts'
import { json } from '../../platform/upstream.ts'
import { someTrace } from '../../testing/some-trace.ts'

describe('rate limits', () => {
  test('the API is limited for each address; pages, pictures and health are not', async () => {
    const app = await startGateway({ config: { rateLimit: 3 } })
    const statuses = []
    for (let index = 0; index < 4; index++) statuses.push((await app.inject('/api/content/header')).statusCode)
    expect(statuses.at(-1)).toBe(429)
    const limited = await app.inject('/api/content/header')
    expect(limited.json()).toEqual({
      error: {
        code: 'TOO_MANY_REQUESTS',
        params: { minutes: 1 },
        message: 'Too many tries. Try again in 1 min.',
        traceId: someTrace,
      },
    })
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0)
    expect((await app.inject({ url: '/api/content/header', remoteAddress: '10.1.1.1' })).statusCode).not.toBe(429)
    expect((await app.inject('/health')).statusCode).toBe(200)
    expect((await app.inject('/media/a.jpg')).statusCode).toBe(404)
  })

  test('without a trusted proxy, X-Forwarded-For does not change the address', async () => {
    const app = await startGateway({ config: { rateLimit: 1 } })
    const ask = (from: string) => app.inject({ url: '/api/content/header', headers: { 'x-forwarded-for': from } })
    await ask('1.1.1.1')
    expect((await ask('2.2.2.2')).statusCode).toBe(429)
  })

  test('behind one trusted proxy it does, and what the browser claimed before is ignored', async () => {
    const app = await startGateway({ config: { rateLimit: 1, trustProxy: 1 } })
    const ask = (from: string) => app.inject({ url: '/api/content/header', headers: { 'x-forwarded-for': from } })
    await ask('1.1.1.1')
    expect((await ask('2.2.2.2')).statusCode).not.toBe(429)
    expect((await ask('9.9.9.9, 2.2.2.2')).statusCode).toBe(429)
  })
})

describe('health and metrics', () => {
  test('alive and ready', async () => {
    let up = true
    const ready = () => (up ? Promise.resolve(true) : Promise.reject(new Error('down')))
    const app = await startGateway({ deps: { ready } })
    expect((await app.inject('/health')).json()).toEqual({ status: 'ok' })
    expect((await app.inject('/health/ready')).statusCode).toBe(200)
    up = false
    expect((await app.inject('/health/ready')).statusCode).toBe(503)
    expect((await app.inject('/health')).statusCode).toBe(200)
  })

  test('metrics count routes, upstreams and the cache, by name and never by address', async () => {
    const app = await startGateway({ commerce: () => Promise.resolve(json({ data: {} })), ordering: unreachable })
    await app.inject('/api/graphql?query={storeConfig{id}}&token=secret')
    await app.inject('/api/graphql?query={storeConfig{id}}&token=secret')
    await app.inject('/api/ordering/categories?storeId=7')
    await app.inject('/some/page?token=secret')
    const { body, headers } = await app.inject('/metrics')
    expect(headers['content-type']).toContain('text/plain')
    expect(body).toContain('leaflog_request_seconds_count{route="/api/graphql",method="GET",status="200"} 2')
    expect(body).toContain('leaflog_upstream_seconds_count{upstream="commerce",outcome="200"} 1')
    expect(body).toContain('leaflog_upstream_seconds_count{upstream="ordering",outcome="UPSTREAM_UNREACHABLE"} 1')
    expect(body).toContain('leaflog_cache_answers_total{outcome="hit"} 1')
    expect(body).not.toContain('secret')
    expect(body).not.toContain('some/page')
  })

  test.each([
    [{ remoteAddress: '10.0.0.7' }],
    [{ remoteAddress: '127.0.0.1', headers: { 'x-forwarded-for': '203.0.113.9' } }],
    [{ remoteAddress: '::1', headers: { forwarded: 'for=203.0.113.9' } }],
    [{ remoteAddress: '10.0.0.7', headers: { 'x-forwarded-for': '127.0.0.1' } }],
  ])('metrics are only for this machine: %j', async (from) => {
    const app = await startGateway({ config: { trustProxy: true } })
    expect((await app.inject({ url: '/metrics', ...from })).statusCode).toBe(404)
  })

  test('metrics are for another machine that has the token', async () => {
    const app = await startGateway({ config: { metricsToken: 'metrics-token-0001' } })
    const ask = (authorization: string) =>
      app.inject({ url: '/metrics', remoteAddress: '10.0.0.7', headers: { authorization } })
    expect((await ask('Bearer metrics-token-0001')).statusCode).toBe(200)
    const others = ['', 'Bearer ', 'metrics-token-0001', 'Bearer metrics-token-0002']
    const answers = await Promise.all(others.map(ask))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])
  })

  test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('metrics are for %s', async (remoteAddress) => {
    expect((await (await startGateway()).inject({ url: '/metrics', remoteAddress })).statusCode).toBe(200)
  })
})

describe('the log', () => {
  const logged = async (use: (app: Awaited<ReturnType<typeof startGateway>>) => Promise<unknown>) => {
    const lines: string[] = []
    const app = await startGateway({
      config: { logLevel: 'trace' },
      deps: { logStream: { write: (line) => lines.push(line) } },
      commerce: () => Promise.reject(new Error('unreachable')),
      ordering: fakeUpstream(() => json({}, 500)).send,
    })
    await use(app)
    await app.close()
    return lines.join('')
  }

  test('contains no header, cookie, body or query value, even if calls fail', async () => {
    const secret = 'Zq7secretZq7'
    const text = await logged(async (app) => {
      const headers = { authorization: `Bearer ${secret}`, cookie: `token=${secret}`, 'x-algolia-api-key': secret }
      await app.inject({
        url: `/api/graphql?query={customer{email}}&variables={"password":"${secret}"}&token=${secret}`,
        headers,
      })
      await app.inject({
        method: 'POST',
        url: '/api/graphql',
        headers: { ...headers, 'content-type': 'application/json' },
        payload: { query: '{ a }', variables: { password: secret } },
      })
      await app.inject({ url: `/rewards/reset?token=${secret}&email=${secret}%40example.com#${secret}`, headers })
      await app.inject({
        method: 'POST',
        url: `/api/search/1/indexes/*/queries?x-algolia-api-key=${secret}`,
        payload: secret,
      })
      await app.inject(`/api/ordering/cart?storeId=1&cartId=${secret}`)
      await app.inject(`/x?${secret}${secret}${secret}${secret}=1`)
    })
    expect(text).toContain('/rewards/reset?token=…&email=…')
    expect(text).toContain('UPSTREAM_UNREACHABLE')
    expect(text).not.toContain(secret)
  })

  test('an address is logged as its path and the names of its parameters', () => {
    expect(redactedUrl('/a/b')).toBe('/a/b')
    expect(redactedUrl('/a?token=1&token=2&x')).toBe('/a?token=…&x=…')
    expect(redactedUrl('/a?some%20strange%0aname=1')).toBe('/a?…=…')
  })
})

describe('temporary errors have a Retry-After', () => {
  test('a server whose event loop stays late, to pages and to the API; a single pause sheds nobody', async () => {
    const clock = virtualClock()
    const app = await startGateway({ clock, limits: { eventLoop: 2500 } })
    // Measurements without an event loop turn in between: the loop is blocked.
    clock.advance(1000)
    expect((await app.inject('/robots.txt')).statusCode).toBe(200)
    expect((await app.inject('/api/content/header')).statusCode).not.toBe(503)
    clock.advance(3000)
    for (const url of ['/', '/api/content/header', '/api/graphql?query={a}']) {
      const { statusCode, headers } = await app.inject(url)
      expect([url, statusCode, headers['retry-after']]).toEqual([url, 503, '5'])
    }
  })

  test('an upstream that times out, and one with its own Retry-After', async () => {
    const clock = virtualClock()
    const ordering = fakeUpstream(() => new Promise<never>(() => undefined))
    const commerce = fakeUpstream(() => json({ data: null }, 503, { 'retry-after': '40' }))
    const app = await startGateway({ clock, ordering: ordering.send, commerce: commerce.send })
    const asked = app.inject('/api/ordering/categories?storeId=7')
    await expect.poll(() => ordering.seen).toHaveLength(1)
    clock.advance(4600)
    const late = await asked
    expect([late.statusCode, late.headers['retry-after']]).toEqual([504, '5'])
    const busy = await app.inject('/api/graphql?query={a}')
    expect([busy.statusCode, busy.headers['retry-after']]).toEqual([503, '40'])
  })

  test('an answer that timed out, and a server that is not ready', async () => {
    const clock = virtualClock()
    const ready = () => Promise.resolve(false)
    const commerce = fakeUpstream(() => new Promise<never>(() => undefined))
    const limits = { upstream: 60_000 }
    const app = await startGateway({ clock, limits, deps: { ready }, commerce: commerce.send })
    const asked = app.inject('/api/graphql?query={a}')
    await expect.poll(() => commerce.seen).toHaveLength(1)
    clock.advance(5000)
    for (const { statusCode, headers } of [await asked, await app.inject('/health/ready')])
      expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
  })

  test('a request on an open connection while the server closes', async () => {
    const app = await startGateway()
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
    const isOpen = once(app.server, 'connection')
    const socket = connect(Number(port), '127.0.0.1')
    await isOpen
    const closed = app.close()
    let received = ''
    socket.on('data', (chunk) => (received += chunk.toString()))
    socket.write('GET /about HTTP/1.1\r\nhost: a\r\n\r\n')
    await Promise.all([closed, once(socket, 'close')])
    expect(received).toMatch(/^HTTP\/1.1 503 [^]*retry-after: 5\r\n/)
  })
})

describe('slow and broken clients', () => {
  const talk = async (bytes: string) => {
    const app = await startGateway({ limits: { request: 300 } })
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
    const socket = connect(Number(port), '127.0.0.1')
    let received = ''
    socket.on('data', (chunk) => (received += chunk.toString())).on('error', () => undefined)
    socket.write(bytes)
    await once(socket, 'close')
    await app.close()
    return received
  }

  test('a request that never ends is cut off', async () => {
    const head =
      'POST /api/graphql HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"que'
    expect(await talk(head)).toContain('408')
    expect(await talk('GET / HTTP/1.1\r\nhost: a\r\nx-slow: ')).toContain('408')
  })

  test('invalid HTTP gets 400, and an ambiguous request is refused', async () => {
    expect(await talk('\u0016\u0003\u0001hello\r\n\r\n')).toContain('400')
    const smuggled =
      'POST /api/graphql HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n'
    expect(await talk(smuggled)).toContain('400')
  })

  test('two hosts, and a request of HTTP/0.9, are refused', async () => {
    const close = 'connection: close\r\n\r\n'
    expect(await talk(`GET /about HTTP/1.1\r\nhost: a\r\nHost: b\r\n${close}`)).toMatch(/^HTTP\/1.1 400 /)
    expect(await talk(`GET /health HTTP/1.1\r\nhost: a\r\nhost: a\r\n${close}`)).toMatch(/^HTTP\/1.1 400 /)
    expect(await talk('GET /health\r\n\r\n')).toContain(' 400 ')
    expect(await talk(`GET /health HTTP/1.1\r\nhost: a\r\n${close}`)).toMatch(/^HTTP\/1.1 200 /)
  })

  test('headers over 16 KB are refused', async () => {
    expect(await talk(`GET / HTTP/1.1\r\nhost: a\r\nx-long: ${'x'.repeat(20_000)}\r\n\r\n`)).toContain('431')
  })
})

test('an unknown address of the API gets JSON, and a malformed one too', async () => {
  const app = await startGateway()
  for (const url of ['/api/nothing', '/api/', '/api/rest/stores/1']) {
    const answer = await app.inject(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ error: { code: 'NOT_FOUND' } })
  }
  expect((await app.inject('/%E0%A4%A')).json()).toMatchObject({ error: { code: 'BAD_REQUEST' } })
})
