/** The owner's reports, on each database. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleEvents } from '../testing/analytics-events.ts'
import type { TestAnalytics } from '../testing/analytics-database.ts'
import { createDatabaseStore } from './database-store.ts'
import type { CollectedEvent } from './event-store.ts'
import { createReports, type Reports } from './reports.ts'
import { migrateAnalytics } from './migrate.ts'
import { startSweeping } from './sweep.ts'
import { virtualClock } from '../testing/gateway-harness.ts'
import { silentLog } from '../platform/upstream.ts'

const { pageView, productView, addToCart, checkout, order, search, webVital } = sampleEvents
const DAY = 86_400_000
/** Five in the afternoon in Phoenix. */
const NOW = Date.UTC(2026, 10, 22, 0, 0)
const ZONE = 'America/Phoenix'

const at = (event: CollectedEvent['event']): CollectedEvent => ({ event, at: event.at, receivedAt: event.at })

/**
 * Five visitors: one looks around, one opens a product, one fills a cart, one pays and leaves, and one orders twice.
 */
function story(): CollectedEvent[] {
  const by = (visitor: string, hoursAgo: number, path = '/') => ({ visitor, at: NOW - hoursAgo * 3_600_000, path })
  const category = '/category/flower'
  return [
    pageView(by('looks', 1), null),
    pageView(by('opens', 1, category), 'az_mesa', 'Arizona'),
    productView(by('opens', 1, '/product/grinder')),
    pageView(by('fills', 3, '/shopd/category/flower'), 'fl_miami', 'Florida'),
    addToCart(by('fills', 3, '/shopd/category/flower'), 'ordering', 2),
    pageView(by('pays', 2, category), 'az_mesa', 'Arizona'),
    ...[1, 2, 3].map((step) => checkout(by('pays', 2), step)),
    pageView(by('orders', 30, category), 'az_mesa', 'Arizona'),
    order(by('orders', 30), '1001', 2),
    // The confirmation was opened again, which reports the same order in another event.
    order(by('orders', 29), '1001', 2),
    order(by('orders', 2), '1002', 1),
    search(by('looks', 1), 'haze', 4),
    search(by('opens', 1), 'Haze', 4),
    search(by('looks', 1), 'unicorn', 0),
    search(by('looks', 2), 'late harvest', 0),
    search(by('looks', 1), 'late harvest', 2),
    search(by('', 1), 'nobody', 0),
    ...[400, 100, 300, 200, 500].map((value) => webVital(NOW - DAY, { metric: 'INP', value, kind: 'home' })),
    webVital(NOW - DAY, { metric: 'CLS', value: 0.125, kind: 'home' }),
    webVital(NOW - DAY, { metric: 'INP', value: 40, kind: 'cart' }),
    webVital(NOW - 9 * DAY, { metric: 'INP', value: 9000, kind: 'cart' }),
    pageView({ visitor: 'long ago', at: NOW - 20 * DAY }, null),
  ].map(at)
}

