import { once } from 'node:events'
import Fastify, { type FastifyInstance } from 'fastify'
import { createClient } from 'graphql-ws'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startGateway, virtualClock, type GatewayOptions, type VirtualClock } from '../testing/gateway-harness.ts'
import { createLive } from './live.ts'
import { initialised, listen, openSocket, playedLive, upgrade } from '../testing/live-client.ts'

const subscription = (name: string) => ({ query: `subscription { ${name} }` })

let app: FastifyInstance
let port: number
let clock: VirtualClock
let live: ReturnType<typeof playedLive>

async function start(options: GatewayOptions = {}): Promise<void> {
  clock = virtualClock()
  live = playedLive()
  app = await startGateway({ clock, ...options, deps: { live: live.upstream, ...options.deps } })
  port = await listen(app)
}
beforeEach(() => start())
afterEach(async () => {
  await app.close()
  if (live.running.size > 0) throw new Error('somebody is followed still')
})

const restart = async (options: GatewayOptions) => {
  await app.close()
  await start(options)
}

describe('subscriptions over graphql-transport-ws', () => {
  test('the upstream’s results arrive as next, and the end as complete', async () => {
    const socket = await initialised(port)
    socket.send({
      id: 'a',
      type: 'subscribe',
      payload: { ...subscription('x'), variables: { n: 1 }, operationName: null },
    })
    const playing = await live.begun()
    expect(playing).toMatchObject({
      operation: { query: 'subscription { x }', variables: { n: 1 } },
      authorization: null,
    })
    playing.tell({ x: 1 })
    playing.tell({ x: 2 })
    expect(await socket.next()).toEqual({ id: 'a', type: 'next', payload: { data: { x: 1 } } })
    expect(await socket.next()).toEqual({ id: 'a', type: 'next', payload: { data: { x: 2 } } })
    playing.complete()
    expect(await socket.next()).toEqual({ id: 'a', type: 'complete' })
    socket.close()
  })

  test('complete ends it at once, even while it waits, and the id can be reused', async () => {
    const socket = await initialised(port)
    for (const round of [1, 2, 3]) {
      socket.send({ id: 'a', type: 'subscribe', payload: subscription('x') })
      const playing = await live.begun()
      playing.tell({ round })
      expect(await socket.next()).toMatchObject({ payload: { data: { round } } })
      socket.send({ id: 'a', type: 'complete' })
      await playing.over
    }
    socket.close()
  })

  test('the token of connection_init applies to every subscription', async () => {
    const socket = await initialised(port, { Authorization: 'Bearer good' })
    socket.send({ id: 'a', type: 'subscribe', payload: subscription('x') })
    expect((await live.begun()).authorization).toBe('Bearer good')
    socket.close()
  })

  test('the upstream’s refusal arrives as error, and the connection stays', async () => {
    const socket = await initialised(port)
    socket.send({ id: 'a', type: 'subscribe', payload: subscription('wrong') })
    expect(await socket.next()).toEqual({ id: 'a', type: 'error', payload: [{ message: 'That is wrong.' }] })
    socket.send({ type: 'ping', payload: { at: 1 } })
    expect(await socket.next()).toEqual({ type: 'pong', payload: { at: 1 } })
    socket.close()
  })

  test('an internal error closes with 4500 and reveals nothing', async () => {
    const socket = await initialised(port)
    socket.send({ id: 'a', type: 'subscribe', payload: subscription('broken') })
    expect(await socket.closed).toEqual({ code: 4500, reason: 'Internal server error' })
  })

  test('closing a connection ends its subscriptions', async () => {
    const socket = await initialised(port)
    for (const id of ['a', 'b']) socket.send({ id, type: 'subscribe', payload: subscription('x') })
    const both = [await live.begun(), await live.begun()]
    socket.close()
    expect(await Promise.all(both.map(({ over }) => over))).toHaveLength(2)
  })

  test('a third-party client gets its events', async () => {
    const client = createClient({ url: `ws://127.0.0.1:${port}/api/graphql`, retryAttempts: 0 })
    const events = client.iterate(subscription('x'))
    const first = events.next()
    const playing = await live.begun()
    playing.tell({ x: 'from another' })
    expect(await first).toEqual({ done: false, value: { data: { x: 'from another' } } })
    await client.dispose()
    await playing.over
  })
})

