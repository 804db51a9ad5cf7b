/** Events in the database: PGlite or PostgreSQL. */
import type { Insertable } from 'kysely'
import { stageOf } from './funnel.ts'
import type { CollectedEvent, EventStore } from './event-store.ts'
import { NO_LOCATION, locationOf, type EventLocation } from './event-location.ts'
import type { AnalyticsDatabase, AnalyticsEventsTable } from './tables.ts'

type Transaction = Pick<AnalyticsDatabase, 'selectFrom' | 'insertInto'>

export function createDatabaseStore(db: AnalyticsDatabase): EventStore {
  const followers = new Set<(event: CollectedEvent) => void>()
  return {
    async append(events) {
      if (events.length === 0) return 0
      const kept = await db.transaction().execute((transaction) => insert(transaction, events))
      const untold = new Set(kept)
      for (const one of events) {
        if (untold.delete(one.event.id)) for (const heard of followers) heard(one)
      }
      return kept.size
    },
    follow(heard) {
      followers.add(heard)
      return Promise.resolve(() => void followers.delete(heard))
    },
    lag: () => Promise.resolve(0),
    close: () => Promise.resolve(),
  }
}

/** @returns the ids that were new */
async function insert(db: Transaction, events: readonly CollectedEvent[]): Promise<Set<string>> {
  const places = await lastPlaces(db, events)
  const rows = new Map<string, Insertable<AnalyticsEventsTable>>()
  for (const one of events) {
    if (rows.has(one.event.id)) continue
    const { visitor } = one.event
    const place = locationOf(one.event, places.get(visitor) ?? NO_LOCATION)
    if (visitor !== '') places.set(visitor, place)
    rows.set(one.event.id, rowOf(one, place))
  }
  const inserted = await db
    .insertInto('analytics_events')
    .values([...rows.values()])
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .execute()
  return new Set(inserted.map(({ id }) => id))
}

async function lastPlaces(db: Transaction, events: readonly CollectedEvent[]): Promise<Map<string, EventLocation>> {
  const visitors = [...new Set(events.map(({ event }) => event.visitor))].filter((visitor) => visitor !== '')
  if (visitors.length === 0) return new Map()
  const rows = await db
    .selectFrom('analytics_events')
    .distinctOn('visitor')
    .select(['visitor', 'store', 'state', 'channel'])
    .where('visitor', 'in', visitors)
    .orderBy('visitor')
    .orderBy('at', 'desc')
    .execute()
  return new Map(rows.map(({ visitor, ...place }) => [visitor, place]))
}

function rowOf({ event, at, receivedAt }: CollectedEvent, place: EventLocation): Insertable<AnalyticsEventsTable> {
  return {
    id: event.id,
    name: event.name,
    at,
    told_at: event.at,
    received_at: receivedAt,
    visitor: event.visitor,
    new_visitor: event.newVisitor,
    path: event.page?.path ?? null,
    page_type: event.page?.type ?? null,
    ...place,
    stage: stageOf(event),
    revenue_cents: event.name === 'PLACE_ORDER' ? event.data.revenue : null,
    term: event.name === 'SEARCH' ? event.data.term.trim().toLowerCase() : null,
    results: event.name === 'SEARCH' ? event.data.results : null,
    data: JSON.stringify(event.data),
  }
}
