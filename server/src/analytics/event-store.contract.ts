/** The contract of event stores (7d.4). */
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { sampleEvents } from '../testing/analytics-events.ts'
import type { CollectedEvent, EventStore } from './event-store.ts'
import type { AnalyticsDatabase } from './tables.ts'
import { PATIENCE } from '../testing/patience.ts'

export interface StoreUnderTest {
  store: EventStore
  db: AnalyticsDatabase
  close(): Promise<void>
}

const NOON = Date.UTC(2026, 10, 21, 12)
const { pageView, productView, addToCart, order, search, webVital } = sampleEvents

export const collected = (event: CollectedEvent['event'], at = NOON): CollectedEvent => ({
  event,
  at,
  receivedAt: NOON,
})

export function eventStoreContract(open: () => Promise<StoreUnderTest>): void {
  let given: StoreUnderTest
  beforeAll(async () => {
    given = await open()
  })
  afterAll(() => given.close())
  beforeEach(async () => {
    await vi.waitUntil(async () => (await given.store.lag()) === 0, PATIENCE)
    await given.db.deleteFrom('analytics_events').execute()
  })

  const rows = () => given.db.selectFrom('analytics_events').selectAll().orderBy('seq').execute()
  const view = (visitor = 'v1', store: string | null = null) => collected(pageView({ at: NOON, visitor }, store))

  test('[7d.4] events are kept in order, with all their fields', async () => {
    const events = [view(), collected(productView({ at: NOON, visitor: 'v1', path: '/product/grinder' })), view('v2')]
    expect(await given.store.append(events)).toBe(3)
    await expect.poll(async () => (await rows()).map(({ id }) => id)).toEqual(events.map(({ event }) => event.id))
    const [, product] = await rows()
    expect(product).toMatchObject({
      name: 'PDP',
      at: NOON,
      received_at: NOON,
      visitor: 'v1',
      path: '/product/grinder',
      stage: 1,
      data: { id: 'grinder', price: 1_250 },
    })
  })

  test('a measurement of a page is kept, and belongs to nobody', async () => {
    const measured = collected(webVital(NOON, { metric: 'INP', value: 88, kind: 'product' }))
    await given.store.append([view('v1', 'az_mesa'), measured])
    expect(await given.store.append([measured])).toBe(0)
    await expect.poll(async () => (await rows()).length).toBe(2)
    expect((await rows())[1]).toMatchObject({
      name: 'WEB_VITAL',
      visitor: '',
      path: null,
      page_type: null,
      store: null,
      channel: null,
      stage: 0,
      data: { metric: 'INP', value: 88, kind: 'product' },
    })
  })

  test('[7d.4] an event that is sent again is kept once, in the same batch or a later one', async () => {
    const [first, second] = [view(), view()]
    expect(await given.store.append([first, first])).toBe(1)
    expect(await given.store.append([first, second])).toBe(1)
    expect(await given.store.append([second])).toBe(0)
    await expect.poll(async () => (await rows()).map(({ id }) => id)).toEqual([first.event.id, second.event.id])
  })

  test('[7d.4] two servers that receive the same batch at once keep it once', async () => {
    const events = Array.from({ length: 20 }, () => view())
    const counts = await Promise.all([given.store.append(events), given.store.append(events)])
    expect(counts.reduce((sum, count) => sum + count)).toBe(20)
    await expect.poll(async () => (await rows()).length).toBe(20)
  })

  test('[1.8] an event belongs to the store and the channel of its visitor', async () => {
    const visit = { at: NOON, visitor: 'v1' }
    await given.store.append([
      collected(pageView({ ...visit, path: '/category/flower' }, 'az_mesa', 'Arizona')),
      collected(search(visit, 'Blue Dream', 3)),
    ])
    await given.store.append([collected(order(visit, '1001', 2))])
    await given.store.append([collected(addToCart({ at: NOON, visitor: 'v2' }, 'ordering'))])
    await expect.poll(async () => (await rows()).length).toBe(4)
    const [, searched, ordered, added] = await rows()
    expect(searched).toMatchObject({ store: 'az_mesa', channel: 'commerce', term: 'blue dream', results: 3 })
    expect(ordered).toMatchObject({ store: 'az_mesa', state: 'Arizona', channel: 'commerce', revenue_cents: 2_500 })
    expect(added).toMatchObject({ store: null, channel: 'ordering', stage: 2 })
  })

  test('visitors without cookies have no location: one does not inherit the store of another', async () => {
    const visit = { at: NOON, visitor: '' }
    await given.store.append([collected(pageView(visit, 'az_mesa')), collected(search(visit, 'haze', 0))])
    await given.store.append([collected(search(visit, 'kush', 0))])
    await expect.poll(async () => (await rows()).map(({ store }) => store)).toEqual(['az_mesa', null, null])
  })

  test('a follower receives new events in order and once, until it leaves', async () => {
    const heard: string[] = []
    const leave = await given.store.follow(({ event }) => heard.push(event.id))
    const events = [view(), view(), view()]
    await given.store.append(events)
    await given.store.append(events.slice(1))
    const ids = events.map(({ event }) => event.id)
    await expect.poll(() => heard).toEqual(ids)
    leave()
    await given.store.append([view()])
    await expect.poll(async () => (await rows()).length).toBe(4)
    expect(heard).toEqual(ids)
  })

  test('appending nothing keeps nothing', async () => {
    expect(await given.store.append([])).toBe(0)
    expect(await rows()).toEqual([])
  })
}