describe('close codes', () => {
  test.each([
    ['no JSON', 'hello'],
    ['no object', '[]'],
    ['no type', '{}'],
    ['an unknown type', '{"type":"start"}'],
    ['a message that only servers send', '{"type":"connection_ack"}'],
    ['a subscribe without id', '{"type":"subscribe","payload":{"query":"subscription { x }"}}'],
    ['a subscribe without query', '{"type":"subscribe","id":"a","payload":{}}'],
    ['JSON as deep as it is long', '['.repeat(30_000)],
  ])('4400: %s', async (_what, text) => {
    const socket = await openSocket(port)
    socket.send(text)
    expect(await socket.closed).toEqual({ code: 4400, reason: 'Invalid message received' })
  })

  test('4401: a subscription before connection_init', async () => {
    const socket = await openSocket(port)
    socket.send({ id: 'a', type: 'subscribe', payload: subscription('x') })
    expect(await socket.closed).toEqual({ code: 4401, reason: 'Unauthorized' })
  })

  test.each([
    ['a token that is not good', { Authorization: 'Bearer bad' }],
    ['no bearer', { Authorization: 'Basic Z29vZA==' }],
    ['no text', { Authorization: { toString: 'Bearer good' } }],
    ['a token too long', { authorization: `Bearer ${'x'.repeat(5000)}` }],
  ])('4403: %s', async (_what, payload) => {
    const socket = await openSocket(port)
    socket.send({ type: 'connection_init', payload })
    expect(await socket.closed).toEqual({ code: 4403, reason: 'Forbidden' })
  })

  test('4406: another subprotocol, or none', async () => {
    const none = await openSocket(port, { protocols: [] })
    expect(await none.closed).toEqual({ code: 4406, reason: 'Subprotocol not acceptable' })
    const { status, head, socket } = await upgrade(port, { 'sec-websocket-protocol': 'graphql-ws' })
    expect(status).toBe(101)
    expect(head).not.toContain('protocol')
    socket.destroy()
  })

  test('4408: no connection_init within 10 seconds', async () => {
    const [late, inTime] = [await openSocket(port), await initialised(port)]
    clock.advance(9_999)
    inTime.send({ type: 'ping' })
    expect(await inTime.next()).toEqual({ type: 'pong' })
    clock.advance(1)
    expect(await late.closed).toEqual({ code: 4408, reason: 'Connection initialisation timeout' })
    inTime.send({ type: 'ping' })
    expect(await inTime.next()).toEqual({ type: 'pong' })
    inTime.close()
  })

  test('4409: an id that is in use', async () => {
    const socket = await initialised(port)
    for (const _time of [1, 2]) socket.send({ id: 'a', type: 'subscribe', payload: subscription('x') })
    expect(await socket.closed).toEqual({ code: 4409, reason: 'Subscriber for a already exists' })
  })

  test('4429: a second connection_init', async () => {
    const socket = await openSocket(port)
    for (const _time of [1, 2, 3, 4, 5]) socket.send({ type: 'connection_init' })
    expect(await socket.closed).toEqual({ code: 4429, reason: 'Too many initialisation requests' })
  })

  test('1001: the server stops without waiting', async () => {
    const sockets = [await openSocket(port), await initialised(port)]
    sockets[1]?.send({ id: 'a', type: 'subscribe', payload: subscription('x') })
    const playing = await live.begun()
    await app.close()
    expect(await Promise.all(sockets.map(({ closed }) => closed))).toEqual([
      { code: 1001, reason: 'Going away' },
      { code: 1001, reason: 'Going away' },
    ])
    await playing.over
  })
})

