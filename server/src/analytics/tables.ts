/** The collector's table as Kysely sees it. Money is integer cents, times are epoch milliseconds. */
import type { AnalyticsName } from '@leaflog/core/wire/analytics/analytics'
import type { Generated, JSONColumnType, Kysely } from 'kysely'

/** Types and no interfaces: Kysely joins them with the tables of a database. */
export type AnalyticsEventsTable = {
  /** The order in which they were kept. */
  seq: Generated<number>
  id: string
  name: AnalyticsName
  at: number
  /** What the visitor's clock said. */
  told_at: number
  received_at: number
  /** '' where cookies are refused. */
  visitor: string
  new_visitor: boolean
  path: string | null
  page_type: string | null
  /** Of the event itself, or where this visitor was last (places.ts). */
  store: string | null
  state: string | null
  channel: Channel | null
  /** How far along the funnel it is (funnel.ts). */
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
