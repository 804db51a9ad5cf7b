import { createServer } from 'node:http'
import { once } from 'node:events'
import { describe, expect, test } from 'vitest'
import { httpExchange } from './exchange-http.ts'
import { createReadiness, upstreamCheck } from './readiness.ts'
import { realClock, virtualClock } from '../testing/gateway-harness.ts'

function recordingLog() {
  const lines: string[] = []
  return { lines, log: { warn: (_details: object, message: string) => void lines.push(message) } }
}

describe('ready', () => {
  test('only while every part is, and changes are logged', async () => {
    const clock = virtualClock()
    const { lines, log } = recordingLog()
    let disk = true
    let database: () => Promise<boolean> = () => Promise.resolve(true)
    const ready = createReadiness({ disk: async () => disk, database: () => database() }, { clock, log })
    const later = () => {
      clock.advance(1000)
      return ready()
    }
    expect(await ready()).toBe(true)
    disk = false
    expect([await later(), await later()]).toEqual([false, false])
    disk = true
    database = () => Promise.reject(new Error('gone'))
    expect(await later()).toBe(false)
    database = () => Promise.resolve(true)
    expect(await later()).toBe(true)
    expect(lines).toEqual(['not ready: disk', 'ready again: disk', 'not ready: database', 'ready again: database'])
  })

  test('the parts are checked once a second, regardless of the number of requests', async () => {
    const clock = virtualClock()
    let asked = 0
    const ready = createReadiness({ part: async () => (asked += 1) > 0 }, { clock, log: recordingLog().log })
    await Promise.all([ready(), ready(), ready()])
    clock.advance(999)
    await ready()
    expect(asked).toBe(1)
    clock.advance(1)
    await ready()
    expect(asked).toBe(2)
  })
})

describe('an upstream of its own', () => {
  test.each([
    [200, true],
    [404, true],
    [503, false],
  ])('that answers %i: %s', async (status, expected) => {
    const server = createServer((request, response) => {
      response.statusCode = request.url === '/base/health' ? status : 500
      response.end()
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/base`
    const { exchange, close } = httpExchange(base, 60_000)
    expect(await upstreamCheck({ base, exchange }, realClock)()).toBe(expected)
    await close()
    server.close()
  })

  test('that is dead, or never answers, is away', async () => {
    const dead = { base: 'http://127.0.0.1:1', ...httpExchange('http://127.0.0.1:1', 60_000) }
    await expect(upstreamCheck(dead, realClock)()).rejects.toThrow('ECONNREFUSED')
    await dead.close()
    const clock = virtualClock()
    const hung = {
      base: 'http://hung.example',
      exchange: (_: unknown, onStart: (stop: (reason: Error) => void) => void) =>
        new Promise<never>((_resolve, reject) => onStart(reject)),
    }
    const answer = upstreamCheck(hung, clock)()
    clock.advance(2000)
    await expect(answer).rejects.toThrow('in time')
  })
})
