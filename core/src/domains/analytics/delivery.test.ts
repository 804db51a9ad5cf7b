import { expect, test } from 'vitest'
import { isLeaflogError } from '../../errors/errors.ts'
import type { EffectContext } from '../../engine/kernel/define-domain.ts'
import type { Json } from '../../engine/kernel/define-events.ts'
import { createFakePorts, noCredentials } from '../../testing/fake-ports.ts'
import { MAX_BYTES, MAX_EVENTS, analyticsBatch } from '../../wire/analytics/analytics.ts'
import { deliver, leave, push } from './analytics.calls.ts'
import { type Told, emptyContext } from './analytics.context.ts'
import { analyticsEvents } from './analytics.events.ts'

const id = (nth: number) => `0190c0de-0000-7000-8000-${nth.toString(16).padStart(12, '0')}`
const line = { id: 'p1', name: 'Blue Hour', brand: 'Fernhill', variant: '3.5g', quantity: 2, total: 7000 }
const totals = { discounts: 0, fees: 0, mixAndMatch: 0, rewards: 0, subtotal: 7000, taxes: 0, total: 7000 }
const cart = { channel: 'ordering', quantity: 2, lines: [line], totals, coupons: [] }
const product = { id: 'p1', name: 'Blue Hour', price: 3500, brand: null, category: null }
const member = { signedIn: true, rewards: null }

const eventOf = (name: Told['name'], data: { [key: string]: Json }, nth = 1) => ({
  id: id(nth),
  name,
  at: 1_780_000_000_000,
  page: { path: '/', type: 'home' },
  data,
})

function collector(answers: readonly (number | 'down')[] = []) {
  const bodies: unknown[] = []
  const ports = createFakePorts({
    http: async (request) => {
      const answer = answers[bodies.length] ?? 202
      bodies.push(await request.json())
      if (answer === 'down') throw new TypeError('no network')
      return Response.json({ accepted: 1 }, { status: answer })
    },
  })
  const config = { gateway: 'https://shop.example', exitUrl: '', externalShops: {}, credentials: noCredentials }
  const contextOf = <Params>(params: Params): EffectContext<Params> => ({
    params,
    key: 'row',
    ports,
    config,
    secrets: {},
    signal: new AbortController().signal,
    blob: (text) => Promise.resolve(text),
  })
  return {
    bodies,
    ports,
    send: (events: Json[], dropped = 0) => deliver(contextOf({ batch: 'b1', dropped, events })),
    push: (event: Json) => push(contextOf({ told: event })),
    leave: (queue: Told[], choice: 'granted' | 'refused' | null = 'granted') =>
      leave({ ...emptyContext, choice, queue }, ports, config),
  }
}

const done = [analyticsEvents.delivered({ batch: 'b1' })]

test('an event is sent with the visitor’s random id (9e.2)', async () => {
  const { send, bodies, ports } = collector()
  ports.cookies.set('visitor_id', 'abc-123')
  ports.cookies.set('is_new_visitor', '1')
  expect(await send([eventOf('PDP', product)])).toEqual(done)
  expect(analyticsBatch.parse(bodies[0]).events[0]).toMatchObject({ visitor: 'abc-123', newVisitor: true })
  expect(ports.seen.reports).toEqual([])
})

test('a visitor id in the wrong format is not sent', async () => {
  const { send, bodies, ports } = collector()
  ports.cookies.set('visitor_id', 'me@example.com')
  await send([eventOf('PDP', product)])
  expect(analyticsBatch.parse(bodies[0]).events[0]).toMatchObject({ visitor: '', newVisitor: false })
})

test('[5c.3] [8.23] an invalid event is logged by name and field and dropped; the rest of the batch is sent', async () => {
  const { send, bodies, ports } = collector()
  const secret = 'secret@example.com'
  const wrong = [
    eventOf('PDP', { name: secret }, 1),
    eventOf('SEARCH', { term: secret, results: 0 }, 2),
    eventOf('ADD_TO_CART', { cart: secret }, 3),
    eventOf('CHECKOUT', { step: 'one' }, 4),
    'not an event',
    { ...eventOf('PDP', product, 5), name: 'OTHER' },
  ]
  expect(await send([...wrong, eventOf('PDP', product, 6)])).toEqual(done)
  expect(analyticsBatch.parse(bodies[0]).events.map((event) => event.id)).toEqual([id(6)])
  expect(ports.seen.reports.map(({ code }) => code)).toEqual(wrong.map(() => 'ANALYTICS_INVALID'))
  expect(ports.seen.reports.slice(0, 3).map(({ detail }) => detail)).toEqual([
    'PDP: data.id, data.price, data.brand, data.category',
    'SEARCH: data.term',
    'ADD_TO_CART: data',
  ])
  expect(JSON.stringify(ports.seen.reports)).not.toContain(secret)
})

