import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterEach, describe, expect, test } from 'vitest'
import { httpExchange } from '../../platform/exchange-http.ts'
import {
  fakeUpstream,
  realClock,
  silent,
  startGateway,
  unreachable,
  virtualClock,
} from '../../testing/gateway-harness.ts'
import { json, type Upstream } from '../../platform/upstream.ts'
import { someTrace } from '../../testing/some-trace.ts'

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

/** A raw TCP server: `answer` handles each connection once a request has arrived. */
async function bytes(answer: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>()
  const server: Server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.once('data', () => answer(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closers.push(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
}

/** How long an upstream has that does not answer in time. */
const SHORT_MS = 250

/** The gateway over a real connection. */
async function gatewayTo(base: string, limitMs = 60_000): Promise<FastifyInstance> {
  const { exchange, close } = httpExchange(base, limitMs)
  closers.push(close)
  const commerce = { name: 'commerce', base, exchange }
  return await startGateway({ targets: { commerce }, clock: realClock, limits: { upstream: limitMs } })
}

const ask = (app: FastifyInstance) =>
  app.inject({
    method: 'POST',
    url: '/api/graphql',
    headers: { 'content-type': 'application/json' },
    payload: { query: '{ a }' },
  })

const head = (status: string, ...headers: string[]) => `HTTP/1.1 ${status}\r\n${headers.join('\r\n')}\r\n\r\n`
const JSON_TYPE = 'content-type: application/json'
const LATE = 'Failed to connect to the service: it did not answer in time'
const NOT_JSON = 'Failed to process response as JSON data'

describe('an upstream over a real connection', () => {
  test.each<[string, (socket: Socket) => void, number, string]>([
    ['is half-open: it accepts the request and never answers', () => undefined, 504, LATE],
    ['stops in the middle of its headers', (socket) => socket.write('HTTP/1.1 200 OK\r\ncontent-ty'), 504, LATE],
    [
      'stops in the middle of its body',
      (socket) => socket.write(`${head('200 OK', JSON_TYPE, 'content-length: 50')}{"data"`),
      504,
      LATE,
    ],
    [
      'sends its body endlessly, byte by byte',
      (socket) => {
        socket.write(head('200 OK', JSON_TYPE))
        const timer = setInterval(() => (socket.writable ? socket.write(' ') : clearInterval(timer)), 10)
        closers.push(() => clearInterval(timer))
      },
      504,
      LATE,
    ],
    [
      'closes without an answer',
      (socket) => socket.destroy(),
      502,
      'Failed to connect to the service: the connection was closed',
    ],
    [
      'closes in the middle of its body',
      (socket) => socket.end(`${head('200 OK', JSON_TYPE, 'content-length: 50')}{"data"`),
      502,
      'Failed to connect to the service: the connection was closed',
    ],
    [
      'does not speak HTTP',
      (socket) => socket.end('SSH-2.0-OpenSSH_9.2\r\n'),
      502,
      'Failed to connect to the service: the call failed',
    ],
    [
      'redirects',
      (socket) => socket.end(head('302 Found', 'location: http://127.0.0.1:1/', 'content-length: 0')),
      502,
      'The service sent a response we don’t understand.',
    ],
    [
      'answers a page',
      (socket) => socket.end(`${head('200 OK', 'content-type: text/html', 'content-length: 6')}<html>`),
      502,
      NOT_JSON,
    ],
    ['answers JSON without a type', (socket) => socket.end(`${head('200 OK', 'content-length: 2')}{}`), 502, NOT_JSON],
    [
      'answers broken JSON',
      (socket) => socket.end(`${head('200 OK', JSON_TYPE, 'content-length: 9')}{"data":{`),
      502,
      NOT_JSON,
    ],
    ['answers nothing', (socket) => socket.end(head('200 OK', JSON_TYPE, 'content-length: 0')), 502, NOT_JSON],
    ['answers 204', (socket) => socket.end(head('204 No Content')), 502, NOT_JSON],
    [
      'answers invalid UTF-8',
      (socket) =>
        socket.end(
          Buffer.concat([
            Buffer.from(`${head('200 OK', JSON_TYPE, 'content-length: 4')}"`),
            Buffer.from([0xff, 0xfe, 0x22]),
          ]),
        ),
      502,
      NOT_JSON,
    ],
    [
      'promises 5 GB',
      (socket) => socket.write(`${head('200 OK', JSON_TYPE, 'content-length: 5000000000')}{`),
      502,
      'The service sent a response that’s too large.',
    ],
    [
      'answers 502 of a proxy',
      (socket) => socket.end(`${head('502 Bad Gateway', 'content-type: text/html', 'content-length: 6')}<html>`),
      502,
      NOT_JSON,
    ],
  ])('[8.9] [8.10] %s', async (_name, answer, status, message) => {
    const app = await gatewayTo(await bytes(answer), status === 504 ? SHORT_MS : undefined)
    const response = await ask(app)
    expect(response.json()).toMatchObject({ error: { message } })
    expect(response.statusCode).toBe(status)
  })

  test('[8.9] is down', async () => {
    const base = await bytes(() => undefined)
    for (const close of closers.splice(0)) await close()
    const response = await ask(await gatewayTo(base))
    expect(response.json()).toMatchObject({
      error: { message: 'Failed to connect to the service: the connection was refused' },
    })
    expect(response.body).not.toContain('127.0.0.1')
  })

  test('[8.9] has no address', async () => {
    const response = await ask(await gatewayTo('http://leaflog.invalid'))
    expect(response.json()).toMatchObject({ error: { code: 'UPSTREAM_UNREACHABLE' } })
    expect(response.body).not.toContain('leaflog.invalid')
  })

  test('sends more than the limit', async () => {
    const piece = 'x'.repeat(1024 * 1024)
    const base = await bytes((socket) => {
      socket.write(`${head('200 OK', JSON_TYPE)}"`)
      const more = () => {
        while (socket.writable && socket.write(piece));
        if (socket.writable) socket.once('drain', more)
      }
      more()
    })
    const response = await ask(await gatewayTo(base))
    expect(response.json()).toMatchObject({ error: { code: 'UPSTREAM_TOO_LARGE' } })
  })

  test('never gets a request for another origin or path', async () => {
    const { exchange, close } = httpExchange('http://127.0.0.1:1/base', 100)
    closers.push(close)
    for (const url of [
      'http://127.0.0.1:2/base/x',
      'https://127.0.0.1:1/base/x',
      'http://127.0.0.1:1/other',
      'http://127.0.0.1:1/base/../x',
    ]) {
      const asked = exchange({ method: 'GET', url, headers: {}, body: undefined, maxBytes: 1000 }, () => undefined)
      await expect(asked).rejects.toThrow(TypeError)
    }
  })
})

describe('an upstream in process', () => {
  const started = async (commerce: Upstream) => {
    const clock = virtualClock()
    const asked = Promise.withResolvers<void>()
    const app = await startGateway({
      clock,
      commerce: (request) => {
        asked.resolve()
        return commerce(request)
      },
    })
    return { app, clock, asked: asked.promise }
  }

  test('[8.9] never settles and ignores its signal: over after 4.5 s', async () => {
    const { app, clock, asked } = await started(() => new Promise(() => undefined))
    const response = ask(app)
    void response.then(() => undefined)
    await asked
    clock.advance(4500)
    expect((await response).json()).toMatchObject({ error: { code: 'UPSTREAM_TIMEOUT', message: LATE } })
  })

  test('[8.9] a body that never ends and ignores being cancelled: over after 4.5 s', async () => {
    const reading = Promise.withResolvers<void>()
    const { app, clock } = await started(() =>
      Promise.resolve(
        new Response(
          new ReadableStream({
            pull: () => {
              reading.resolve()
              return new Promise(() => undefined)
            },
            cancel: () => new Promise(() => undefined),
          }),
          { headers: { 'content-type': 'application/json' } },
        ),
      ),
    )
    const response = ask(app)
    void response.then(() => undefined)
    await reading.promise
    clock.advance(4500)
    expect((await response).json()).toMatchObject({ error: { code: 'UPSTREAM_TIMEOUT' } })
  })

  test('two upstream calls for one answer, the second of which never ends: over after 4.8 s', async () => {
    const asked = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const first = Promise.withResolvers<Response>()
    const clock = virtualClock()
    let timers = 0
    let calls = 0
    const app = await startGateway({
      clock: {
        now: clock.now,
        timer: (ms, fire) => {
          timers += 1
          return clock.timer(ms, fire)
        },
      },
      commerce: () => {
        asked[calls]?.resolve()
        return calls++ === 0 ? first.promise : new Promise(() => undefined)
      },
    })
    const read = () => app.inject('/api/graphql?query={storeConfig{id}}').then((answer) => answer)
    const answers = [read(), read()]
    await asked[0]?.promise
    // Both answers and the one call have a deadline: the second waits for the first one's call.
    await expect.poll(() => timers).toBe(3)
    clock.advance(4_000)
    // The first call's answer is for one visitor, so the other requests its own.
    first.resolve(json({ data: {} }, 200, { 'set-cookie': 'a=1' }))
    expect((await answers[0])?.statusCode).toBe(200)
    await asked[1]?.promise
    clock.advance(800)
    expect((await answers[1])?.json()).toMatchObject({ error: { code: 'HANDLER_TIMEOUT' } })
  })

  test('[8.9] rejects', async () => {
    const app = await startGateway({ commerce: unreachable })
    expect((await ask(app)).json()).toMatchObject({
      error: { message: 'Failed to connect to the service: the connection was refused' },
    })
  })

  test('throws a value that is not an error: still one of our sentences', async () => {
    const app = await startGateway({ commerce: () => Promise.reject(new TypeError('secret detail')) })
    const response = await ask(app)
    expect(response.statusCode).toBe(502)
    expect(response.body).not.toContain('secret detail')
  })
})

test('[8.10] every address of the API reports an upstream that answers with a page', async () => {
  const page: Upstream = () => Promise.resolve(new Response('<html>', { headers: { 'content-type': 'text/html' } }))
  const app = await startGateway({ commerce: page, ordering: page, search: page, media: page })
  const write = { 'content-type': 'application/json', 'idempotency-key': 'key-12345678' }
  const credentials = { 'x-algolia-application-id': 'A', 'x-algolia-api-key': 'b', 'content-type': 'text/plain' }
  const answers = await Promise.all([
    app.inject('/api/graphql?query={a}'),
    app.inject('/api/ordering/categories?storeId=1'),
    app.inject('/api/ordering/specials?storeId=1'),
    app.inject('/api/ordering/cart?storeId=1&cartId=12345678'),
    app.inject('/api/rest/stores'),
    app.inject('/api/content/header'),
    app.inject({
      method: 'POST',
      url: '/api/ordering/cart/create',
      headers: write,
      payload: { storeId: '1', pricingType: 'MEDICAL' },
    }),
  ])
  for (const answer of answers) {
    expect(answer.json()).toMatchObject({ error: { code: 'UPSTREAM_NOT_JSON', message: NOT_JSON } })
  }
  const searched = await app.inject({
    method: 'POST',
    url: '/api/search/1/indexes/*/queries',
    headers: credentials,
    payload: '{"requests":[{"indexName":"menu_a"}]}',
  })
  // In the format of the search service's own refusals.
  expect(searched.json()).toEqual({ message: NOT_JSON, status: 502, traceId: someTrace })
  expect((await app.inject('/media/a/b.jpg')).json()).toMatchObject({ error: { code: 'UPSTREAM_UNEXPECTED' } })
})

test('answers of another shape are not passed on', async () => {
  const strange = fakeUpstream(() => json([{ unexpected: '<script>' }]))
  const app = await startGateway({
    commerce: strange.send,
    ordering: strange.send,
    search: strange.send,
    media: silent,
  })
  for (const url of [
    '/api/ordering/categories?storeId=1',
    '/api/ordering/specials?storeId=1',
    '/api/rest/stores',
    '/api/content/home',
  ]) {
    const answer = await app.inject(url)
    expect(answer.statusCode).toBe(502)
    expect(answer.body).not.toContain('<script>')
  }
})
