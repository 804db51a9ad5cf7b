import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { json } from '../../platform/upstream.ts'
import { fakeUpstream, startGateway, unreachable } from '../../testing/gateway-harness.ts'

const TRACE = '0199e0a1b2c37d4e8f60718293a4b5c6'
const TRACEPARENT = `00-${TRACE}-8f60718293a4b5c6-00`
const NEW_TRACE = /^[\da-f]{32}$/

const upstreamError = z.object({ errors: z.array(z.object({ extensions: z.object({ traceId: z.string() }) })) })
const problem = z.object({ error: z.object({ traceId: z.string() }) })
const logLine = z.object({ code: z.string().optional(), traceId: z.string().optional() })

const query = (name = 'storeConfig { locale }') => `/api/graphql?${new URLSearchParams({ query: `{ ${name} }` })}`

describe('without telemetry, the trace of a request', () => {
  test('is the page’s, in a problem of the API', async () => {
    const app = await startGateway()
    const answer = await app.inject({ url: '/api/nothing', headers: { traceparent: TRACEPARENT } })
    expect(answer.json()).toMatchObject({ error: { code: 'NOT_FOUND', traceId: TRACE } })
  })

  test('is in errors of GraphQL, and in what it says to clients without GraphQL', async () => {
    const app = await startGateway({ commerce: unreachable })
    const answer = await app.inject({ url: query(), headers: { traceparent: TRACEPARENT } })
    expect(answer.json()).toMatchObject({
      errors: [{ extensions: { code: 'UPSTREAM_UNREACHABLE', traceId: TRACE } }],
      error: { traceId: TRACE },
    })
    const unreadable = await app.inject({ url: query('{'), headers: { traceparent: TRACEPARENT } })
    expect(unreadable.json()).toMatchObject({ errors: [{ extensions: { traceId: TRACE } }] })
  })

  test('is in an upstream’s errors too, beside what they say', async () => {
    const errors = [{ message: 'No such entity.', path: ['a'], extensions: { category: 'graphql-no-such-entity' } }]
    const app = await startGateway({ commerce: fakeUpstream(() => json({ data: null, errors })).send })
    const answer = await app.inject({ url: query(), headers: { traceparent: TRACEPARENT } })
    expect(answer.json()).toEqual({
      data: null,
      errors: [{ ...errors[0], extensions: { category: 'graphql-no-such-entity', traceId: TRACE } }],
    })
  })

  test('is in problems of the ordering API', async () => {
    const noCart = { error: { code: 'CART_NOT_FOUND', params: {}, message: 'No cart.' } }
    const app = await startGateway({ ordering: fakeUpstream(() => json(noCart, 404)).send })
    const answer = await app.inject({
      url: '/api/ordering/cart?storeId=101&cartId=a-cart-of-tests',
      headers: { traceparent: TRACEPARENT },
    })
    expect(answer.json()).toMatchObject({ error: { traceId: TRACE } })
  })

  test.each([
    ['none', undefined],
    ['one of zeros', `00-${'0'.repeat(32)}-8f60718293a4b5c6-00`],
    ['an id that is no UUID', '00-id000001--00'],
    ['other text', '<script>'],
  ])('is new where the page sends %s, and the same in the log and to the upstream', async (_name, traceparent) => {
    const lines: string[] = []
    const commerce = fakeUpstream(() => json({ errors: [{ message: 'down' }] }, 503))
    const app = await startGateway({
      commerce: commerce.send,
      config: { logLevel: 'warn' },
      deps: { logStream: { write: (line) => void lines.push(line) } },
    })
    const headers = traceparent === undefined ? {} : { traceparent }
    const answered = upstreamError.parse((await app.inject({ url: query(), headers })).json())
    const [found] = answered.errors.map(({ extensions }) => extensions.traceId)
    expect(found).toMatch(NEW_TRACE)
    expect(commerce.seen[0]?.headers['traceparent']).toMatch(`00-${found}-`)
    const refused = await startGateway({
      commerce: unreachable,
      config: { logLevel: 'warn' },
      deps: { logStream: { write: (line) => void lines.push(line) } },
    })
    const { error } = problem.parse((await refused.inject({ url: query(), headers })).json())
    const logged = lines.map((line) => logLine.parse(JSON.parse(line)))
    expect(logged).toContainEqual({ code: 'UPSTREAM_UNREACHABLE', traceId: error.traceId })
  })

  test('is in a header of an error page, which has no room for it', async () => {
    const app = await startGateway()
    const answer = await app.inject({ url: '/', headers: { traceparent: TRACEPARENT } })
    expect([answer.statusCode, answer.headers['traceresponse']]).toEqual([500, TRACEPARENT])
  })

  test('never changes an answer that is kept for others', async () => {
    const commerce = fakeUpstream(() => json({ data: { ageGateConfig: [] } }))
    const app = await startGateway({ commerce: commerce.send })
    const ask = (traceparent: string) =>
      app.inject({ url: query('ageGateConfig { state_code }'), headers: { traceparent } })
    const first = await ask(TRACEPARENT)
    const second = await ask(`00-${'b'.repeat(32)}-8f60718293a4b5c6-00`)
    expect([first.headers['x-cache'], second.headers['x-cache']]).toEqual(['miss', 'hit'])
    expect(second.body).toBe(first.body)
    expect(commerce.seen).toHaveLength(1)
  })
})
