import { afterAll, describe } from 'vitest'
import { startCluster, type TestCluster } from '../testing/postgres.ts'
import { backendContract } from './backend.contract.ts'
import { openDatabase } from './db.ts'

describe('on PostgreSQL 15', () => {
  let cluster: TestCluster | undefined
  afterAll(() => cluster?.stop())

  backendContract(async () => {
    cluster = await startCluster()
    return openDatabase({ url: cluster.url })
  })
})
