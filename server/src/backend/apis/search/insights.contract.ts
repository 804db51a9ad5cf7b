import { insightsPath } from '@leaflog/core/wire/search/insights'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Harness } from '../../../testing/backend-harness.ts'
import { silentLog, type Upstream } from '../../../platform/upstream.ts'
import { createInsights } from './insights.ts'
import { searchAppId, searchKey } from '../../rules/search/keys.ts'

const secret = 'a secret of tests'
const index = 'menu_fl_miami_florida'
const DAY = 86_400_000

/** [7d.3] Valid search events are stored for an index that the key opens. */
export function insightsContract(harness: () => Harness): void {
  describe('[7d.3] events of searches', () => {
    let insights: Upstream
    beforeAll(() => {
      const { db, clock } = harness()
      insights = createInsights({ db, clock: () => clock.now, searchKeySecret: secret, log: silentLog })
    })
    beforeEach(() => harness().db.deleteFrom('search_events').execute())

    const click = () => ({
      eventType: 'click',
      eventName: 'Product clicked',
      index,
      userToken: 'visitor-1',
      timestamp: harness().clock.now - 1000,
      queryID: 'query-1',
      objectIDs: ['p_blue'],
      positions: [3],
    })
    const send = async (body: unknown, key = searchKey(secret, index), path = insightsPath) => {
      const response = await insights(
        new Request(`http://insights.test${path}`, {
          method: 'POST',
          headers: { 'x-algolia-application-id': searchAppId, 'x-algolia-api-key': key, 'content-type': 'text/plain' },
          body: JSON.stringify(body),
        }),
      )
      const answer: unknown = await response.json()
      return { status: response.status, body: answer }
    }
    const kept = () => harness().db.selectFrom('search_events').selectAll().orderBy('id').execute()

    test('a view, a click and a conversion are stored as sent', async () => {
      const events = [
        { ...click(), eventType: 'view', queryID: undefined, positions: undefined },
        click(),
        {
          ...click(),
          eventType: 'conversion',
          eventSubtype: 'addToCart',
          positions: undefined,
          objectData: [{ price: 35, quantity: 2, queryID: 'query-1' }],
          currency: 'USD',
        },
      ]
      expect(await send({ events })).toEqual({ status: 200, body: { status: 200, message: 'OK' } })
      const rows = await kept()
      expect(rows.map((row) => [row.event_type, row.event_subtype, row.query_id])).toEqual([
        ['view', null, null],
        ['click', null, 'query-1'],
        ['conversion', 'addToCart', 'query-1'],
      ])
      expect(rows[2]?.event).toMatchObject({ objectData: [{ price: 35, quantity: 2 }], currency: 'USD' })
      expect(rows[1]?.occurred_at).toBe(harness().clock.now - 1000)
    })

    test('an event of a replica belongs to its index', async () => {
      expect((await send({ events: [{ ...click(), index: `${index}_by_name_asc` }] })).status).toBe(200)
    })

    test.each([
      ['no events', { events: [] }],
      ['no list', { events: {} }],
      ['an unknown kind', { events: [{ ...sample, eventType: 'purchase' }] }],
      ['no objects', { events: [{ ...sample, objectIDs: undefined, positions: undefined }] }],
      ['a click on a result without its position', { events: [{ ...sample, positions: undefined }] }],
      ['positions that do not match', { events: [{ ...sample, positions: [1, 2] }] }],
      ['a position of a view', { events: [{ ...sample, eventType: 'view' }] }],
      ['too many objects', { events: [{ ...sample, objectIDs: Array.from({ length: 21 }, String) }] }],
      ['a name as token', { events: [{ ...sample, userToken: 'jo@example.com' }] }],
      ['a time too long ago', { events: [{ ...sample, timestamp: 1 }] }],
    ])('%s is refused, and nothing is stored', async (_name, body) => {
      const answer = await send(body)
      expect(answer.status).toBe(400)
      expect(answer.body).toHaveProperty('message')
      expect(await kept()).toEqual([])
    })

    test('one invalid event refuses the whole batch', async () => {
      expect((await send({ events: [click(), { ...click(), eventName: '' }] })).status).toBe(400)
      expect(await kept()).toEqual([])
    })

    test('a key of another index opens nothing', async () => {
      const key = searchKey(secret, 'menu_wv_morgantown_west_virginia')
      expect(await send({ events: [click()] }, key)).toEqual({
        status: 403,
        body: { status: 403, message: 'Invalid Application-ID or API key' },
      })
      expect((await send({ events: [click()] }, undefined, '/1/other')).status).toBe(404)
      expect(await kept()).toEqual([])
    })

    test('events are kept for 90 days', async () => {
      const { clock } = harness()
      const before = clock.now
      await send({ events: [click()] })
      try {
        clock.now += 91 * DAY
        await send({ events: [click()] })
        expect((await kept()).map((row) => row.received_at)).toEqual([clock.now])
      } finally {
        clock.now = before
      }
    })
  })
}

const sample = {
  eventType: 'click',
  eventName: 'Product clicked',
  index,
  userToken: 'visitor-1',
  queryID: 'query-1',
  objectIDs: ['p_blue'],
  positions: [3],
}
