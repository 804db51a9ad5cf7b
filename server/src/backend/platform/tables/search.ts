import type { InsightsEvent } from '@leaflog/core/wire/search/insights'
import type { Generated, JSONColumnType } from 'kysely'

/** Shoppers' events on search results (7d.3). They contain no personal data: `user_token` is a random id. */
export interface SearchEventsTable {
  id: Generated<number>
  received_at: number
  /** The browser's time of the event. */
  occurred_at: number
  event_type: InsightsEvent['eventType']
  event_subtype: InsightsEvent['eventSubtype'] | null
  event_name: string
  index_name: string
  user_token: string
  query_id: string | null
  /** The whole event as sent. */
  event: JSONColumnType<InsightsEvent>
}
