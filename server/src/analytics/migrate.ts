/** The collector's tables. Only the collector uses them, so they have their own list of migrations in any database. */
import { sql, type Kysely } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import type { AnalyticsDatabase } from './tables.ts'

const events = [
  sql`create table analytics_events (
    seq bigint generated always as identity primary key,
    id uuid not null unique,
    name text not null,
    at bigint not null,
    told_at bigint not null,
    received_at bigint not null,
    visitor text not null,
    new_visitor boolean not null,
    path text,
    page_type text,
    store text,
    state text,
    channel text check (channel in ('ordering', 'commerce')),
    stage smallint not null,
    revenue_cents bigint,
    term text,
    results int,
    data jsonb not null
  )`,
  // For a period with what the funnel needs: visitors and stages are read from the index alone.
  sql`create index analytics_events_at on analytics_events (at) include (visitor, stage, store, channel)`,
  sql`create index analytics_events_name on analytics_events (name, at)`,
  // A visitor's last location.
  sql`create index analytics_events_visitor on analytics_events (visitor, at desc) include (store, state, channel)`,
  sql`create index analytics_events_received on analytics_events (received_at)`,
] as const

const migrations: Record<string, Migration> = {
  '001-events': {
    up: async (db: Kysely<unknown>) => {
      for (const statement of events) await statement.execute(db)
    },
  },
}

/** Safe if several servers start at once: the migrator holds a lock. */
export async function migrateAnalytics(db: AnalyticsDatabase): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    migrationTableName: 'analytics_migration',
    migrationLockTableName: 'analytics_migration_lock',
  })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error instanceof Error ? error : new Error('migration failed', { cause: error })
}