test('a batch without a valid event is not sent', async () => {
  const { send, bodies } = collector()
  expect(await send([eventOf('PDP', {})])).toEqual(done)
  expect(bodies).toEqual([])
})

test('a retry-later answer and a missing answer both count as not delivered', async () => {
  for (const answer of [500, 503, 429, 'down'] as const) {
    const { send } = collector([answer])
    const failed = await send([eventOf('PDP', product)]).catch((error: unknown) => error)
    expect(isLeaflogError(failed, 'SERVICE_UNAVAILABLE', 'NETWORK_FAILED')).toBe(true)
  }
})

test('a batch that is rejected permanently is reported and never sent again', async () => {
  const { send, ports } = collector([400])
  expect(await send([eventOf('PDP', product)])).toEqual(done)
  expect(ports.seen.reports).toEqual([{ code: 'ANALYTICS_REFUSED', detail: 'the collector answered 400' }])
})

test('events dropped from a full queue are reported', async () => {
  const { send, ports } = collector()
  await send([eventOf('PDP', product)], 7)
  expect(ports.seen.reports).toEqual([{ code: 'ANALYTICS_DROPPED', detail: '7 of the oldest events' }])
})

test('a batch never exceeds the size of a beacon; larger ones are split', async () => {
  const { send, bodies } = collector()
  const lines = Array.from({ length: 60 }, (_, nth) => ({ ...line, id: `p${nth}`, name: 'é'.repeat(80) }))
  const events = Array.from({ length: MAX_EVENTS }, (_, nth) =>
    eventOf('CART_STATE', { cart: { ...cart, lines } }, nth),
  )
  expect(await send(events)).toEqual(done)
  const batches = bodies.map((body) => analyticsBatch.parse(body))
  expect(batches.flatMap((batch) => batch.events.map((event) => event.id))).toEqual(events.map((_, nth) => id(nth)))
  for (const body of bodies) expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThanOrEqual(MAX_BYTES)
})

test('an unloading page sends waiting events by a beacon, as many as fit', () => {
  const { leave: leaving, ports } = collector()
  leaving(Array.from({ length: 70 }, (_, nth) => eventOf('PDP', product, nth)))
  const [beacon, ...more] = ports.seen.beacons
  expect([beacon?.url, more]).toEqual(['https://shop.example/api/analytics/events', []])
  expect(analyticsBatch.parse(JSON.parse(beacon?.json ?? '')).events).toHaveLength(50)
})

test('a beacon is built from the state itself, where unknown values are undefined', () => {
  const { leave: leaving, ports } = collector()
  const place = { channel: 'ordering', store: null, state: null, mode: 'RECREATIONAL', delivers: false }
  const view = { known: true, signedIn: false, place, language: 'en', quantity: undefined, totals: undefined }
  leaving([
    { ...eventOf('PDP', {}, 1), name: 'PAGE_VIEW', data: view },
    { ...eventOf('PDP', {}, 2), name: 'CART_STATE', data: { cart, before: undefined } },
  ])
  const { events } = analyticsBatch.parse(JSON.parse(ports.seen.beacons[0]?.json ?? ''))
  expect(events.map(({ name }) => name)).toEqual(['PAGE_VIEW', 'CART_STATE'])
  expect(ports.seen.reports).toEqual([])
})

test('[1.8] an unloading page sends nothing without consent, and no empty beacon', () => {
  const { leave: leaving, ports } = collector()
  leaving([eventOf('PDP', product)], null)
  leaving([eventOf('PDP', product)], 'refused')
  leaving([])
  expect(ports.seen.beacons).toEqual([])
})

test('[1.8] a batch stored before the visitor withdrew consent is not sent', async () => {
  const { send, push: pushes, bodies, ports } = collector()
  ports.cookies.set('analytics_consent', 'refused')
  expect(await send([eventOf('PDP', product)])).toEqual(done)
  await pushes(eventOf('USER_LOGIN', member))
  expect([bodies, ports.seen.pushed]).toEqual([[], []])
})

test('[4f.4] login, add_to_cart and remove_from_cart are pushed to the data layer, in USD', async () => {
  const { push: pushes, ports } = collector()
  await pushes(eventOf('USER_LOGIN', member))
  await pushes(eventOf('ADD_TO_CART', { cart, before: [{ ...line, quantity: 1 }] }))
  await pushes(eventOf('REMOVE_FROM_CART', { cart: { ...cart, lines: [] }, before: [line] }))
  await pushes(eventOf('PDP', product))
  const sold = { item_id: 'p1', item_name: 'Blue Hour', price: 35, item_brand: 'Fernhill', item_variant: '3.5g' }
  expect(ports.seen.pushed).toEqual([
    { event: 'login' },
    { event: 'add_to_cart', ecommerce: { currency: 'USD', value: 35, items: [{ ...sold, quantity: 1 }] } },
    { event: 'remove_from_cart', ecommerce: { currency: 'USD', value: 70, items: [{ ...sold, quantity: 2 }] } },
  ])
})