export function reportsContract(open: () => Promise<TestAnalytics>): void {
  let given: TestAnalytics
  let reports: Reports
  beforeAll(async () => {
    given = await open()
    await given.db.deleteFrom('analytics_events').execute()
    await createDatabaseStore(given.db).append(story())
    reports = createReports(given.db)
  })
  afterAll(() => given.close())

  const ask = (days: number, of: { store?: string; channel?: 'ordering' | 'commerce' } = {}) =>
    reports.read({ days, timeZone: ZONE, store: of.store ?? null, channel: of.channel ?? null }, NOW)
  const visitors = async (...question: Parameters<typeof ask>) =>
    (await ask(...question)).funnel.map((stage) => stage.visitors)

  test('[4f.5] the funnel counts each visitor once in every stage that they reached or passed', async () => {
    expect(await visitors(7)).toEqual([5, 4, 3, 2, 2, 2, 1])
    expect(await visitors(30)).toEqual([6, 4, 3, 2, 2, 2, 1])
  })

  test('[1.8] the funnel of a store and of a channel', async () => {
    expect(await visitors(7, { store: 'fl_miami' })).toEqual([1, 1, 1, 0, 0, 0, 0])
    expect(await visitors(7, { channel: 'commerce' })).toEqual([3, 3, 2, 2, 2, 2, 1])
    expect(await visitors(7, { store: 'nowhere' })).toEqual([0, 0, 0, 0, 0, 0, 0])
  })

  test('[4f.4] an order counts once, however often it is reported; money is in cents', async () => {
    expect((await ask(7)).orders).toEqual({ count: 2, revenue: 3_750 })
    expect((await ask(7)).stores).toEqual([
      { store: 'az_mesa', state: 'Arizona', visitors: 3, orders: 2, revenue: 3_750 },
      { store: 'fl_miami', state: 'Florida', visitors: 1, orders: 0, revenue: 0 },
    ])
    expect((await ask(7)).channels).toMatchObject([
      { channel: 'commerce', orders: 2, revenue: 3_750 },
      { channel: 'ordering', orders: 0, revenue: 0 },
    ])
  })

  test("[1.8] a day begins in the owner's time zone and has all its hours", async () => {
    const today = await ask(1)
    expect(today.from).toBe(Date.UTC(2026, 10, 21, 7))
    expect(today.orders.count).toBe(1)
    expect(today.timeline).toHaveLength(18)
    expect(today.timeline[0]).toEqual({ begins: '2026-11-21T00:00:00', visitors: 0, orders: 0, revenue: 0 })
    expect(today.timeline.at(-3)).toEqual({ begins: '2026-11-21T15:00:00', visitors: 3, orders: 1, revenue: 1_250 })
    expect((await ask(7)).timeline.map(({ begins }) => begins.slice(0, 10))).toEqual([
      '2026-11-15',
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
    ])
  })

  test('[1.8] products by revenue', async () => {
    expect((await ask(7)).products).toEqual([
      { name: 'Grinder', brand: null, views: 1, added: 2, ordered: 3, revenue: 3_750 },
    ])
  })

  test('[4f.7] searches, and those without results now', async () => {
    const { searches, withoutResult } = await ask(7)
    expect(searches).toEqual([
      { term: 'haze', times: 2 },
      { term: 'late harvest', times: 2 },
      { term: 'nobody', times: 1 },
      { term: 'unicorn', times: 1 },
    ])
    expect(withoutResult).toEqual([
      { term: 'nobody', times: 1 },
      { term: 'unicorn', times: 1 },
    ])
  })

  test('pages by kind: the value that three of four measurements do not exceed, whichever store is selected', async () => {
    const expected = [
      { kind: 'home', metric: 'CLS', measured: 1, p75: 0.125 },
      { kind: 'home', metric: 'INP', measured: 5, p75: 400 },
      { kind: 'cart', metric: 'INP', measured: 1, p75: 40 },
    ]
    expect((await ask(7)).vitals).toEqual(expected)
    expect((await ask(7, { store: 'fl_miami' })).vitals).toEqual(expected)
  })

  test('the store filter offers every store with events, whichever one is selected', async () => {
    expect((await ask(7, { store: 'fl_miami' })).knownStores).toEqual(['az_mesa', 'fl_miami'])
  })

  test('without events every figure and every hour is zero', async () => {
    const empty = await reports.read({ days: 1, timeZone: 'UTC', store: null, channel: null }, NOW + 100 * DAY)
    expect(empty.orders).toEqual({ count: 0, revenue: 0 })
    expect(empty.timeline).toHaveLength(1)
    expect([empty.products, empty.searches, empty.stores, empty.vitals]).toEqual([[], [], [], []])
  })

  test('the file has all events of the query, in order', async () => {
    let file = ''
    for await (const part of reports.csv({ days: 7, timeZone: ZONE, store: 'fl_miami', channel: null }, NOW))
      file += part
    const lines = file.trimEnd().split('\r\n')
    expect(lines.map((line) => line.split(',')[1])).toEqual(['name', 'PAGE_VIEW', 'ADD_TO_CART'])
  })

  test('events are deleted after the retention, and the tables may already exist', async () => {
    await migrateAnalytics(given.db)
    const stop = startSweeping({ db: given.db, clock: virtualClock(NOW), days: 10, log: silentLog })
    await stop()
    expect(await visitors(30)).toEqual([5, 4, 3, 2, 2, 2, 1])
  })
}
