import type { InsightsEvent } from '@leaflog/core/wire/search/insights'
import type { Generated, JSONColumnType } from 'kysely'

/** What shoppers did with what a search found (7d.3). Nobody's name is in it: `user_token` is a random id. */
export interface SearchEventsTable {
  id: Generated<number>
  received_at: number
  /** When it happened, as the browser says. */
  occurred_at: number
  event_type: InsightsEvent['eventType']
  event_subtype: InsightsEvent['eventSubtype'] | null
  event_name: string
  index_name: string
  user_token: string
  query_id: string | null
  /** The whole event, as it came. */
  event: JSONColumnType<InsightsEvent>
}
