import { insightsPath } from '@leaflog/core/wire/search/insights'
import aa from 'search-insights'
import { describe, expect, test } from 'vitest'
import { createInsights } from '../../backend/apis/search/insights.ts'
import { searchAppId, searchKey } from '../../backend/rules/search/keys.ts'
import { openSample, sampleNow } from '../../backend/rules/search/sample-menu.ts'
import { inProcessExchange } from '../../platform/exchange-in-process.ts'
import { fakeUpstream, startGateway } from '../../testing/gateway-harness.ts'
import { json, silentLog } from '../../platform/upstream.ts'
import { someTrace } from '../../testing/some-trace.ts'

const URL = `/api/insights${insightsPath}`
const credentials = { 'x-algolia-application-id': 'APP', 'x-algolia-api-key': 'key1' }
const index = 'menu_fl_miami_florida'
const event = {
  eventType: 'click',
  eventName: 'Product clicked',
  index,
  userToken: 'visitor-1',
  queryID: 'query-1',
  objectIDs: ['p_blue'],
  positions: [3],
}
const taken = () => fakeUpstream(() => json({ status: 200, message: 'OK' }))
const send = (
  app: Awaited<ReturnType<typeof startGateway>>,
  payload: string,
  headers: Record<string, string> = {},
  url = URL,
) => app.inject({ method: 'POST', url, headers: { 'content-type': 'text/plain', ...credentials, ...headers }, payload })

describe('the relay of search events', () => {
  test('[7d.3] an event reaches the insights endpoint with app id and key, and nothing else of the browser', async () => {
    const upstream = taken()
    const app = await startGateway({ insights: upstream.send })
    const answer = await send(app, JSON.stringify({ events: [{ ...event, email: 'jo@example.com' }], more: 1 }), {
      cookie: 'a=1',
      referer: 'https://x.example/?q=secret',
      'user-agent': 'me',
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ status: 200, message: 'OK' })
    expect(answer.headers['cache-control']).toBe('private, no-store')
    const [seen] = upstream.seen
    expect(seen?.url.href).toBe('https://insights.example/1/events')
    expect(seen?.headers).toEqual({
      accept: 'application/json',
      'content-type': 'application/json',
      ...credentials,
      traceparent: someTrace,
    })
    expect(JSON.parse(seen?.body ?? '')).toEqual({ events: [event] })
  })

  test.each([
    ['no events', '{"events":[]}'],
    ['broken JSON', '{"events":'],
    ['an address as token', JSON.stringify({ events: [{ ...event, userToken: 'jo@example.com' }] })],
  ])('%s is not forwarded, and is refused in the clients’ format', async (_name, body) => {
    const upstream = taken()
    const app = await startGateway({ insights: upstream.send })
    const answer = await send(app, body)
    expect(answer.json()).toMatchObject({ status: 400 })
    expect(answer.json()).toHaveProperty('message')
    expect(answer.statusCode).toBe(400)
    expect((await send(app, JSON.stringify({ events: [event] }), { 'x-algolia-api-key': '' })).statusCode).toBe(400)
    expect(upstream.seen).toEqual([])
  })

  test('an endpoint that is down is reported in the same format', async () => {
    const app = await startGateway({ insights: () => Promise.reject(new Error('down')) })
    const answer = await send(app, JSON.stringify({ events: [event] }))
    expect(answer.statusCode).toBe(502)
    expect(answer.json()).toMatchObject({ status: 502 })
  })

  test('[7d.3] search-insights works on it unchanged, and the embedded backend stores its events', async () => {
    const sample = await openSample()
    const secret = 'a secret of tests'
    const options = { db: sample.db, clock: () => sampleNow, searchKeySecret: secret, log: silentLog }
    const exchange = inProcessExchange(createInsights(options))
    const app = await startGateway({
      targets: { insights: { name: 'insights', base: 'https://insights.example', exchange } },
    })
    try {
      const address = await app.listen({ port: 0, host: '127.0.0.1' })
      aa('init', { appId: searchAppId, apiKey: searchKey(secret, index), host: `${address}/api/insights` })
      aa('setUserToken', 'visitor-1')
      const timestamp = sampleNow - 1000
      const found = { eventName: 'Product clicked', index, queryID: 'query-1', objectIDs: ['p_blue'], timestamp }
      await aa('clickedObjectIDsAfterSearch', { ...found, positions: [2] })
      await aa('addedToCartObjectIDsAfterSearch', { ...found, eventName: 'Added to cart', currency: 'USD', value: 35 })
      await aa('viewedObjectIDs', { eventName: 'Seen', index, objectIDs: ['p_blue', 'p_og'], timestamp })
      const kept = await sample.db.selectFrom('search_events').selectAll().orderBy('id').execute()
      expect(kept.map((row) => [row.event_type, row.event_subtype, row.query_id, row.user_token])).toEqual([
        ['click', null, 'query-1', 'visitor-1'],
        ['conversion', 'addToCart', 'query-1', 'visitor-1'],
        ['view', null, null, 'visitor-1'],
      ])
      expect(kept[0]?.event).toMatchObject({ positions: [2], objectIDs: ['p_blue'] })
    } finally {
      await app.close()
      await sample.close()
    }
  })
})
