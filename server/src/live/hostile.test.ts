/** Clients that break the rules: none of them blocks anything, or leaks anything. */
import { once } from 'node:events'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startGateway, virtualClock, type VirtualClock } from '../testing/gateway-harness.ts'
import { frame, initialised, listen, openSocket, playedLive, upgrade } from '../testing/live-client.ts'
import { CLOSE_WITHIN, PING_EVERY, SUBSCRIPTIONS } from './limits.ts'

const TEXT = 1
const BINARY = 2
const PONG = 10
const init = JSON.stringify({ type: 'connection_init' })
const subscribe = (id: string, query = 'subscription { x }') => ({ id, type: 'subscribe', payload: { query } })

let app: FastifyInstance
let port: number
let clock: VirtualClock
let live: ReturnType<typeof playedLive>

beforeEach(async () => {
  clock = virtualClock()
  live = playedLive()
  app = await startGateway({ clock, deps: { live: live.upstream } })
  port = await listen(app)
})
afterEach(async () => {
  const closing = app.close()
  clock.advance(CLOSE_WITHIN)
  await closing
  if (live.running.size > 0) throw new Error('somebody is followed still')
})

/**
 * A client that sends raw bytes. `closedWith` is the code of the server's close frame, or undefined if there was none.
 */
async function raw() {
  const { socket, rest } = await upgrade(port)
  const chunks: Buffer[] = [Buffer.from(rest, 'latin1')]
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  socket.on('error', () => undefined)
  let over = false
  socket.once('close', () => (over = true))
  return {
    socket,
    write: (...args: Parameters<typeof frame>) => socket.write(frame(...args)),
    received: () => Buffer.concat(chunks),
    closedWith: async (): Promise<number | undefined> => {
      const frameAt = () => Buffer.concat(chunks).lastIndexOf(0x88)
      await expect.poll(() => over || frameAt() >= 0).toBe(true)
      const all = Buffer.concat(chunks)
      return frameAt() < 0 ? undefined : all.readUInt16BE(frameAt() + 2)
    },
  }
}

test('a frame of 1 MB: 1009, and it is never buffered', async () => {
  const client = await raw()
  client.write(TEXT, 'x'.repeat(1024 * 1024))
  expect(await client.closedWith()).toBe(1009)
})

test('64 KB and one byte, in pieces: 1009', async () => {
  const client = await raw()
  client.write(TEXT, 'x'.repeat(64 * 1024), { fin: false })
  client.write(0, 'x')
  expect(await client.closedWith()).toBe(1009)
})

test('64 KB are accepted', async () => {
  const socket = await initialised(port)
  const ping = { type: 'ping', payload: { text: '' } }
  ping.payload.text = 'x'.repeat(64 * 1024 - JSON.stringify(ping).length)
  socket.send(ping)
  expect(await socket.next()).toEqual({ type: 'pong', payload: ping.payload })
  socket.close()
})

test.each([
  ['no mask', frame(TEXT, init, { masked: false }), 1002],
  ['an opcode that is none', frame(3, init), 1002],
  ['reserved bits', Buffer.from([0xf1, 0x80, 0, 0, 0, 0]), 1002],
  ['a piece of nothing', frame(0, init), 1002],
  ['a long control frame', frame(9, 'x'.repeat(126)), 1002],
  ['no UTF-8', frame(TEXT, Buffer.from([0xff, 0xfe])), 1007],
  ['bytes where text belongs', frame(BINARY, init), 4400],
])('frames that break the protocol: %s', async (_what, bytes, code) => {
  const client = await raw()
  client.socket.write(bytes)
  expect(await client.closedWith()).toBe(code)
})

test('garbage after the upgrade', async () => {
  const client = await raw()
  client.socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(100))
  expect(await client.closedWith()).toBe(1002)
})

test('a client that never answers a close is terminated', async () => {
  const client = await raw()
  client.write(TEXT, 'hello')
  expect(await client.closedWith()).toBe(4400)
  clock.advance(CLOSE_WITHIN)
  await once(client.socket, 'close')
})

