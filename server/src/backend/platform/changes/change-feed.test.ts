import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { virtualClock } from '../../../testing/gateway-harness.ts'
import { startCluster, type TestCluster } from '../../../testing/postgres.ts'
import { silentLog } from '../../../platform/upstream.ts'
import { openDatabase, type OpenDatabase } from '../db.ts'
import { migrate } from '../migrations/migrate.ts'
import { changeFeedContract } from './change-feed.contract.ts'
import { createChangeFeed, type Hint } from './change-feed.ts'
import { notifyChange } from './notify.ts'

const withTables = async (database: OpenDatabase): Promise<OpenDatabase> => {
  await migrate(database.db)
  return database
}

describe('a change feed on PGlite', () => {
  let folder: string | undefined
  afterAll(async () => {
    if (folder !== undefined) await rm(folder, { recursive: true, force: true })
  })

  changeFeedContract(async () => {
    folder = await mkdtemp(join(tmpdir(), 'leaflog-changes-'))
    return withTables(await openDatabase({ dataDir: folder }))
  })
})

describe('a change feed on PostgreSQL 15', () => {
  let cluster: TestCluster | undefined
  const open = async () => withTables(await openDatabase({ url: cluster?.url ?? '' }))
  beforeAll(async () => {
    cluster = await startCluster()
  })
  afterAll(() => cluster?.stop())

  changeFeedContract(open)

  test("two servers on one database see each other's changes", async () => {
    const clock = virtualClock()
    const servers = await Promise.all([open(), open()])
    const feeds = await Promise.all(servers.map(({ listen }) => createChangeFeed(listen(clock.timer, silentLog))))
    const [here, there] = feeds.map((feed) => feed.follow('cart', 'shared'))
    for (const { db } of servers) {
      await db.transaction().execute((transaction) => notifyChange(transaction, 'cart', 'shared'))
      const heard = await here?.next()
      expect(heard?.version).toMatch(/^\d+$/)
      expect(await there?.next()).toEqual(heard)
    }
    await Promise.all(feeds.map((feed) => feed.close()))
    await Promise.all(servers.map(({ close }) => close()))
  })

  test('a broken connection is replaced, and followers learn that changes may have been missed', async () => {
    const clock = virtualClock()
    const { db, listen, close } = await open()
    const feed = await createChangeFeed(listen(clock.timer, silentLog))
    const following = feed.follow('cart', 'cart-1')
    const listeners = async () => {
      const found = await sql<{ pid: number }>`
        select pid from pg_stat_activity where application_name = 'leaflog changes'`.execute(db)
      return found.rows.map(({ pid }) => pid)
    }
    const others = (await listeners()).length - 1
    for (const _time of [1, 2]) {
      let heard: Hint | undefined
      const told = following.next().then((hint) => (heard = hint))
      await sql`
        select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'leaflog changes'`.execute(db)
      // The next attempt starts some time after the loss is noticed, and no event signals it.
      await expect.poll(() => (clock.advance(10_000), heard)).toEqual({ version: null })
      await told
    }
    await db.transaction().execute((transaction) => notifyChange(transaction, 'cart', 'cart-1'))
    expect((await following.next())?.version).toMatch(/^\d+$/)
    await feed.close()
    await expect.poll(listeners).toHaveLength(others)
    await close()
  })

  test('a feed that cannot listen yet reports it once and keeps trying', async () => {
    const clock = virtualClock()
    const warned: string[] = []
    const { listenToPostgres } = await import('../listen-postgres.ts')
    const feed = await createChangeFeed(
      listenToPostgres('postgresql://leaflog@127.0.0.1:1/none', clock.timer, {
        ...silentLog,
        warn: (_, message) => warned.push(message),
      }),
    )
    expect(warned).toEqual(['the connection that listens for database changes is lost'])
    const following = feed.follow('cart', 'cart-1')
    clock.advance(60_000)
    expect(warned).toHaveLength(1)
    await feed.close()
    expect(await following.next()).toBeUndefined()
  })
})
