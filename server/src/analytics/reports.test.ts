import { afterAll, beforeAll, describe } from 'vitest'
import { openAnalyticsDatabase } from '../testing/analytics-database.ts'
import { startCluster, type TestCluster } from '../testing/postgres.ts'
import { reportsContract } from './reports.contract.ts'

describe('reports on PGlite', () => {
  reportsContract(() => openAnalyticsDatabase())
})

describe('reports on PostgreSQL 15', () => {
  let cluster: TestCluster
  beforeAll(async () => {
    cluster = await startCluster()
  })
  afterAll(() => cluster.stop())

  reportsContract(() => openAnalyticsDatabase(cluster.url))
})
