import type { Resolvers } from './resolvers.generated.ts'
import type { Selectable } from 'kysely'
import type { OutreachEventsTable } from '../../../platform/tables/discover.ts'
import { refusal } from '../../../platform/domain-error.ts'
import { languageOf } from '../../../rules/content/languages.ts'
import { readEvent, readEvents } from '../../../rules/discover/events.ts'

const node = ({ starts_at, ends_at, adults_only, ...event }: Selectable<OutreachEventsTable>) => ({
  ...event,
  starts_at: new Date(starts_at).toISOString(),
  ends_at: new Date(ends_at).toISOString(),
  is_adults_only: adults_only,
})

/** (2c.3) Events in the community, in the language of the store view (7a.2). */
export const outreachEvents: Resolvers = {
  Query: {
    outreachEvents: async (_, { state }, { db, clock, shopping }) => {
      const wanted = { language: languageOf(shopping.store), now: clock(), state: state?.toUpperCase() ?? null }
      return (await readEvents(db, wanted)).map(node)
    },
    outreachEvent: async (_, { id }, { db, shopping }) => {
      const row = await readEvent(db, id, languageOf(shopping.store))
      if (!row) throw refusal('EVENT_UNKNOWN')
      return node(row)
    },
  },
}
