import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createCollector, type Collector } from '../../analytics/collector.ts'
import { createDatabaseStore } from '../../analytics/database-store.ts'
import { OLDEST_MS } from '../../analytics/read-batch.ts'
import { createReports } from '../../analytics/reports.ts'
import { openAnalyticsDatabase, type TestAnalytics } from '../../testing/analytics-database.ts'
import { newEventId, sampleEvents } from '../../testing/analytics-events.ts'
import { startGateway, virtualClock, type GatewayOptions } from '../../testing/gateway-harness.ts'
import { NOON } from '../../testing/sample-shop.ts'

const { pageView, search, order } = sampleEvents
const visit = { at: NOON, visitor: 'visitor-1' }

let given: TestAnalytics
let collector: Collector
let app: FastifyInstance

const start = (options: GatewayOptions = {}) =>
  startGateway({ ...options, deps: { analytics: { collector, reports: createReports(given.db) }, ...options.deps } })

beforeAll(async () => {
  given = await openAnalyticsDatabase()
})
afterAll(() => given.close())
beforeEach(async () => {
  await given.db.deleteFrom('analytics_events').execute()
  collector = createCollector(createDatabaseStore(given.db), virtualClock())
  app = await start()
})

const send = (body: unknown, headers: Record<string, string> = {}, to = app) =>
  to.inject({
    method: 'POST',
    url: '/api/analytics/events',
    headers: { 'content-type': 'application/json', host: 'shop.example', ...headers },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  })
const rows = () => given.db.selectFrom('analytics_events').selectAll().orderBy('seq').execute()

describe('the collector', () => {
  test('[1.8] a batch is stored and answered with 202 and the count', async () => {
    const answer = await send({ events: [pageView(visit, null), search(visit, 'haze', 2)] })
    expect([answer.statusCode, answer.json()]).toEqual([202, { accepted: 2 }])
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect((await rows()).map(({ name }) => name)).toEqual(['PAGE_VIEW', 'SEARCH'])
  })

  test('[1.8] the same batch again is accepted again and counted once', async () => {
    const batch = { events: [pageView(visit, null)] }
    await send(batch)
    expect((await send(batch)).json()).toEqual({ accepted: 1 })
    expect(await rows()).toHaveLength(1)
    expect(collector.counts()).toMatchObject({ accepted: 1, duplicates: 1 })
  })

  test('[5c.3] an invalid event is counted and dropped, and the rest of its batch is stored', async () => {
    const noTerm = { ...search(visit, 'haze', 0), data: { results: 0 } }
    const answer = await send({ events: [noTerm, pageView(visit, null), { name: 'EVERYTHING' }, 7] })
    expect([answer.statusCode, answer.json()]).toEqual([202, { accepted: 1 }])
    expect(collector.counts()).toMatchObject({ accepted: 1, invalid: 3 })
  })

  test('[7d.4] a beacon without its own type is text/plain', async () => {
    const answer = await send({ events: [pageView(visit, null)] }, { 'content-type': 'text/plain;charset=UTF-8' })
    expect(answer.statusCode).toBe(202)
  })

  test.each([
    ['no JSON', '{', 400],
    ['no batch', { events: 'many' }, 400],
    ['an empty batch', { events: [] }, 400],
    ['more than 50 events', { events: Array.from({ length: 51 }, () => 7) }, 400],
    ['more than 60,000 bytes', `{"events":["${'x'.repeat(60_000)}"]}`, 413],
  ])('%s is refused permanently', async (_name, body, status) => {
    expect((await send(body)).statusCode).toBe(status)
    expect(await rows()).toEqual([])
  })

  test.each([
    ['another site', { origin: 'https://evil.example' }, 403],
    ['a page of another site, by its browser', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ])('%s is refused', async (_name, headers, status) => {
    expect((await send({ events: [pageView(visit, null)] }, headers)).statusCode).toBe(status)
    expect(await rows()).toEqual([])
  })

  test('a client that sends without a pause has to wait', async () => {
    const statuses = new Set<number>()
    for (let index = 0; index < 241; index++) statuses.add((await send({ events: [7] })).statusCode)
    expect([...statuses]).toEqual([202, 429])
  })

  test('a clock that is ahead is corrected for the whole batch; one far behind is bounded', async () => {
    const hour = 3_600_000
    const ahead = [pageView({ ...visit, at: NOON + hour }, null), pageView({ ...visit, at: NOON + 2 * hour }, null)]
    await send({ events: ahead })
    await send({ events: [pageView({ ...visit, at: 0 }, null)] })
    expect((await rows()).map(({ at }) => at)).toEqual([NOON - hour, NOON, NOON - OLDEST_MS])
    expect((await rows()).map(({ told_at }) => told_at)).toEqual([NOON + hour, NOON + 2 * hour, 0])
    expect(collector.counts().ahead).toBe(1)
  })

  test('text that a database cannot store does not affect the rest of the batch', async () => {
    const answer = await send({ events: [search(visit, 'a\0b\ud800', 0), pageView(visit, null)] })
    expect([answer.statusCode, answer.json()]).toEqual([202, { accepted: 2 }])
    expect((await rows())[0]?.term).toBe('ab\ufffd')
  })

  test('[8.23] if storing fails the answer is 503, and none of the content is logged', async () => {
    const lines: string[] = []
    const take = () => Promise.reject(new Error('insert into analytics_events values (secret-term)'))
    const broken = await start({
      config: { logLevel: 'trace' },
      deps: {
        analytics: { collector: { ...collector, take }, reports: createReports(given.db) },
        logStream: { write: (line) => lines.push(line) },
      },
    })
    const answer = await send({ events: [search(visit, 'secret-term', 0)] }, {}, broken)
    expect([answer.statusCode, answer.json()]).toMatchObject([503, { error: { code: 'COLLECTOR_UNAVAILABLE' } }])
    expect(lines.join('')).toContain('COLLECTOR_UNAVAILABLE')
    expect(lines.join('')).not.toContain('secret-term')
  })

  test('metrics count events by their outcome, and how many are waiting', async () => {
    await send({ events: [order(visit, '1001'), { ...pageView(visit, null), id: 'no id' }] })
    await send({ events: [{ ...pageView(visit, null), id: newEventId() }] })
    const { body } = await app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })
    expect(body).toContain('leaflog_analytics_events{outcome="accepted"} 2')
    expect(body).toContain('leaflog_analytics_events{outcome="invalid"} 1')
    expect(body).toContain('leaflog_analytics_stream_lag 0')
  })

  test('a server without a store has no collector', async () => {
    const without = await startGateway()
    expect((await send({ events: [pageView(visit, null)] }, {}, without)).statusCode).toBe(404)
  })
})
