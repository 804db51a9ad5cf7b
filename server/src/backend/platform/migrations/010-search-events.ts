import { sql, type Kysely } from 'kysely'

const statements = [
  // Events on search results (7d.3), by a random id of the visitor.
  sql`create table search_events (
    id bigint generated always as identity primary key,
    received_at bigint not null,
    occurred_at bigint not null,
    event_type text not null check (event_type in ('view', 'click', 'conversion')),
    event_subtype text check (event_subtype in ('addToCart', 'purchase')),
    event_name text not null,
    index_name text not null,
    user_token text not null,
    query_id text,
    event jsonb not null
  )`,
  sql`create index search_events_received on search_events (received_at)`,
  sql`create index search_events_query on search_events (query_id) where query_id is not null`,
] as const

/** Search events. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
