import type { Selectable } from 'kysely'
import type { OutreachEventsTable } from '../../../platform/tables/discover.ts'
import type { CommerceContext } from '../context/context.ts'
import { refusal } from '../../../platform/domain-error.ts'

const node = ({ starts_at, ends_at, adults_only, ...event }: Selectable<OutreachEventsTable>) => ({
  ...event,
  starts_at: new Date(starts_at).toISOString(),
  ends_at: new Date(ends_at).toISOString(),
  is_adults_only: adults_only,
})

/** Half a year back, since who was there may look it up; and half a year ahead, as far as anybody plans. */
const SHOWN_MS = 183 * 86_400_000

/** (2c.3) What takes place in the community. */
export const outreachEvents = {
  typeDefs: /* GraphQL */ `
    type Query {
      "In the order of time, from half a year ago to half a year from now; of one state, by its two letters, or of all."
      outreachEvents(state: String): [OutreachEvent!]!
      "By its id; one that does not exist is null, with an error graphql-no-such-entity."
      outreachEvent(id: String!): OutreachEvent
    }

    type OutreachEvent {
      id: String!
      title: String!
      summary: String!
      "clinic, gathering, safety, cards, workshop, cleanup, drive, jobs, talk; there may be others."
      kind: String!
      state_code: String!
      state_name: String!
      city: String!
      "The house, the room, the corner."
      place: String!
      address: String!
      postcode: String!
      "The IANA zone of the place, whose clock an announcement shows."
      time_zone: String!
      "ISO 8601, UTC."
      starts_at: String!
      "ISO 8601, UTC."
      ends_at: String!
      "For people of 21 and over."
      is_adults_only: Boolean!
      phone: String!
    }
  `,
  resolvers: {
    Query: {
      outreachEvents: async (
        _: unknown,
        { state }: { state?: string | null },
        { db, clock }: Pick<CommerceContext, 'db' | 'clock'>,
      ) => {
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
      outreachEvent: async (_: unknown, { id }: { id: string }, { db }: Pick<CommerceContext, 'db'>) => {
        const row = await db.selectFrom('outreach_events').selectAll().where('id', '=', id).executeTakeFirst()
        if (!row) throw refusal('EVENT_UNKNOWN')
        return node(row)
      },
    },
  },
}
