/** Opens the collector over a database, and over Redis if it is configured. */
import type { Clock } from '../platform/ports.ts'
import type { SharedRedis } from '../platform/redis.ts'
import type { Log } from '../platform/upstream.ts'
import { createCollector, type Collector } from './collector.ts'
import { createDatabaseStore } from './database-store.ts'
import { migrateAnalytics } from './migrate.ts'
import { createRedisStore } from './redis-store.ts'
import { createReports, type Reports } from './reports.ts'
import { startSweeping } from './sweep.ts'
import type { AnalyticsDatabase } from './tables.ts'

export interface AnalyticsOptions {
  /** The caller closes it, after this. */
  db: AnalyticsDatabase
  redis: SharedRedis | undefined
  clock: Clock
  ids: () => string
  /** How many days events are kept. */
  days: number
  log: Log
}

export interface Analytics {
  collector: Collector
  reports: Reports
  close(): Promise<void>
}

export async function openAnalytics(options: AnalyticsOptions): Promise<Analytics> {
  const { db, redis, clock } = options
  await migrateAnalytics(db)
  const database = createDatabaseStore(db)
  const store = redis ? createRedisStore({ ...options, redis, database }) : database
  const stopSweeping = startSweeping(options)
  return {
    collector: createCollector(store, clock),
    reports: createReports(db),
    close: async () => {
      await stopSweeping()
      await store.close()
    },
  }
}
