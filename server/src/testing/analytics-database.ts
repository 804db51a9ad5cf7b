/** A database with the collector's tables for a test: PGlite in its own folder, or PostgreSQL by address. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrateAnalytics } from '../analytics/migrate.ts'
import type { AnalyticsDatabase, AnalyticsTables } from '../analytics/tables.ts'
import { openDatabase } from '../backend/platform/db.ts'

export interface TestAnalytics {
  db: AnalyticsDatabase
  close(): Promise<void>
}

export async function openAnalyticsDatabase(url?: string): Promise<TestAnalytics> {
  const folder = url === undefined ? await mkdtemp(join(tmpdir(), 'leaflog-analytics-')) : undefined
  const database = await openDatabase(folder === undefined ? { url: url ?? '' } : { dataDir: folder })
  const db = database.db.$extendTables<AnalyticsTables>().$pickTables<keyof AnalyticsTables>()
  await migrateAnalytics(db)
  return {
    db,
    close: async () => {
      await database.close()
      if (folder !== undefined) await rm(folder, { recursive: true, force: true })
    },
  }
}
