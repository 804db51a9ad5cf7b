import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startCluster, type TestCluster } from '../testing/postgres.ts'
import { sampleShop } from '../testing/sample-shop.ts'
import { backendContract } from './backend.contract.ts'
import { openDatabase } from './platform/db.ts'
import { migrate } from './platform/migrations/migrate.ts'
import { seed } from './seed/seed.ts'

describe('on PostgreSQL 15', () => {
  let cluster: TestCluster | undefined
  const open = () => openDatabase({ url: cluster?.url ?? '' })

  beforeAll(async () => {
    cluster = await startCluster()
  })
  afterAll(() => cluster?.stop())

  test('several servers that start at once on an empty database create its tables and seed it once', async () => {
    const databases = await Promise.all([open(), open(), open(), open()])
    const wrote = await Promise.all(
      databases.map(async ({ db }) => {
        await migrate(db)
        return seed(db, sampleShop)
      }),
    )
    await Promise.all(databases.map((database) => database.close()))
    expect(wrote.filter(Boolean)).toHaveLength(1)
  })

  test('an int8 is a number, and one outside the safe range is an error', async () => {
    const { db, close } = await open()
    const { count } = await db
      .selectFrom('stores')
      .select((build) => build.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    await close()
    expect(count).toBe(sampleShop.dispensaries.length)
  })

  test('an unreachable database is an error, not an endless wait', async () => {
    await expect(openDatabase({ url: 'postgresql://leaflog@127.0.0.1:1/none' })).rejects.toThrow('ECONNREFUSED')
  })

  describe('contract', () => {
    backendContract(open)
  })
})
