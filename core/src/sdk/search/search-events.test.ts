import { expect, test } from 'vitest'
import type { Http } from '../../ports/ports.ts'
import { createFakePorts, settle } from '../../testing/fake-ports.ts'
import { fakeSearchIndex } from '../../testing/fake-search-index.ts'
import { insightsBatch, insightsProblem } from '../../wire/search/insights.ts'
import { createSearch } from './search.ts'

const by = { storeCode: 'fl_miami', index: 'menu_fl_miami_florida', queryID: 'query-1' }

const open = (consent = true, visitor: string | null = 'visitor-1', endpoint: 'up' | 'down' | number = 'up') => {
  const played = fakeSearchIndex(() => ({}))
  const http: Http = async (request) => {
    if (endpoint === 'up' || !request.url.includes('/api/insights/')) return played.http(request)
    if (endpoint === 'down') throw new TypeError('no network: visitor-1')
    return new Response('{"message":"visitor-1"}', { status: endpoint })
  }
  const ports = { ...createFakePorts(), http }
  if (visitor !== null) ports.cookies.set('visitor_id', visitor)
  const { events, added } = createSearch({
    ports,
    gateway: 'https://shop.example',
    ask: () => Promise.reject(new Error('no categories')),
    consented: () => consent,
  })
  const add = (productId: string) => added({ productId, quantity: 2, facts: { price: 3550 } })
  const sent = async () => {
    await settle()
    return played.sent.flatMap(({ body }) => insightsBatch.parse(body).events)
  }
  return { ports, played, events, add, sent }
}

test('[7d.3] a view, a click with its place, and an add to the cart reach the insights endpoint', async () => {
  const { ports, played, events, add, sent } = open()
  events.viewed(by, [
    { id: 'p1', position: 25 },
    { id: 'p2', position: 26 },
  ])
  events.clicked(by, { id: 'p2', position: 26 })
  add('p2')
  const all = await sent()
  const timestamp = ports.clock.now()
  const common = { index: by.index, userToken: 'visitor-1', timestamp }
  expect(all).toEqual([
    { ...common, eventType: 'view', eventName: 'Found products viewed', objectIDs: ['p1', 'p2'] },
    {
      ...common,
      eventType: 'click',
      eventName: 'Found product clicked',
      queryID: 'query-1',
      objectIDs: ['p2'],
      positions: [26],
    },
    {
      ...common,
      eventType: 'conversion',
      eventSubtype: 'addToCart',
      eventName: 'Found product added to cart',
      queryID: 'query-1',
      objectIDs: ['p2'],
      objectData: [{ price: 35.5, quantity: 2, queryID: 'query-1' }],
      value: 71,
      currency: 'USD',
    },
  ])
  expect(all.map(insightsProblem)).toEqual([null, null, null])
  expect(played.sent[0]).toMatchObject({ url: 'https://shop.example/api/insights/1/events', keepalive: true })
  expect(played.sent[0]?.headers.get('x-algolia-application-id')).toBe('APP')
})

test('[7d.3] without consent, or without a visitor’s id, nothing leaves and nothing is kept', async () => {
  for (const { ports, events, add, sent } of [open(false), open(true, null)]) {
    events.viewed(by, [{ id: 'p1', position: 1 }])
    events.clicked(by, { id: 'p1', position: 1 })
    add('p1')
    expect(await sent()).toEqual([])
    expect(ports.session.get('search_found')).toBeNull()
  }
})

test('[7d.3] an add is one conversion, and only of what was found within the last hour', async () => {
  const { ports, events, add, sent } = open()
  events.clicked(by, { id: 'p1', position: 1 })
  add('p9')
  add('p1')
  add('p1')
  events.clicked(by, { id: 'p2', position: 2 })
  await ports.clock.advance(3_600_001)
  add('p2')
  expect((await sent()).map(({ eventType, objectIDs }) => [eventType, objectIDs])).toEqual([
    ['click', ['p1']],
    ['conversion', ['p1']],
    ['click', ['p2']],
  ])
})

test('more than 20 products are several views', async () => {
  const { events, sent } = open()
  events.viewed(
    by,
    Array.from({ length: 24 }, (_, at) => ({ id: `p${at}`, position: at + 1 })),
  )
  expect((await sent()).map(({ objectIDs }) => objectIDs?.length)).toEqual([20, 4])
})

test.each([
  ['down', { code: 'SEARCH_EVENT_NOT_SENT', detail: 'NETWORK_FAILED' }],
  [422, { code: 'SEARCH_EVENT_REFUSED', detail: 'the insights endpoint answered 422' }],
] as const)('[8.23] an endpoint that is %s disturbs nobody, and is logged', async (endpoint, report) => {
  const { ports, events, sent } = open(true, 'visitor-1', endpoint)
  events.clicked(by, { id: 'p1', position: 1 })
  expect(await sent()).toEqual([])
  expect(ports.seen.reports).toEqual([report])
})
