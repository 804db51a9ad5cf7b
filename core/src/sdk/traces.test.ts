/** The log leads to the server's traces by its events alone. */
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { createFakeGateway } from '../testing/fake-gateway.ts'
import { createFakePorts, createVirtualClock } from '../testing/fake-ports.ts'
import { sampleLinePreview } from '../testing/ordering-samples.ts'
import { traceIdOf } from '../replay/trace-id.ts'
import { createShop } from './create-shop.ts'

async function open() {
  const gateway = createFakeGateway()
  const calls: { path: string; trace: string }[] = []
  const ports = createFakePorts({
    clock: createVirtualClock(Date.UTC(2026, 5, 15, 16)),
    ids: { next: () => v7() },
    http: (request) => {
      const [, trace = ''] = /^00-([\da-f]{32})-[\da-f]{16}-00$/.exec(request.headers.get('traceparent') ?? '') ?? []
      calls.push({ path: new URL(request.url).pathname, trace })
      return gateway.http(request)
    },
  })
  const shop = await createShop({ gateway: 'https://shop.example', brand: 'fernhill', ports })
  const tracesOf = (path: string) => calls.filter((call) => call.path === path).map(({ trace }) => trace)
  return { gateway, ports, shop, tracesOf, calls }
}

const wish = { productId: 'p1', option: '3.5g', quantity: 1, preview: sampleLinePreview }

test('an answer’s event names the trace of the call that brought it', async () => {
  const { shop, tracesOf, calls } = await open()
  await shop.dispensary.choose('fl_miami')
  await (await shop.orderingCart.add(wish)).answered()
  const changed = (await shop.log.events()).findLast(({ type }) => type === 'orderingCart.changed')
  expect(tracesOf('/api/ordering/cart/add')).toEqual([traceIdOf(changed?.cause ?? '')])
  expect(calls.map(({ trace }) => trace)).not.toContain('')
  shop.dispose()
})

test('each attempt of a call that fails has the trace of an event', async () => {
  const { shop, gateway, ports, tracesOf } = await open()
  await shop.dispensary.choose('fl_miami')
  gateway.broken.set('/api/ordering/cart/add', 'down')
  const added = await shop.orderingCart.add(wish)
  const answered = added.answered().catch(() => undefined)
  await ports.clock.advance(600_000)
  gateway.broken.clear()
  ports.seen.wake()
  await answered
  const attempts = tracesOf('/api/ordering/cart/add')
  const traces = (await shop.log.events()).map(({ id }) => traceIdOf(id))
  expect(attempts.length).toBeGreaterThan(1)
  expect(attempts.filter((trace) => !traces.includes(trace))).toEqual([])
  shop.dispose()
})
