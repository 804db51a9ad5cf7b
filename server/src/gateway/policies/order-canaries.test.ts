/** I5 for orders of the ordering channel: who orders, and with which medical card, is in no log, address or refusal. */
import { orderPaths, type OrderPlacement } from '@leaflog/core/wire/ordering/order'
import { orderingPaths } from '@leaflog/core/wire/ordering/ordering'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { inProcessExchange } from '../../platform/exchange-in-process.ts'
import { json, type Upstream } from '../../platform/upstream.ts'
import { realClock, startGateway } from '../../testing/gateway-harness.ts'
import { openSampleBackend, type SampleBackend } from '../../testing/sample-backend.ts'
import { loggingTo, SecretLeakDetector } from '../../testing/secret-leak-detector.ts'

const base = 'https://ordering.example'
const detector = new SecretLeakDetector()
let sample: SampleBackend

beforeAll(async () => {
  sample = await openSampleBackend({ log: loggingTo(detector.log) })
})
afterAll(() => sample.close())

const call = async (path: string) => {
  const response = await sample.backend.ordering(new Request(base + path))
  return z.object({ id: z.string() }).parse(await response.json()).id
}
const medicalCart = async () => {
  const id = await call(orderingPaths.create('101', 'MEDICAL'))
  return await call(orderingPaths.add('101', id, 'medical1', '3.5g', 1))
}

test('whatever goes wrong with an order, nothing that was said of the person is logged or said again', async () => {
  const failing = { with: (): Response | undefined => undefined }
  const ordering: Upstream = async (request) => {
    detector.urls.push(request.url)
    return failing.with() ?? sample.backend.ordering(request)
  }
  const app = await startGateway({
    clock: realClock,
    targets: { ordering: { name: 'ordering', base, exchange: inProcessExchange(ordering) } },
    config: { logLevel: 'trace' },
    deps: { logStream: { write: (line) => detector.log.push(line) } },
  })
  const person = (): OrderPlacement => ({
    fulfilment: 'delivery',
    contact: {
      firstname: detector.plant('first'),
      lastname: detector.plant('last'),
      email: `${detector.plant('mail')}@example.com`,
      telephone: detector.plant('phone').slice(0, 30),
    },
    address: { street: [detector.plant('street')], city: detector.plant('city'), regionCode: 'FL', postcode: '33101' },
    windowId: 'w',
    payment: 'cashondelivery',
    medicalCard: { number: detector.plant('card'), expires: '2099-01-01' },
    total: 1,
  })
  let keys = 0
  const send = async (cartId: string, order: unknown, payload?: string) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/ordering/order/place',
      headers: { 'content-type': 'application/json', 'idempotency-key': `canary-key-${(keys += 1)}` },
      payload: payload ?? JSON.stringify({ storeId: '101', cartId, order }),
    })
    if (answer.statusCode !== 200) detector.refusals.push(answer.body)
    return answer.statusCode
  }
  const id = await medicalCart()
  expect(await send(id, person())).toBe(409)
  expect(await send('unknown-cart', person())).toBe(404)
  expect(await send(id, { ...person(), total: detector.plant('total') })).toBe(400)
  expect(await send(id, { ...person(), contact: { email: 1, firstname: detector.plant() } })).toBe(400)
  expect(await send(id, {}, `{"order": {"medicalCard": "${detector.plant('cut')}`)).toBe(400)
  failing.with = () => json({ order: { ...person(), number: 1 } })
  expect(await send(id, person())).toBe(502)
  failing.with = () => undefined

  const headers = { checkouttype: 'delivery' }
  const path = orderPaths.terms('101', id)
  const offered = z
    .object({
      days: z.array(z.object({ windows: z.array(z.object({ id: z.string() })) })),
      cart: z.object({ priceSummary: z.object({ total: z.int() }) }),
    })
    .parse(await (await sample.backend.ordering(new Request(base + path, { headers }))).json())
  const windowId = offered.days[0]?.windows[0]?.id ?? ''
  const wanted = { ...person(), windowId, total: offered.cart.priceSummary.total }
  // The database refuses the row, and quotes it in its error.
  await sql`alter table orders add constraint no_more check (cart_id is null)`.execute(sample.db)
  expect(await send(id, wanted)).toBe(502)
  await sql`alter table orders drop constraint no_more`.execute(sample.db)
  expect(await send(id, wanted)).toBe(200)

  await app.close()
  expect(detector.log.join('')).toContain('incoming request')
  expect(detector.leaksIn(detector.log)).toEqual([])
  expect(detector.urls.length).toBeGreaterThan(3)
  expect(detector.leaksIn(detector.urls)).toEqual([])
  expect(detector.refusals).toHaveLength(7)
  expect(detector.leaksIn(detector.refusals)).toEqual([])
})
