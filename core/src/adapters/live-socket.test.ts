/**
 * Cases that a fake socket shows at once and a real one would need minutes for. Real sockets are tested in
 * server/src/live/core-socket.test.ts.
 */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Follow, LiveState } from '../ports/ports.ts'
import { liveSocket } from './live-socket.ts'

class PlayedSocket {
  static readonly OPEN = 1
  static last: PlayedSocket
  onopen: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  readyState = 0
  readonly sent: string[] = []
  readonly closedWith: number[] = []
  readonly address: string
  readonly protocol: string

  constructor(address: string, protocol: string) {
    this.address = address
    this.protocol = protocol
    PlayedSocket.last = this
  }
  send(data: string): void {
    this.sent.push(data)
  }
  close(code: number): void {
    this.closedWith.push(code)
    this.readyState = 3
    this.onclose?.({ code })
  }
  open(): void {
    this.readyState = 1
    this.onopen?.()
  }
  say(message: unknown): void {
    this.onmessage?.({ data: typeof message === 'string' ? message : JSON.stringify(message) })
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', PlayedSocket)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function connect(token: string | null = null, gateway = 'https://shop.example') {
  const seen: LiveState[] = []
  const subscription = liveSocket.connect(gateway, token).subscribe((state) => seen.push(state))
  return { seen, socket: PlayedSocket.last, leave: () => subscription.unsubscribe() }
}

function letIn(token: string | null = null): ReturnType<typeof connect> & { follow: Follow } {
  const connection = connect(token)
  connection.socket.open()
  connection.socket.say({ type: 'connection_ack' })
  const [state] = connection.seen
  if (state?.is !== 'open') throw new Error('not open')
  return { ...connection, follow: state.follow }
}
const subscription = { operationName: 'x', query: 'subscription x { x }', variables: {} }

test('the address is the gateway with the ws scheme, and no address contains the token', () => {
  const { socket } = connect('secret')
  expect([socket.address, socket.protocol]).toEqual(['wss://shop.example/api/graphql', 'graphql-transport-ws'])
  socket.open()
  expect(socket.sent).toEqual(['{"type":"connection_init","payload":{"Authorization":"Bearer secret"}}'])
  expect(connect(null, 'http://localhost:3000').socket.address).toBe('ws://localhost:3000/api/graphql')
})

test('a connection that is not acknowledged within ten seconds is lost', () => {
  const { socket, seen } = connect()
  socket.open()
  vi.advanceTimersByTime(9999)
  expect(seen).toEqual([])
  vi.advanceTimersByTime(1)
  expect([seen, socket.closedWith]).toEqual([[{ is: 'closed', why: 'lost' }], [4408]])
  expect(vi.getTimerCount()).toBe(0)
})

test('a silent server is pinged, and the connection is lost if it does not answer', () => {
  const { socket, seen } = letIn()
  vi.advanceTimersByTime(25_000)
  expect(socket.sent.at(-1)).toBe('{"type":"ping"}')
  vi.advanceTimersByTime(9000)
  socket.say({ type: 'pong' })
  vi.advanceTimersByTime(25_000 + 10_000)
  expect(seen.at(-1)).toEqual({ is: 'closed', why: 'lost' })
})

test('pings are answered; unknown messages and messages for unknown subscriptions are ignored', () => {
  const { socket, seen, follow } = letIn()
  const messages: unknown[] = []
  follow(subscription).subscribe((data) => messages.push(data))
  const [, subscribe = ''] = socket.sent
  expect(JSON.parse(subscribe)).toEqual({ id: '1', type: 'subscribe', payload: subscription })
  for (const nonsense of ['', '[]', 'null', '{"type":7}', { type: 'next', id: '9', payload: { data: 1 } }])
    socket.say(nonsense)
  socket.say({ type: 'next', id: '1', payload: { errors: [{ message: 'no' }] } })
  socket.say({ type: 'next', id: '1', payload: { data: null, errors: [{ message: 'no' }] } })
  socket.say({ type: 'ping' })
  expect(socket.sent.at(-1)).toBe('{"type":"pong"}')
  socket.say({ type: 'next', id: '1', payload: { data: { x: 1 } } })
  expect([messages, seen.length]).toEqual([[{ x: 1 }], 1])
})

test('unsubscribing closes the socket at once, or as soon as that causes no browser warning, and leaves no timer', () => {
  const open = letIn()
  open.leave()
  expect([open.socket.closedWith, open.seen.length]).toEqual([[1000], 1])
  const early = connect()
  early.leave()
  expect(early.socket.closedWith).toEqual([])
  early.socket.open()
  expect([early.socket.closedWith, early.socket.sent, early.seen]).toEqual([[1000], [], []])
  expect(vi.getTimerCount()).toBe(0)
})

test('sockets missing or forbidden: unavailable; offline: lost, without a connection attempt', () => {
  vi.stubGlobal('WebSocket', undefined)
  expect(connect().seen).toEqual([{ is: 'closed', why: 'unavailable' }])
  const forbidden = vi.fn(function refuse() {
    throw new DOMException('no', 'SecurityError')
  })
  vi.stubGlobal('WebSocket', forbidden)
  expect(connect().seen).toEqual([{ is: 'closed', why: 'unavailable' }])
  vi.stubGlobal('navigator', { onLine: false })
  expect(connect().seen).toEqual([{ is: 'closed', why: 'lost' }])
  expect(forbidden).toHaveBeenCalledTimes(1)
})
