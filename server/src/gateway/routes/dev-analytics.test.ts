import { analyticsFeed, analyticsReport, feedEvent } from '@leaflog/core/wire/analytics/analytics-report'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCollector } from '../../analytics/collector.ts'
import { createDatabaseStore } from '../../analytics/database-store.ts'
import { createReports } from '../../analytics/reports.ts'
import { readConfig } from '../../platform/config.ts'
import { openAnalyticsDatabase, type TestAnalytics } from '../../testing/analytics-database.ts'
import { sampleEvents } from '../../testing/analytics-events.ts'
import { realClock, startGateway, virtualClock, type GatewayOptions } from '../../testing/gateway-harness.ts'
import { NOON } from '../../testing/sample-shop.ts'

const { pageView, search } = sampleEvents
let given: TestAnalytics
beforeAll(async () => {
  given = await openAnalyticsDatabase()
})
afterAll(() => given.close())

function start(options: GatewayOptions = {}) {
  const clock = options.clock ?? virtualClock()
  const collector = createCollector(createDatabaseStore(given.db), clock)
  const analytics = { collector, reports: createReports(given.db) }
  return startGateway({ ...options, clock, deps: { analytics }, config: { devAnalytics: true, ...options.config } })
}
const here = { remoteAddress: '127.0.0.1', headers: { host: 'localhost:3000' } }
const send = (app: FastifyInstance, events: readonly unknown[]) =>
  app.inject({
    method: 'POST',
    url: '/api/analytics/events',
    headers: { 'content-type': 'application/json' },
    payload: { events },
  })

describe("the owner's dashboard", () => {
  test('[1.8] a report, the latest events and a download, without caching', async () => {
    const app = await start()
    await send(app, [pageView({ at: NOON, visitor: 'v1' }, 'az_mesa'), search({ at: NOON, visitor: 'v1' }, '=1+1', 0)])
    const report = await app.inject({ url: '/dev/analytics/report?days=1&zone=America/Phoenix', ...here })
    expect(analyticsReport.parse(report.json()).funnel[0]).toEqual({ stage: 'visit', visitors: 1 })
    expect(report.headers['cache-control']).toBe('no-store')
    const recent = await app.inject({ url: '/dev/analytics/recent', ...here })
    expect(analyticsFeed.parse(recent.json()).events.map(({ name }) => name)).toEqual(['SEARCH', 'PAGE_VIEW'])
    const file = await app.inject({ url: '/dev/analytics/events.csv?days=7&store=az_mesa', ...here })
    expect(file.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': 'attachment; filename="events.csv"',
    })
    const lines = file.body.split('\r\n')
    expect(lines).toHaveLength(4)
    expect(lines[2]).toContain(",'=1+1,0,")
  })

  test('[1.8] followers receive events as they happen', async () => {
    const app = await start({ clock: realClock })
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    const answer = await fetch(`${address}/dev/analytics/stream`)
    expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
    expect((await reader?.read())?.value).toBe(':\n\n')
    await send(app, [search({ at: 1, visitor: 'v1' }, 'haze', 3)])
    const text = (await reader?.read())?.value ?? ''
    expect(feedEvent.parse(JSON.parse(text.replace('data: ', '')))).toMatchObject({ name: 'SEARCH', about: 'haze' })
    await app.close()
    await reader?.closed.catch(() => undefined)
  })

  test.each(['days=2', 'days=1&zone=Mars/Olympus', 'days=1&channel=mail', ''])(
    'an invalid query: %s',
    async (query) => {
      const app = await start()
      const answer = await app.inject({ url: `/dev/analytics/report?${query}`, ...here })
      expect([answer.statusCode, answer.json()]).toMatchObject([400, { error: { code: 'BAD_REQUEST' } }])
    },
  )

  const addresses = ['/dev/analytics', '/dev/analytics/', '/dev/analytics?days=7', '/dev/analytics/report?days=1']
  const files = ['/dev/analytics/recent', '/dev/analytics/events.csv?days=1', '/dev/analytics/stream']
  test.each([
    ['another machine', { remoteAddress: '203.0.113.7' }],
    ['a proxy on this machine', { headers: { host: 'localhost', 'x-forwarded-for': '203.0.113.9' } }],
    ['a site whose name leads here', { headers: { host: 'evil.example:3000' } }],
  ])('%s gets 404', async (_name, from) => {
    const app = await start({ config: { trustProxy: true } })
    for (const url of [...addresses, ...files]) {
      expect([url, (await app.inject({ url, ...here, ...from })).statusCode]).toEqual([url, 404])
    }
  })

  test('switched off the page exists for nobody', async () => {
    const app = await start({ config: { devAnalytics: false } })
    for (const url of addresses.slice(0, 3)) {
      expect([url, (await app.inject({ url, ...here })).statusCode]).toEqual([url, 404])
    }
    // Without a storefront every page is the error screen, and these addresses are ordinary pages.
    expect((await app.inject({ url: '/dev/analytics/report?days=1', ...here })).headers['content-type']).toContain(
      'html',
    )
  })
})

test.each([
  ['the demo shop as it starts', {}, false, false],
  ['npm run dev', { PUBLIC_URL: 'https://shop.example' }, true, true],
  ['switched on', { PUBLIC_URL: 'https://shop.example', DEV_ANALYTICS: '1' }, false, true],
  ['npm run dev, switched off', { DEV_ANALYTICS: '0' }, true, false],
])('DEV_ANALYTICS: %s', (_name, env, development, expected) => {
  expect(readConfig(env, development).devAnalytics).toBe(expected)
})
