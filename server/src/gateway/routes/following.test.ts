/** The addresses of a log that is shown live on another device. */
import { gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { describe, expect, test } from 'vitest'
import { startGateway, virtualClock } from '../../testing/gateway-harness.ts'
import { SILENCE_MS } from '../policies/followings.ts'

const publicUrl = 'https://shop.example'
const partner = 'https://partner.example'
const start = (logged: string[] = []): Promise<FastifyInstance> =>
  startGateway({
    config: { publicUrl, partnerOrigins: new Set([partner]), logLevel: 'trace' },
    deps: { logStream: { write: (line) => logged.push(line) } },
  })

type Headers = Record<string, string>
const own: Headers = { 'sec-fetch-site': 'same-origin', origin: publicUrl }
const bearer = (secret: string): Headers => ({ authorization: `Bearer ${secret}` })
const JSON_TYPE = { 'content-type': 'application/json' }
const BYTES = { 'content-type': 'application/octet-stream' }

const post = (app: FastifyInstance, path: string, headers: Headers = {}, payload: string | Buffer = '') =>
  app.inject({ method: 'POST', url: `/api/following${path}`, headers: { ...own, ...headers }, payload })
const begin = async (app: FastifyInstance) => (await post(app, '')).json<{ code: string; secret: string }>()
const join = (app: FastifyInstance, code: unknown) => post(app, '/join', JSON_TYPE, JSON.stringify({ code }))
const show = (app: FastifyInstance, secret: string, log: Buffer) =>
  post(app, '/log', { ...BYTES, ...bearer(secret) }, log)
const news = (app: FastifyInstance, secret: string, after: unknown = 0) =>
  post(app, '/news', { ...JSON_TYPE, ...bearer(secret) }, JSON.stringify({ after }))
const codeOf = (answer: { json: <T>() => T }): string => answer.json<{ error: { code: string } }>().error.code

const pair = async (app: FastifyInstance) => {
  const { code, secret: desk } = await begin(app)
  const phone = (await join(app, code)).json<{ secret: string }>().secret
  return { desk, phone }
}
const log = gzipSync('{"kind":"header"}\n'.repeat(500).concat(crypto.randomUUID().repeat(90)))

test('a device enters the code, and the desk is given the bytes that it sends', async () => {
  const app = await start()
  const begun = await post(app, '')
  expect(begun.statusCode).toBe(201)
  expect(begun.headers['cache-control']).toBe('private, no-store')
  const { code, secret: desk } = begun.json<{ code: string; secret: string }>()
  expect(code).toMatch(/^\d{6}$/)
  expect((await news(app, desk)).json()).toEqual({ state: 'waiting', version: 0 })

  const joined = await join(app, code)
  expect(joined.statusCode).toBe(201)
  const { secret: phone } = joined.json<{ secret: string }>()
  const sent = await show(app, phone, log)
  expect([sent.statusCode, sent.body]).toEqual([204, ''])
  expect((await show(app, phone, Buffer.alloc(0))).statusCode).toBe(204)

  const given = await news(app, desk)
  expect(given.rawPayload.equals(log)).toBe(true)
  expect(given.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'cache-control': 'private, no-store',
    'x-following-version': '1',
  })
  expect(given.headers['content-encoding']).toBeUndefined()
  expect((await news(app, desk, 1)).json()).toEqual({ state: 'following', version: 1 })

  expect((await post(app, '/end', bearer(phone))).statusCode).toBe(204)
  const over = await news(app, desk, 1)
  expect([over.statusCode, codeOf(over)]).toEqual([410, 'FOLLOWING_OVER'])
  expect(codeOf(await show(app, phone, log))).toBe('FOLLOWING_OVER')
})

