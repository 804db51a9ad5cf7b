import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe } from 'vitest'
import { startCluster, type TestCluster } from '../../../testing/postgres.ts'
import { openDatabase } from '../../platform/db.ts'
import { crashContract } from './crash.contract.ts'

describe('on PostgreSQL', () => {
  let cluster: TestCluster | undefined
  beforeAll(async () => {
    cluster = await startCluster()
  })
  afterAll(() => cluster?.stop())
  const url = () => cluster?.url ?? ''
  crashContract(() => openDatabase({ url: url() }), url)
})

describe('on PGlite', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'leaflog-crash-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))
  crashContract(
    () => openDatabase({ dataDir: folder }),
    () => folder,
  )
})