describe('who may connect', () => {
  test.each([
    ['no origin: no browser', {}, 101],
    ['the origin that was asked for', { origin: () => `http://127.0.0.1:${port}` }, 101],
    ['another port', { origin: () => `http://127.0.0.1:${port + 1}` }, 403],
    ['another site', { origin: () => 'https://evil.example' }, 403],
    ['an opaque origin', { origin: () => 'null' }, 403],
  ])('%s', async (_what, headers, status) => {
    const made = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value()]))
    const answer = await upgrade(port, made)
    expect(answer.status).toBe(status)
    expect(answer.rest.includes('CROSS_ORIGIN')).toBe(status === 403)
    answer.socket.destroy()
  })

  test('PUBLIC_URL is one of our origins, behind a proxy that uses another', async () => {
    await restart({ config: { publicUrl: 'https://shop.example' } })
    const { status, socket } = await upgrade(port, { origin: 'https://shop.example' })
    expect(status).toBe(101)
    socket.destroy()
    const other = await upgrade(port, { origin: 'https://shop.example.evil' })
    expect(other.status).toBe(403)
    other.socket.destroy()
  })

  test('without subscriptions upstream: 501 and its code', async () => {
    await restart({ deps: { live: undefined } })
    const { status, rest, socket } = await upgrade(port)
    expect(status).toBe(501)
    expect(rest).toContain('LIVE_UNAVAILABLE')
    await once(socket, 'close')
  })

  test('ten connections per address, and the eleventh when one has closed', async () => {
    const sockets = await Promise.all(Array.from({ length: 10 }, () => initialised(port)))
    const refused = await upgrade(port)
    expect(refused.status).toBe(429)
    expect(refused.rest).toContain('TOO_MANY_PAGES')
    await once(refused.socket, 'close')
    sockets[0]?.close()
    await sockets[0]?.closed
    await expect
      .poll(async () => {
        const { status, socket } = await upgrade(port)
        socket.destroy()
        return status
      })
      .toBe(101)
    for (const socket of sockets) socket.close()
  })

  test('the total number of connections is limited', async () => {
    await restart({ config: { live: { perAddress: 2, inAll: 3 }, trustProxy: 1 } })
    const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
    const sockets = [
      await openSocket(port, from('192.0.2.1')),
      await openSocket(port, from('192.0.2.1')),
      await openSocket(port, from('192.0.2.2')),
    ]
    const refused = await upgrade(port, { 'x-forwarded-for': '192.0.2.3' })
    expect(refused.status).toBe(503)
    expect(refused.rest).toContain('OVERLOADED')
    for (const socket of sockets) socket.close()
  })

  test('a refused connection frees its slot, whichever hook refuses', async () => {
    const own = createLive({
      upstream: live.upstream,
      limits: { perAddress: 1, inAll: 1 },
      clock,
      publicUrl: undefined,
    })
    const busy = Fastify({ http: { shouldUpgradeCallback: own.shouldUpgrade } })
    busy.addHook('onRequest', () => Promise.reject(new Error('busy')))
    await own.register(busy, () => 0)
    const refused = await upgrade(await listen(busy))
    expect(refused.status).toBe(500)
    await once(refused.socket, 'close')
    await busy.close()
  })

  test('upgrades count as requests of their address', async () => {
    await restart({ config: { rateLimit: 2 } })
    const statuses = []
    for (const _time of [1, 2, 3]) {
      const { status, socket } = await upgrade(port)
      statuses.push(status)
      socket.destroy()
    }
    expect(statuses).toEqual([101, 101, 429])
  })

  test('on other addresses and with other methods, the upgrade is ignored', async () => {
    for (const [path, method] of [
      ['/health', 'GET'],
      ['/api/graphql/', 'GET'],
      ['/api/graphql', 'POST'],
    ] as const) {
      const { status, socket } = await upgrade(port, { 'content-length': '0' }, path, method)
      expect(status).not.toBe(101)
      socket.destroy()
    }
  })
})