describe('refused', () => {
  test.each(['', '/join', '/log', '/news', '/end'])('another site’s page, a partner’s too, at %j', async (path) => {
    const app = await start()
    const { desk } = await pair(app)
    for (const origin of ['https://evil.example', partner]) {
      const answer = await post(app, path, { ...bearer(desk), origin, 'sec-fetch-site': 'cross-site' })
      expect([answer.statusCode, codeOf(answer)]).toEqual([403, 'CROSS_ORIGIN'])
      expect(answer.headers['access-control-allow-origin']).toBeUndefined()
    }
    expect((await news(app, desk)).statusCode).toBe(200)
  })

  test('a wrong secret, none, and that of the other side', async () => {
    const app = await start()
    const { desk, phone } = await pair(app)
    await show(app, phone, log)
    for (const secret of ['x'.repeat(24), '', '../../x', phone]) {
      const answer = await news(app, secret)
      expect([answer.statusCode, codeOf(answer)]).toEqual([410, 'FOLLOWING_OVER'])
    }
    expect((await show(app, desk, log)).statusCode).toBe(410)
    expect((await news(app, desk)).rawPayload.equals(log)).toBe(true)
  })

  test('a log of more than 4 MB', async () => {
    const app = await start()
    const { phone } = await pair(app)
    const answer = await show(app, phone, Buffer.alloc(4 * 1024 * 1024 + 1))
    expect([answer.statusCode, codeOf(answer)]).toEqual([413, 'BODY_TOO_LARGE'])
    expect((await show(app, phone, Buffer.alloc(4 * 1024 * 1024))).statusCode).toBe(204)
  })

  test.each([['12345'], ['1234567'], ['12345x'], [123456], [null], [{ $ne: '' }]])('the code %j', async (code) => {
    const app = await start()
    expect((await join(app, code)).statusCode).toBe(400)
  })

  test.each([[-1], [0.5], ['0'], [null]])('the version %j', async (after) => {
    const app = await start()
    const { desk } = await pair(app)
    expect((await news(app, desk, after)).statusCode).toBe(400)
  })

  test('bodies of another type, or encoded', async () => {
    const app = await start()
    const { phone } = await pair(app)
    expect((await post(app, '/join', { 'content-type': 'text/plain' }, '{"code":"000000"}')).statusCode).toBe(415)
    expect((await post(app, '/log', { 'content-type': 'text/plain', ...bearer(phone) }, log)).statusCode).toBe(415)
    const encoded = await post(app, '/log', { ...BYTES, ...bearer(phone), 'content-encoding': 'gzip' }, log)
    expect(encoded.statusCode).toBe(415)
  })
})

test('codes are not tried faster than ten times a minute, and a wrong one is said', async () => {
  const app = await start()
  for (let tries = 0; tries < 10; tries += 1) {
    const answer = await join(app, String(tries).padStart(6, '9'))
    expect([answer.statusCode, codeOf(answer)]).toEqual([404, 'FOLLOWING_CODE_UNKNOWN'])
  }
  const { code } = await begin(app)
  const limited = await join(app, code)
  expect([limited.statusCode, codeOf(limited)]).toEqual([429, 'TOO_MANY_REQUESTS'])
})

test('while sixteen devices show their log there is no room for another', async () => {
  const clock = virtualClock()
  const app = await startGateway({ clock, config: { publicUrl } })
  for (let count = 0; count < 16; count += 1) {
    await pair(app)
    // Less than a silence, and a new minute for the limits.
    if (count === 8) clock.advance(60_000)
  }
  const answer = await post(app, '')
  expect([answer.statusCode, codeOf(answer)]).toEqual([503, 'OVERLOADED'])
  clock.advance(SILENCE_MS)
  expect((await post(app, '')).statusCode).toBe(201)
})

test('[I5] neither codes nor secrets nor the log are in the server’s log', async () => {
  const logged: string[] = []
  const app = await start(logged)
  const { code, secret: desk } = await begin(app)
  const { secret: phone } = (await join(app, code)).json<{ secret: string }>()
  await show(app, phone, Buffer.from('what somebody did'))
  await news(app, desk)
  await news(app, 'x'.repeat(24))
  const text = logged.join('\n')
  expect(text).toContain('/api/following/news')
  for (const hidden of [code, desk, phone, 'what somebody did']) expect(text).not.toContain(hidden)
})