test('half-open: a client that does not answer a ping by the next one is terminated, with its subscriptions', async () => {
  const client = await raw()
  client.write(TEXT, init)
  client.write(TEXT, JSON.stringify(subscribe('a')))
  const playing = await live.begun()
  const pings = () => client.received().toString('latin1').split('\x89\x00').length - 1
  for (const round of [1, 2, 3]) {
    clock.advance(PING_EVERY)
    await expect.poll(pings).toBe(round)
    client.write(PONG, '')
    // The pong has been read once a message sent after it is answered.
    const heard = client.received().length
    client.write(TEXT, '{"type":"ping"}')
    await expect.poll(() => client.received().length).toBeGreaterThan(heard)
  }
  clock.advance(PING_EVERY)
  await expect.poll(pings).toBe(4)
  clock.advance(PING_EVERY)
  await once(client.socket, 'close')
  await playing.over
})

test('a client that vanishes in the middle of a frame', async () => {
  const client = await raw()
  client.write(TEXT, init)
  client.write(TEXT, JSON.stringify(subscribe('a')))
  const playing = await live.begun()
  client.socket.write(frame(TEXT, init).subarray(0, 5))
  client.socket.resetAndDestroy()
  expect(await playing.over).toBeUndefined()
})

test('a slow reader is closed, not waited for', async () => {
  const client = await raw()
  client.write(TEXT, init)
  client.socket.pause()
  const ping = JSON.stringify({ type: 'ping', payload: { text: 'x'.repeat(60_000) } })
  const gone = new Promise((resolve) => client.socket.once('close', resolve))
  for (let sent = 0; sent < 95; sent += 1) client.write(TEXT, ping)
  await expect.poll(() => new Promise((resolve) => app.server.getConnections((_, count) => resolve(count)))).toBe(0)
  client.socket.resume()
  await gone
})

test('more messages than any client needs: 1008', async () => {
  const socket = await initialised(port)
  for (let sent = 0; sent < 200; sent += 1) socket.send({ type: 'pong' })
  expect(await socket.closed).toEqual({ code: 1008, reason: 'Too many messages' })
})

test('the number of subscriptions on a connection is limited, and ended ones free a slot', async () => {
  const socket = await initialised(port)
  for (let id = 0; id <= SUBSCRIPTIONS; id += 1) socket.send(subscribe(String(id)))
  const refused = { message: 'There are too many subscriptions on this connection.' }
  expect(await socket.next()).toMatchObject({ id: String(SUBSCRIPTIONS), type: 'error', payload: [refused] })
  expect(live.running.size).toBe(SUBSCRIPTIONS)
  const first = await live.begun()
  first.complete()
  expect(await socket.next()).toEqual({ id: '0', type: 'complete' })
  socket.send(subscribe('next'))
  await expect.poll(() => live.running.size).toBe(SUBSCRIPTIONS)
  socket.close()
})

test('an id that is ended and reused while its first use starts leaves nothing behind', async () => {
  const socket = await initialised(port)
  for (let round = 0; round < 20; round += 1) {
    socket.send(subscribe('a'))
    socket.send({ id: 'a', type: 'complete' })
  }
  socket.send({ type: 'ping' })
  expect(await socket.next()).toEqual({ type: 'pong' })
  socket.send(subscribe('a'))
  await expect.poll(() => live.running.size).toBe(1)
  socket.close()
  await expect.poll(() => live.running.size).toBe(0)
})

test('names of prototype members are ordinary ids', async () => {
  const socket = await initialised(port)
  for (const id of ['__proto__', 'constructor', 'toString']) {
    socket.send(subscribe(id))
    const playing = await live.begun()
    playing.tell({ id })
    expect(await socket.next()).toEqual({ id, type: 'next', payload: { data: { id } } })
  }
  socket.close()
})

test('a hundred connections that open and close at once leave no slot taken', async () => {
  for (let round = 0; round < 10; round += 1) {
    const sockets = await Promise.all(Array.from({ length: 10 }, () => openSocket(port)))
    for (const socket of sockets) socket.close()
    await Promise.all(sockets.map(({ closed }) => closed))
    await expect.poll(() => new Promise((resolve) => app.server.getConnections((_, count) => resolve(count)))).toBe(0)
  }
  const socket = await initialised(port)
  socket.close()
})
