import { request, type ClientRequest, type IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { json } from '../platform/upstream.ts'
import {
  fakeUpstream,
  startGateway,
  virtualClock,
  type GatewayOptions,
  type VirtualClock,
} from '../testing/gateway-harness.ts'
import { initialised, listen, playedLive } from '../testing/live-client.ts'
import { PING_EVERY } from './limits.ts'

let app: FastifyInstance
let port: number
let clock: VirtualClock
let live: ReturnType<typeof playedLive>
let commerce: ReturnType<typeof fakeUpstream>

async function start(options: GatewayOptions = {}): Promise<void> {
  clock = virtualClock()
  live = playedLive()
  commerce = fakeUpstream(() => json({ data: { played: true } }))
  app = await startGateway({
    clock,
    commerce: commerce.send,
    ...options,
    deps: { live: live.upstream, ...options.deps },
  })
  port = await listen(app)
}
beforeEach(() => start())
afterEach(async () => {
  await app.close()
  if (live.running.size > 0) throw new Error('somebody is followed still')
})

/** Posts an operation and returns the answer's head; `more` waits for more text. */
async function post(operation: object, headers: Record<string, string> = {}) {
  const sent: ClientRequest = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/api/graphql',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...headers },
    agent: false,
  })
  sent.on('error', () => undefined)
  sent.end(JSON.stringify(operation))
  const answer = await new Promise<IncomingMessage>((resolve) => sent.once('response', resolve))
  let text = ''
  answer.setEncoding('utf8')
  answer.on('data', (chunk: string) => (text += chunk))
  answer.on('error', () => undefined)
  const ended = new Promise<string>((resolve) => answer.once('close', () => resolve(text)))
  return { answer, ended, text: () => text, leave: () => sent.destroy() }
}
const subscription = { query: 'subscription S($n: Int) { x(n: $n) }', operationName: 'S', variables: { n: 1 } }

test('a subscription by POST is a stream of events in the format of graphql-sse', async () => {
  const { answer, ended, text } = await post(subscription, { authorization: 'Bearer good' })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'private, no-store',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  })
  const playing = await live.begun()
  expect(playing).toMatchObject({ operation: subscription, authorization: 'Bearer good' })
  await expect.poll(text).toBe(':\n\n')
  playing.tell({ x: 'line\nbreak' })
  const event = 'event: next\ndata: {"data":{"x":"line\\nbreak"}}\n\n'
  await expect.poll(text).toBe(`:\n\n${event}`)
  playing.complete()
  expect(await ended).toBe(`:\n\n${event}event: complete\ndata:\n\n`)
  expect(commerce.seen).toEqual([])
})

test('open streams are counted in the metrics', async () => {
  const { answer, leave } = await post(subscription)
  expect(answer.statusCode).toBe(200)
  expect((await app.inject('/metrics')).body).toContain('leaflog_live_connections 1')
  leave()
})

test('a client that leaves is no longer a follower', async () => {
  const { leave } = await post(subscription)
  const playing = await live.begun()
  leave()
  expect(await playing.over).toBeUndefined()
})

test('an error is its only event', async () => {
  const { ended } = await post({ query: 'subscription { wrong }' })
  expect(await ended).toBe('event: next\ndata: {"errors":[{"message":"That is wrong."}]}\n\nevent: complete\ndata:\n\n')
})

test('an internal error reveals nothing', async () => {
  const before = await post({ query: 'subscription { broken }' })
  expect(before.answer.statusCode).toBe(500)
  expect(await before.ended).not.toContain('secret')
  const later = await post(subscription)
  const playing = await live.begun()
  playing.fail(new Error('the secret reason'))
  expect(await later.ended).not.toContain('secret')
  await playing.over
})

test('a ping every 15 seconds', async () => {
  const { text, leave } = await post(subscription)
  const playing = await live.begun()
  await expect.poll(text).toBe(':\n\n')
  clock.advance(PING_EVERY)
  await expect.poll(text).toBe(':\n\n:\n\n')
  leave()
  await playing.over
})

test('a slow reader builds up no queue, and is closed', async () => {
  const { answer, ended } = await post(subscription)
  const playing = await live.begun()
  answer.pause()
  let told = 0
  const tell = () => {
    told += 1
    playing.tell({ x: 'x'.repeat(1_000_000) })
  }
  for (let times = 0; times < 20; times += 1) tell()
  await expect
    .poll(() => {
      clock.advance(PING_EVERY)
      return live.running.size
    })
    .toBe(0)
  answer.resume()
  expect((await ended).length).toBeLessThan(told * 1_000_000)
})

test('slots are shared with sockets: ten per address', async () => {
  const socket = await initialised(port)
  const nine = await Promise.all(Array.from({ length: 9 }, () => post(subscription)))
  const refused = await post(subscription)
  expect(refused.answer.statusCode).toBe(429)
  expect(await refused.ended).toContain('TOO_MANY_PAGES')
  nine[0]?.leave()
  await expect.poll(() => live.running.size).toBe(8)
  await expect.poll(async () => (await post(subscription)).answer.statusCode).toBe(200)
  socket.close()
})

test('without subscriptions upstream: 501 and its code', async () => {
  await app.close()
  await start({ deps: { live: undefined } })
  const { answer, ended } = await post(subscription)
  expect(answer.statusCode).toBe(501)
  expect(await ended).toContain('LIVE_UNAVAILABLE')
})

test('a client that accepts both gets events for a subscription, and JSON for anything else', async () => {
  const accept = 'application/graphql-response+json, application/json, text/event-stream'
  const query = await post({ query: '{ x }' }, { accept })
  expect(query.answer.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(await query.ended).toBe('{"data":{"played":true}}')
  const events = await post(subscription, { accept })
  expect(events.answer.headers['content-type']).toBe('text/event-stream; charset=utf-8')
  events.leave()
})

test('invalid variables are refused', async () => {
  const { answer, ended } = await post({ ...subscription, variables: [1] })
  expect(answer.statusCode).toBe(400)
  expect(await ended).toContain('QUERY_UNREADABLE')
})

test('the server stops without waiting for streams', async () => {
  const { ended } = await post(subscription)
  const playing = await live.begun()
  await app.close()
  await ended
  expect(await playing.over).toBeUndefined()
})
