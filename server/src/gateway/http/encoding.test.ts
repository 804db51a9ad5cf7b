import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { fakeUpstream, startGateway } from '../../testing/gateway-harness.ts'
import { json } from '../../platform/upstream.ts'
import { acceptedEncoding, encoded } from './encoding.ts'
import { jsonAnswer } from './route.ts'

const long = jsonAnswer('x'.repeat(2000), { vary: 'store' })

test.each([
  [undefined, undefined],
  ['', undefined],
  ['identity', undefined],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br; q=0.0, gzip; q=0.000', undefined],
  ['br;q=0.1', 'br'],
  ['x-br, broken', undefined],
])('Accept-Encoding %j allows %s', (accept, encoding) => {
  expect(acceptedEncoding(accept)).toBe(encoding)
})

describe('an answer of the API', () => {
  test('is compressed for clients that accept it, with Vary for caches', async () => {
    const br = await encoded(long, 'gzip, br')
    expect(brotliDecompressSync(br.body)).toEqual(long.body)
    expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'store, accept-encoding' })
    const gzip = await encoded(long, 'gzip')
    expect(gunzipSync(gzip.body)).toEqual(long.body)
    expect(gzip.headers['content-encoding']).toBe('gzip')
    const plain = await encoded(long, undefined)
    expect(plain.body).toBe(long.body)
    expect(plain.headers).toMatchObject({ vary: 'store, accept-encoding' })
    expect(plain.headers).not.toHaveProperty('content-encoding')
  })

  test('is compressed once, regardless of the number of requests', async () => {
    const [first, second] = await Promise.all([encoded(long, 'br'), encoded({ ...long, status: 203 }, 'br')])
    expect(second.body).toBe(first.body)
  })

  test('stays uncompressed if it is short', () => {
    const short = jsonAnswer('x')
    expect(encoded(short, 'br')).toBe(short)
  })

  test('has the requested encoding over HTTP, from the upstream and from the cache', async () => {
    const commerce = fakeUpstream(() => json({ data: { storeConfig: { text: 'x'.repeat(3000) } } }))
    const app = await startGateway({ commerce: commerce.send })
    const ask = (accept: string) =>
      app.inject({ url: '/api/graphql?query={storeConfig{text}}', headers: { 'accept-encoding': accept } })
    const answers = [await ask('br'), await ask('br'), await ask('gzip'), await ask('identity')]
    expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'br', 'gzip', undefined])
    expect(answers.map(({ headers }) => headers['x-cache'])).toEqual(['miss', 'hit', 'hit', 'hit'])
    const [first, , , plain] = answers
    expect(brotliDecompressSync(first?.rawPayload ?? '')).toEqual(plain?.rawPayload)
    expect(commerce.seen).toHaveLength(1)
  })
})
