import { describe, expect, test } from 'vitest'
import { startGateway, virtualClock, type GatewayOptions } from '../../testing/gateway-harness.ts'
import { createPageQueue } from './page-queue.ts'

const nobody = new AbortController().signal
const settled = () => new Promise((resolve) => setImmediate(resolve))

/** A queue for one thread, whose pages end when the test says so. */
function queueOf({ load = 1, waitingPerAddress = 100 } = {}) {
  const clock = virtualClock()
  const queue = createPageQueue({ clock, waitMs: 2000, waitingPerAddress, threads: { count: 1, load: () => load } })
  const drawn: string[] = []
  const ends: (() => void)[] = []
  const ask = (name: string, address = name, signal = nobody) =>
    queue
      .run({ address, signal }, () => {
        drawn.push(name)
        return new Promise<string>((resolve) => ends.push(() => resolve(name)))
      })
      .catch((error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : 'unknown'))
  const endNext = async () => {
    ends.shift()?.()
    await settled()
  }
  return { clock, drawn, ask, endNext }
}

describe('the queue of pages', () => {
  test('draws two at once for a thread, and the others in their order', async () => {
    const { drawn, ask, endNext } = queueOf()
    const pages = ['a', 'b', 'c', 'd'].map((name) => ask(name))
    await settled()
    expect(drawn).toEqual(['a', 'b'])
    await endNext()
    expect(drawn).toEqual(['a', 'b', 'c'])
    await endNext()
    await endNext()
    await endNext()
    expect(await Promise.all(pages)).toEqual(['a', 'b', 'c', 'd'])
  })

  test('one that cannot be in time is refused at once', async () => {
    const { clock, ask, endNext } = queueOf()
    // Pages that take a second each: the mean rises.
    for (let index = 0; index < 40; index++) {
      void ask('slow')
      await settled()
      clock.advance(1000)
      await endNext()
    }
    const waiting = Array.from({ length: 20 }, (_, index) => ask(`w${index}`))
    await settled()
    const refused = await Promise.race([Promise.all(waiting.slice(10)), settled()])
    expect(refused).toEqual(Array(10).fill('OVERLOADED'))
  })

  test('one that waited too long is refused then', async () => {
    const { clock, drawn, ask } = queueOf()
    void ask('a')
    void ask('b')
    const late = ask('c')
    await settled()
    clock.advance(2000)
    expect(await late).toBe('OVERLOADED')
    expect(drawn).toEqual(['a', 'b'])
  })

  test('one client that asks for many does not keep the others waiting, and its many are refused', async () => {
    const { drawn, ask, endNext } = queueOf({ waitingPerAddress: 3 })
    const many = Array.from({ length: 8 }, (_, index) => ask(`rude ${index}`, 'rude'))
    const other = ask('other')
    await settled()
    expect(await Promise.all(many.slice(5))).toEqual(Array(3).fill('TOO_MANY_REQUESTS'))
    await endNext()
    expect(drawn).toEqual(['rude 0', 'rude 1', 'other'])
    for (let index = 0; index < 6; index++) await endNext()
    expect(await other).toBe('other')
  })

  test('a visitor who left is not drawn', async () => {
    const { drawn, ask, endNext } = queueOf()
    void ask('a')
    void ask('b')
    const gone = new AbortController()
    const left = ask('c', 'c', gone.signal)
    await settled()
    gone.abort()
    expect(await left).toBe('HANDLER_TIMEOUT')
    await endNext()
    expect(drawn).toEqual(['a', 'b'])
  })

  test('pages that wait for data leave the threads idle, so more are drawn at once, and fewer when they are full', async () => {
    let load = 0.1
    const clock = virtualClock()
    const queue = createPageQueue({
      clock,
      waitMs: 1e9,
      waitingPerAddress: 100,
      threads: { count: 1, load: () => load },
    })
    let running = 0
    const ends: (() => void)[] = []
    const ask = (address: string) =>
      queue.run({ address, signal: nobody }, () => {
        running += 1
        return new Promise<void>((resolve) =>
          ends.push(() => {
            running -= 1
            resolve()
          }),
        )
      })
    const all: Promise<void>[] = []
    const turn = async (times: number) => {
      for (let index = 0; index < times; index++) {
        all.push(ask(`${all.length}`))
        clock.advance(250)
        await settled()
      }
    }
    await turn(30)
    expect(running).toBeGreaterThan(10)
    load = 1
    for (let index = 0; index < 30; index++) {
      ends.shift()?.()
      await turn(1)
    }
    expect(running).toBe(2)
    while (ends.length > 0) {
      ends.shift()?.()
      await settled()
    }
    await Promise.all(all)
  })
})

describe('pages under load', () => {
  const busy = async (options: GatewayOptions = {}) => {
    const open = Promise.withResolvers<void>()
    const app = await startGateway({
      ...options,
      deps: {
        storefront: {
          assets: { scripts: [], styles: [], preloads: [] },
          threads: { count: 1, load: () => 1, areReady: () => Promise.resolve(true) },
          render: async () => {
            await open.promise
            return new Response('<p>page', { headers: { 'content-type': 'text/html' } })
          },
        },
      },
    })
    /** A request begins when its answer is waited for. */
    const ask = (url: string, remoteAddress = '10.1.1.1') => app.inject({ url, remoteAddress }).then((answer) => answer)
    return { app, ask, open: () => open.resolve() }
  }

  test('[shedding] who cannot be served is told at once: a small page in both languages, with Retry-After', async () => {
    const { app, ask, open } = await busy()
    const served = Array.from({ length: 6 }, (_, index) => ask(`/${index}`, `10.0.0.${index}`))
    const many = Array.from({ length: 12 }, (_, index) => ask(`/many/${index}`, '10.9.9.9'))
    const refused = await Promise.all(many.slice(8))
    for (const { statusCode, headers, body } of refused) {
      expect(statusCode).toBe(429)
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
      expect(headers['content-type']).toBe('text/html; charset=utf-8')
      expect(body.length).toBeLessThan(2000)
      expect(body).toContain('The shop is very busy.')
      expect(body).toContain('<div lang="es">')
      expect(body).toContain('Hay mucho tráfico en la tienda.')
    }
    // Calls of open pages do not wait for drawing.
    expect((await app.inject('/health')).statusCode).toBe(200)
    expect((await app.inject('/api/nothing')).statusCode).toBe(404)
    open()
    expect((await Promise.all([...served, ...many.slice(0, 8)])).map(({ statusCode }) => statusCode)).toEqual(
      Array(14).fill(200),
    )
  })

  test('[shedding] a page that waited until its time was over gets 503 and Retry-After', async () => {
    const clock = virtualClock()
    const { ask, open } = await busy({ clock })
    const first = [ask('/a'), ask('/b')]
    const late = ask('/c')
    await settled()
    await settled()
    clock.advance(2000)
    const { statusCode, headers, body } = await late
    expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
    expect(body).toContain('The shop is very busy.')
    open()
    expect((await Promise.all(first)).map((answer) => answer.statusCode)).toEqual([200, 200])
  })
})
