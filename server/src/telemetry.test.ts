/** Telemetry over a real collector, from a page's call to the database. */
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ReceivedSpan } from './testing/otlp-receiver.ts'
import { pathOf, startReceiver } from './testing/otlp-receiver.ts'
import { fakeUpstream, realClock, startGateway } from './testing/gateway-harness.ts'
import { SecretLeakDetector } from './testing/secret-leak-detector.ts'
import { openWorld } from './testing/whole-shop.ts'
import { openTelemetry } from './platform/open-telemetry.ts'
import { json, silentLog } from './platform/upstream.ts'
import { sampleLinePreview } from '../../core/src/testing/ordering-samples.ts'

const ofId = (id: string) => id.replaceAll('-', '')
const TRACEPARENT = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-00`

async function open(sampled = 1) {
  const receiver = await startReceiver()
  const telemetry = openTelemetry(
    { endpoint: `${receiver.url}/`, serviceName: 'shop', sampled },
    { clock: realClock, log: silentLog, build: 'test' },
  )
  const close = async () => {
    await telemetry.close()
    await receiver.close()
  }
  return { receiver, telemetry, close }
}

describe('a visit to the whole shop', () => {
  const leaks = new SecretLeakDetector()
  let spans: ReceivedSpan[] = []
  let bodies: string[] = []
  let answerTo: string | null = null
  let problem: unknown

  beforeAll(async () => {
    const { receiver, telemetry, close } = await open()
    const world = await openWorld({ telemetry })
    const { shop, ports } = await world.open({ ids: { next: randomUUID } })
    await shop.dispensary.choose('fl_miami')
    const line = { productId: 'p1', option: '3.5g', quantity: 1, preview: sampleLinePreview }
    const added = await shop.orderingCart.add(line)
    await added.answered().catch(() => undefined)
    const events = await shop.log.events()
    answerTo = events.findLast(({ type, cause }) => type.startsWith('orderingCart.') && cause !== null)?.cause ?? null
    const query = 'mutation { generateCustomerToken(email: "%e", password: "%p") { token } }'
    await ports.http(
      new Request('https://shop.example/api/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${leaks.plant('token')}` },
        body: JSON.stringify({
          query: query.replace('%e', `${leaks.plant('mail')}@example.com`).replace('%p', leaks.plant()),
        }),
      }),
    )
    const cart = 'https://shop.example/api/ordering/cart?storeId=101&cartId=a-cart-of-nobody'
    problem = await (await ports.http(new Request(cart, { headers: { traceparent: TRACEPARENT } }))).json()
    await ports.http(new Request(`https://shop.example/api/rest/stores?email=${leaks.plant('query')}`))
    shop.dispose()
    await world.close()
    await close()
    spans = receiver.spans()
    bodies = receiver.bodies.map(({ body }) => body)
  }, 120_000)

  const pathsIn = (trace: string) =>
    spans.filter(({ traceId }) => traceId === trace).map((span) => pathOf(spans, span).join(' > '))

  test('is one trace from the page over the gateway and the upstream to the database, with the id of the event', () => {
    expect(pathsIn(ofId(answerTo ?? ''))).toContain('POST /api/ordering/cart/add > GET ordering > SELECT inventory')
  })

  test('has the same trace in a problem that it is answered', () => {
    const [, trace = ''] = TRACEPARENT.split('-')
    expect(problem).toMatchObject({ error: { code: 'CART_NOT_FOUND', traceId: trace } })
    expect(pathsIn(trace)).toContain('GET /api/ordering/cart > GET ordering > SELECT carts')
  })

  test('[I5] no span says what somebody typed, who they are, or what they may do', () => {
    expect(spans.length).toBeGreaterThan(10)
    expect(leaks.leaksIn(bodies)).toEqual([])
  })
})

describe('a page', () => {
  const assets = { scripts: [], styles: [], preloads: [] }

  test('is drawn within its request’s trace, with its calls and what the cache did', async () => {
    const { receiver, telemetry, close } = await open()
    const app = await startGateway({
      commerce: fakeUpstream(() => json({ data: { ageGateConfig: [] } })).send,
      deps: {
        telemetry,
        storefront: {
          assets,
          render: async (request, { gateway }) => {
            const query = new URLSearchParams({ query: '{ ageGateConfig { state_code } }' })
            await gateway(new Request(new URL(`/api/graphql?${query}`, request.url)))
            return new Response('drawn', { headers: { 'content-type': 'text/html' } })
          },
        },
      },
    })
    await app.inject({ url: '/shop?token=abc', headers: { traceparent: TRACEPARENT, cookie: 'theme=dark' } })
    await close()
    const spans = receiver.spans()
    expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set(['a'.repeat(32)]))
    expect(spans.map((span) => pathOf(spans, span).join(' > ')).toSorted()).toEqual([
      'GET page',
      'GET page > draw page',
      'GET page > draw page > GET /api/graphql',
      'GET page > draw page > GET /api/graphql > GET commerce',
    ])
    expect(spans.map(({ name, attributes }) => [name, attributes])).toEqual(
      expect.arrayContaining([
        ['GET /api/graphql', { 'leaflog.cache': 'miss' }],
        ['GET page', expect.objectContaining({ 'url.path': '/shop', 'http.response.status_code': 200 })],
      ]),
    )
  })
})

describe('telemetry', () => {
  test('exports the figures of /metrics', async () => {
    const { receiver, telemetry, close } = await open()
    const app = await startGateway({ deps: { telemetry } })
    for (let call = 0; call < 3; call += 1) await app.inject('/api/nothing')
    const { body } = await app.inject('/metrics')
    await app.close()
    await close()
    const [requests] = receiver.metrics().filter(({ name }) => name === 'leaflog_request_seconds')
    const attributes = { route: 'other', method: 'GET', status: '404' }
    expect(body).toContain('leaflog_request_seconds_count{route="other",method="GET",status="404"} 3')
    expect(requests?.histogram?.dataPoints).toContainEqual(expect.objectContaining({ attributes, count: 3 }))
    expect(requests?.histogram?.dataPoints[0]?.['explicitBounds']).toEqual(expect.arrayContaining([0.001, 5]))
    expect(receiver.metrics().map(({ name }) => name)).toContain('process_cpu_seconds_total')
  })

  test('records the part that is configured, and names the trace of the others too', async () => {
    const { receiver, telemetry, close } = await open(0)
    const app = await startGateway({ deps: { telemetry } })
    const answer = await app.inject({ url: '/api/nothing', headers: { traceparent: TRACEPARENT } })
    await close()
    expect(answer.json()).toMatchObject({ error: { traceId: 'a'.repeat(32) } })
    expect(receiver.spans()).toEqual([])
  })

  test('whose collector is away costs no answer, and is said in the log', async () => {
    const receiver = await startReceiver()
    await receiver.close()
    const said: string[] = []
    const log = (_details: object, message: string) => void said.push(message)
    const telemetry = openTelemetry(
      { endpoint: receiver.url, serviceName: 'shop', sampled: 1 },
      { clock: realClock, log: { warn: log, error: log }, build: undefined },
    )
    const app = await startGateway({ deps: { telemetry } })
    expect((await app.inject('/api/nothing')).statusCode).toBe(404)
    await telemetry.close()
    expect(said).toContain('telemetry is incomplete')
  })
})
