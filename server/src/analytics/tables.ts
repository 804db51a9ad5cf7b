/** The collector's table as Kysely sees it. Money is integer cents, times are epoch milliseconds. */
import type { CollectedEventData } from '@leaflog/core/wire/analytics/web-vitals'
import type { Generated, JSONColumnType, Kysely } from 'kysely'

/** Types instead of interfaces: Kysely merges them with the tables of a database. */
export type AnalyticsEventsTable = {
  /** The order in which events were stored. */
  seq: Generated<number>
  id: string
  name: CollectedEventData['name']
  at: number
  /** The time on the visitor's clock. */
  told_at: number
  received_at: number
  /** '' if cookies are refused. */
  visitor: string
  new_visitor: boolean
  path: string | null
  page_type: string | null
  /** From the event itself, or from the visitor's last location (event-location.ts). */
  store: string | null
  state: string | null
  channel: Channel | null
  /** The funnel stage that it shows (funnel.ts). */
  stage: number
  revenue_cents: number | null
  term: string | null
  results: number | null
  data: JSONColumnType<object>
}

export type Channel = 'ordering' | 'commerce'

export type AnalyticsTables = {
  analytics_events: AnalyticsEventsTable
}

export type AnalyticsDatabase = Kysely<AnalyticsTables>
