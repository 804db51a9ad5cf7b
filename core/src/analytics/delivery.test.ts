import { expect, test } from 'vitest'
import { isLeaflogError } from '../errors.ts'
import type { EffectContext } from '../kernel/define-domain.ts'
import type { Json } from '../kernel/define-events.ts'
import { createFakePorts, noCredentials } from '../testing/fake-ports.ts'
import { MOST_BYTES, MOST_EVENTS, analyticsBatch } from '../wire/analytics.ts'
import { deliver, push } from './analytics.calls.ts'
import { analyticsEvents } from './analytics.events.ts'

const id = (nth: number) => `0190c0de-0000-7000-8000-${nth.toString(16).padStart(12, '0')}`
const item = { id: 'p1', name: 'Blue Hour', price: 3500, quantity: 1, currencyCode: 'USD' }
const line = { ...item, brand: 'Fernhill', category: 'Flower', variant: '3.5g' }
const cart = {
  channel: 'ordering',
  currencyCode: 'USD',
  quantity: 1,
  subtotal: 3500,
  discount: 0,
  tax: 0,
  shipping: null,
  total: 3500,
  coupons: [],
  items: [line],
}
const affiliation = 'Online Store'
const product = { id: 'p1', name: 'Blue Hour', price: 3500, brand: null, category: null }
const order = { id: '42', revenue: 3500, tax: 0, shipping: 0, discount: 0, currencyCode: 'USD', affiliation, items: [] }
const valid = {
  USER_LOGIN: { signedIn: true, rewards: null },
  ADD_TO_CART: { currencyCode: 'USD', items: [line], cart },
  CART_STATE: { currencyCode: 'USD', cart },
  PLP: { list: 'Flower', total: 1, items: [product] },
  PDP: product,
  PLACE_ORDER: order,
  SEARCH: { term: 'blue', results: 1 },
  CHECKOUT: { step: 1, option: null, affiliation, shoppingMethod: '', cart },
  CHECKOUT_OPTION: { step: 2, option: 'standard', affiliation },
} as const

