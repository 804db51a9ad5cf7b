/** Search events (7d.3) in the shape of Algolia's Insights API, stored in the backend's database. */
import { type InsightsEvent, insightsBatch, insightsPath, insightsProblem } from '@leaflog/core/wire/search/insights'
import { readIndexName } from '@leaflog/core/wire/search/search-order'
import { type Upstream, json } from '../../../platform/upstream.ts'
import { credentialsOf, opens } from '../../rules/search/keys.ts'
import { SearchProblem, badRequest, forbidden, notFound } from '../../rules/search/problem.ts'
import { readBody } from './requests.ts'
import type { SearchOptions } from './search.ts'

export type InsightsOptions = Pick<SearchOptions, 'db' | 'clock' | 'searchKeySecret' | 'log'>

const DAY = 86_400_000
/** As in Algolia's service, older events do not count in the statistics. */
const OLDEST_MS = 4 * DAY
/** A browser's clock may be slightly ahead. */
const AHEAD_MS = 5 * 60_000
const KEPT_MS = 90 * DAY

const readEvents = (body: unknown): readonly InsightsEvent[] => {
  const read = insightsBatch.safeParse(body)
  if (!read.success) {
    const issue = read.error.issues[0]
    throw badRequest(`invalid value for '${(issue?.path ?? []).map(String).join('.')}': ${issue?.message ?? ''}`)
  }
  for (const event of read.data.events) {
    const problem = insightsProblem(event)
    if (problem !== null) throw badRequest(problem)
  }
  return read.data.events
}

/**
 * `POST /1/events` with `{ events }` answers `{ status: 200, message: 'OK' }`, or the `{ status, message }` of the
 * first error, in which case none are stored. The key must open the index of each event. Events are kept for 90 days.
 */
export const createInsights = ({ db, clock, searchKeySecret, log }: InsightsOptions): Upstream => {
  const rowsOf = (events: readonly InsightsEvent[], now: number) =>
    events.map((event) => {
      const occurred_at = event.timestamp ?? now
      if (occurred_at < now - OLDEST_MS || occurred_at > now + AHEAD_MS)
        throw badRequest('timestamp must be within the last 4 days')
      return {
        received_at: now,
        occurred_at,
        event_type: event.eventType,
        event_subtype: event.eventSubtype ?? null,
        event_name: event.eventName,
        index_name: event.index,
        user_token: event.userToken,
        query_id: event.queryID ?? null,
        event: JSON.stringify(event),
      }
    })

  const handle = async (request: Request): Promise<Response> => {
    if (new URL(request.url).pathname !== insightsPath) throw notFound('Not found')
    if (request.method !== 'POST') throw new SearchProblem(405, 'Method not allowed')
    const events = readEvents(await readBody(request))
    const credentials = credentialsOf(request)
    const indexes = new Set(events.map(({ index }) => readIndexName(index).indexName))
    if ([...indexes].some((index) => !opens(credentials, searchKeySecret, index))) throw forbidden()
    const now = clock()
    const rows = rowsOf(events, now)
    await db.transaction().execute(async (tx) => {
      await tx.insertInto('search_events').values(rows).execute()
      await tx
        .deleteFrom('search_events')
        .where('received_at', '<', now - KEPT_MS)
        .execute()
    })
    return json({ status: 200, message: 'OK' })
  }

  return async (request) => {
    try {
      return await handle(request)
    } catch (error) {
      if (error instanceof SearchProblem) return json({ status: error.status, message: error.message }, error.status)
      log.error({ err: error }, 'search events could not be stored')
      return json({ status: 500, message: 'Internal error' }, 500)
    }
  }
}
