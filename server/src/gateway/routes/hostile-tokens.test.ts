import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { fakeUpstream, startGateway } from '../../testing/gateway-harness.ts'
import { json } from '../../platform/upstream.ts'

/** Adobe Commerce: fields of a customer are refused by category, public ones are answered. */
const adobe = () =>
  fakeUpstream(({ headers, body }) => {
    if (!body.includes('customer')) return json({ data: { storeConfig: { locale: 'en' } } })
    const known = headers['authorization'] === 'Bearer good.token-1'
    return json(
      known
        ? { data: { customer: { email: 'a@example.com' } } }
        : {
            data: { customer: null },
            errors: [
              { message: 'The current customer is not authorized.', extensions: { category: 'graphql-authorization' } },
            ],
          },
    )
  })

const start = async () => {
  const commerce = adobe()
  const app = await startGateway({ commerce: commerce.send })
  const ask = (authorization: string, query = '{ customer { email } }') =>
    app.inject({
      method: 'POST',
      url: '/api/graphql',
      headers: { 'content-type': 'application/json', authorization },
      payload: { query },
    })
  return { commerce, app, ask }
}

const hostile: [string, string][] = [
  ['1 MB', `Bearer ${'a'.repeat(1024 * 1024)}`],
  ['just over 4 KB', `Bearer ${'a'.repeat(4097)}`],
  ['Basic', 'Basic YWxhZGRpbjpvcGVuc2VzYW1l'],
  ['OAuth', 'OAuth oauth_consumer_key="x"'],
  ['no token', 'Bearer'],
  ['a blank token', 'Bearer  '],
  ['two tokens', 'Bearer a, Bearer b'],
  ['a token with spaces', 'Bearer a b'],
  ['quotes', 'Bearer "a"'],
  ['JSON', 'Bearer {"alg":"none"}'],
  ['padding without end', `Bearer a${'='.repeat(100)}`],
  ['letters of another alphabet', 'Bearer tøken'],
]

describe('an invalid token', () => {
  test.each(hostile)('[8.8] %s: counts as expired, and is not forwarded', async (_name, authorization) => {
    const { ask, commerce } = await start()
    const answer = await ask(authorization)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ errors: [{ extensions: { category: 'graphql-authorization' } }] })
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect(commerce.seen).toHaveLength(1)
    expect(commerce.seen[0]?.headers).not.toHaveProperty('authorization')
  })

  test.each(hostile)('[8.8] %s: public fields are still answered, without the cache', async (_name, authorization) => {
    const { ask, commerce } = await start()
    const query = '{ storeConfig { locale } }'
    for (let index = 0; index < 2; index++) {
      const answer = await ask(authorization, query)
      expect(answer.json()).toEqual({ data: { storeConfig: { locale: 'en' } } })
      expect(answer.headers['cache-control']).toBe('private, no-store')
    }
    expect(commerce.seen).toHaveLength(2)
  })

  test('[8.8] a well-formed one is forwarded whatever it contains: the backend checks it', async () => {
    const { ask } = await start()
    expect((await ask('Bearer good.token-1')).json()).toEqual({ data: { customer: { email: 'a@example.com' } } })
    for (const token of ['eyJhbGciOiJub25lIn0.e30.', 'NaN', 'undefined', 'a'.repeat(4096)]) {
      expect((await ask(`Bearer ${token}`)).json()).toMatchObject({
        errors: [{ extensions: { category: 'graphql-authorization' } }],
      })
    }
  })

  test('[8.8] over the network headers end at 16 KB, with 431', async () => {
    const { app, commerce } = await start()
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
    const send = (bytes: number) =>
      new Promise<string>((resolve) => {
        let received = ''
        const socket = connect(Number(port), '127.0.0.1')
        // Writes after the answer are reset.
        socket.on('error', () => undefined).on('data', (chunk) => (received += chunk.toString()))
        socket.on('close', () => resolve(received))
        socket.write(`GET /api/graphql HTTP/1.1\r\nhost: a\r\nauthorization: Bearer ${'a'.repeat(bytes)}\r\n\r\n`)
      })
    expect(await send(20_000)).toMatch(/^HTTP\/1\.1 431 /)
    await send(1024 * 1024)
    await app.close()
    expect(commerce.seen).toEqual([])
  })
})
