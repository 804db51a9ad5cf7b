import { expect, test } from 'vitest'
import { createRelay, isOver, isPassing, RelayError } from './relay.ts'

const origin = 'http://192.168.1.20:3000'
const secret = 's'.repeat(24)

const answering = (answer: () => Response) => {
  const sent: Request[] = []
  const relay = createRelay((request) => {
    sent.push(request)
    return Promise.resolve(answer())
  }, origin)
  return { relay, sent }
}
const refusing = (code: string, status: number) =>
  answering(() => Response.json({ error: { code, params: {}, message: `It is ${code}.` } }, { status })).relay

test('[I5] the secret is in a header, never in an address or a body, and no cookies are sent', async () => {
  const { relay, sent } = answering(() => Response.json({ state: 'waiting', version: 0 }))
  await relay.news(secret, 3)
  await relay.show(secret, new Uint8Array([1, 2, 3]))
  await relay.show(secret, null)
  await relay.end(secret)
  expect(sent.map(({ url }) => url)).toEqual(
    ['news', 'log', 'log', 'end'].map((path) => `${origin}/api/following/${path}`),
  )
  for (const request of sent) {
    expect(request).toMatchObject({ method: 'POST', credentials: 'omit' })
    expect(request.headers.get('authorization')).toBe(`Bearer ${secret}`)
  }
  const [news, log, sign, end] = await Promise.all(sent.map((request) => request.text()))
  expect([news, log, sign, end]).toEqual(['{"after":3}', '\u0001\u0002\u0003', '', ''])
  expect(sent[1]?.headers.get('content-type')).toBe('application/octet-stream')
  expect(sent[1]?.headers.get('content-encoding')).toBeNull()
  expect(sent[3]?.keepalive).toBe(true)
})

test('news are the bytes of a newer log with its version, or only a state', async () => {
  const bytes = new Uint8Array([31, 139, 8])
  const newer = answering(() => new Response(bytes, { headers: { 'x-following-version': '7' } })).relay
  expect(await newer.news(secret, 6)).toEqual({ state: 'following', version: 7, log: bytes })
  const none = answering(() => Response.json({ state: 'following', version: 7 })).relay
  expect(await none.news(secret, 7)).toEqual({ state: 'following', version: 7, log: null })
})

test('an answer of another form is refused', async () => {
  const code = 'SERVICE_ANSWER_INVALID'
  for (const answer of [
    () => Response.json({ state: 'other', version: 0 }),
    () => new Response('<html>'),
    () => new Response('', { headers: { 'x-following-version': '-1' } }),
    () => new Response('<html>', { status: 502 }),
  ])
    await expect(answering(answer).relay.news(secret, 0)).rejects.toMatchObject({ code })
  const odd = answering(() => Response.json({ code: '12', secret })).relay
  await expect(odd.begin()).rejects.toMatchObject({ code })
})

test('a refusal has the gateway’s code and sentence, and says whether it may pass', async () => {
  const over = refusing('FOLLOWING_OVER', 410).show(secret, null)
  await expect(over).rejects.toBeInstanceOf(RelayError)
  await expect(over).rejects.toMatchObject({ code: 'FOLLOWING_OVER', message: 'It is FOLLOWING_OVER.' })
  const errorOf = (made: Promise<unknown>): Promise<unknown> => made.catch((error: unknown) => error)
  const kinds = async (error: Promise<unknown>) => [isOver(await error), isPassing(await error)]
  expect(await kinds(errorOf(over))).toEqual([true, false])
  expect(await kinds(errorOf(refusing('TOO_MANY_REQUESTS', 429).join('123456')))).toEqual([false, true])
  expect(await kinds(errorOf(refusing('OVERLOADED', 503).begin()))).toEqual([false, true])
  expect(await kinds(errorOf(refusing('FOLLOWING_CODE_UNKNOWN', 404).join('123456')))).toEqual([false, false])
  const offline = createRelay(() => Promise.reject(new TypeError('Failed to fetch')), origin)
  expect(await kinds(errorOf(offline.begin()))).toEqual([false, true])
})