const told = (name: string, data: Json, nth = 1): Json => ({
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
  const contextOf = <Params>(params: Params): EffectContext<Params> => ({
    params,
    key: 'row',
    ports,
    config: { gateway: 'https://shop.example', exitUrl: '', externalShops: {}, credentials: noCredentials },
    secrets: {},
    signal: new AbortController().signal,
    blob: (text) => Promise.resolve(text),
  })
  return {
    bodies,
    ports,
    send: (events: Json[], dropped = 0) => deliver(contextOf({ batch: 'b1', dropped, events })),
    push: (name: string, data: Json) => push(contextOf({ name, data })),
  }
}

const done = [analyticsEvents.delivered({ batch: 'b1' })]

test('every event is as the collector expects it, with who the visitor is', async () => {
  const { send, bodies, ports } = collector()
  ports.cookies.set('visitor_id', 'abc-123')
  ports.cookies.set('is_new_visitor', '1')
  const events = Object.entries(valid).map(([name, data], nth) => told(name, data, nth))
  expect(await send(events)).toEqual(done)
  const batch = analyticsBatch.parse(bodies[0])
  expect(batch.events.map(({ name }) => name)).toEqual(Object.keys(valid))
  expect(batch.events[0]).toMatchObject({ visitor: 'abc-123', newVisitor: true })
  expect(ports.seen.reports).toEqual([])
})

const without = (data: Record<string, Json>, field: string): Record<string, Json> =>
  Object.fromEntries(Object.entries(data).filter(([name]) => name !== field))

/** What is reported of data that is dropped while what travels with it goes on; '' where it was sent. */
async function refusalOf(name: string, data: Json): Promise<string> {
  const { send, bodies, ports } = collector()
  await send([told(name, data, 1), told('SEARCH', valid.SEARCH, 2)])
  const arrived = analyticsBatch.parse(bodies[0]).events.map((event) => event.id)
  return arrived.join() === id(2) ? ports.seen.reports.map(({ code, detail }) => `${code} ${detail}`).join() : ''
}
const refusal = (name: string, field: string) => `ANALYTICS_INVALID ${name}: data.${field}`

test('[5c.3.1] [8.23] cart events need a valid currency code; what is invalid is logged and dropped', async () => {
  for (const currencyCode of ['', 'usd', 'DOLLARS', 'QQQ', null])
    expect(await refusalOf('CART_STATE', { ...valid.CART_STATE, currencyCode })).toBe(
      refusal('CART_STATE', 'currencyCode'),
    )
})

test('[5c.3.2] items need id, name, price, quantity and currencyCode', async () => {
  for (const field of ['id', 'name', 'price', 'quantity', 'currencyCode'])
    expect(await refusalOf('ADD_TO_CART', { ...valid.ADD_TO_CART, items: [without(line, field)] })).toBe(
      refusal('ADD_TO_CART', `items.0.${field}`),
    )
  expect(await refusalOf('ADD_TO_CART', { ...valid.ADD_TO_CART, items: [{ ...line, name: '' }] })).toBe(
    refusal('ADD_TO_CART', 'items.0.name'),
  )
  expect(await refusalOf('ADD_TO_CART', { ...valid.ADD_TO_CART, items: [] })).toBe(refusal('ADD_TO_CART', 'items'))
})

test('[5c.3.3] checkout steps need a numeric step', async () => {
  for (const step of ['1', null, 0, 4, 1.5])
    expect(await refusalOf('CHECKOUT', { ...valid.CHECKOUT, step })).toBe(refusal('CHECKOUT', 'step'))
  expect(await refusalOf('CHECKOUT_OPTION', without(valid.CHECKOUT_OPTION, 'step'))).toBe(
    refusal('CHECKOUT_OPTION', 'step'),
  )
})

test('[5c.3.4] a purchase needs an id and its revenue', async () => {
  expect(await refusalOf('PLACE_ORDER', without(order, 'id'))).toBe(refusal('PLACE_ORDER', 'id'))
  expect(await refusalOf('PLACE_ORDER', { ...order, id: '' })).toBe(refusal('PLACE_ORDER', 'id'))
  expect(await refusalOf('PLACE_ORDER', without(order, 'revenue'))).toBe(refusal('PLACE_ORDER', 'revenue'))
})

test('[5c.3.5] a product view needs name, id and price', async () => {
  for (const field of ['name', 'id', 'price'])
    expect(await refusalOf('PDP', without(product, field))).toBe(refusal('PDP', field))
})

test('[5c.3.6] a search needs a term, and a term that names a person is none', async () => {
  expect(await refusalOf('SEARCH', { term: '', results: 0 })).toBe(refusal('SEARCH', 'term'))
  expect(await refusalOf('SEARCH', { results: 0 })).toBe(refusal('SEARCH', 'term'))
  expect(await refusalOf('SEARCH', { term: 'me@example.com', results: 0 })).toBe(refusal('SEARCH', 'term'))
  expect(await refusalOf('SEARCH', { term: '(305) 555-0100', results: 0 })).toBe(refusal('SEARCH', 'term'))
})

test('an unknown event, and one that is none, are dropped; what is reported holds no values', async () => {
  const { send, bodies, ports } = collector()
  expect(await send([told('OTHER', {}), 'x', told('PDP', { id: 'secret@example.com' })])).toEqual(done)
  expect(bodies).toEqual([])
  expect(JSON.stringify(ports.seen.reports)).not.toContain('secret')
})

test('an answer that says later, and none at all, count as not delivered', async () => {
  for (const answer of [500, 503, 429, 'down'] as const) {
    const { send } = collector([answer])
    const failed = await send([told('PDP', product)]).catch((error: unknown) => error)
    expect(isLeaflogError(failed, 'SERVICE_UNAVAILABLE', 'NETWORK_FAILED')).toBe(true)
  }
})

test('a batch that is refused for good is never sent again, and that is reported', async () => {
  const { send, ports } = collector([400])
  expect(await send([told('PDP', product)])).toEqual(done)
  expect(ports.seen.reports).toEqual([{ code: 'ANALYTICS_REFUSED', detail: 'the collector answered 400' }])
})

test('what was dropped for want of room is reported', async () => {
  const { send, ports } = collector()
  await send([told('PDP', product)], 7)
  expect(ports.seen.reports).toEqual([{ code: 'ANALYTICS_DROPPED', detail: '7 of the oldest events' }])
})

test('a batch is as large as a beacon may be; more goes in several', async () => {
  const { send, bodies } = collector()
  const items = Array.from({ length: 60 }, (_, nth) => ({ ...line, id: `p${nth}`, name: 'é'.repeat(80) }))
  const events = Array.from({ length: MOST_EVENTS }, (_, nth) =>
    told('CART_STATE', { ...valid.CART_STATE, cart: { ...cart, items } }, nth),
  )
  expect(await send(events)).toEqual(done)
  const batches = bodies.map((body) => analyticsBatch.parse(body))
  expect(batches.flatMap((batch) => batch.events.map((event) => event.id))).toEqual(events.map((_, nth) => id(nth)))
  for (const body of bodies) expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThanOrEqual(MOST_BYTES)
})

test('[1.8] a batch that was written down before the visitor withdrew is not sent', async () => {
  const { send, push: pushes, bodies, ports } = collector()
  ports.cookies.set('analytics_consent', 'refused')
  expect(await send([told('PDP', product)])).toEqual(done)
  await pushes('USER_LOGIN', valid.USER_LOGIN)
  expect([bodies, ports.seen.pushed]).toEqual([[], []])
})

test('[4f.4] login, add_to_cart and remove_from_cart are pushed to the data layer, in USD', async () => {
  const { push: pushes, ports } = collector()
  const sold = {
    item_id: 'p1',
    item_name: 'Blue Hour',
    price: 35,
    item_brand: 'Fernhill',
    item_category: 'Flower',
    item_variant: '3.5g',
  }
  await pushes('USER_LOGIN', valid.USER_LOGIN)
  await pushes('ADD_TO_CART', { ...valid.ADD_TO_CART, items: [{ ...line, quantity: 2 }] })
  await pushes('REMOVE_FROM_CART', valid.ADD_TO_CART)
  expect(ports.seen.pushed).toEqual([
    { event: 'login' },
    {
      event: 'add_to_cart',
      ecommerce: {
        currency: 'USD',
        value: 70,
        items: [{ ...sold, quantity: 2 }],
      },
    },
    { event: 'remove_from_cart', ecommerce: { currency: 'USD', value: 35, items: [{ ...sold, quantity: 1 }] } },
  ])
})
