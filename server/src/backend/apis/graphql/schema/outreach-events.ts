import type { Resolvers } from './resolvers.generated.ts'
import type { Selectable } from 'kysely'
import type { OutreachEventsTable } from '../../../platform/tables/discover.ts'
import { refusal } from '../../../platform/domain-error.ts'

const node = ({ starts_at, ends_at, adults_only, ...event }: Selectable<OutreachEventsTable>) => ({
  ...event,
  starts_at: new Date(starts_at).toISOString(),
  ends_at: new Date(ends_at).toISOString(),
  is_adults_only: adults_only,
})

/** Half a year back, for people who attended, and half a year ahead, the planning horizon. */
const SHOWN_MS = 183 * 86_400_000

/** (2c.3) Events in the community. */
export const outreachEvents: Resolvers = {
  Query: {
    outreachEvents: async (_, { state }, { db, clock }) => {
      const rows = await db
        .selectFrom('outreach_events')
        .selectAll()
        .where('ends_at', '>=', clock() - SHOWN_MS)
        .where('starts_at', '<=', clock() + SHOWN_MS)
        .$if((state ?? null) !== null, (query) => query.where('state_code', '=', (state ?? '').toUpperCase()))
        .orderBy('starts_at')
        .orderBy('id')
        .execute()
      return rows.map(node)
    },
    outreachEvent: async (_, { id }, { db }) => {
      const row = await db.selectFrom('outreach_events').selectAll().where('id', '=', id).executeTakeFirst()
      if (!row) throw refusal('EVENT_UNKNOWN')
      return node(row)
    },
  },
}
