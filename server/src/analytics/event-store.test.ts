import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { randomId } from '../platform/random-id.ts'
import { openRedis, type SharedRedis } from '../platform/redis.ts'
import { sampleEvents } from '../testing/analytics-events.ts'
import { openAnalyticsDatabase, type TestAnalytics } from '../testing/analytics-database.ts'
import { realClock } from '../testing/gateway-harness.ts'
import { startCluster, type TestCluster } from '../testing/postgres.ts'
import { startRedis, type TestRedis } from '../testing/redis.ts'
import { silentLog } from '../platform/upstream.ts'
import { createDatabaseStore } from './database-store.ts'
import { collected, eventStoreContract } from './event-store.contract.ts'
import type { EventStore } from './event-store.ts'
import { createRedisStore } from './redis-store.ts'
import { PATIENCE } from '../testing/patience.ts'

describe('a store on PGlite', () => {
  eventStoreContract(async () => {
    const { db, close } = await openAnalyticsDatabase()
    return { store: createDatabaseStore(db), db, close }
  })
})

describe('stores over PostgreSQL 15', () => {
  let cluster: TestCluster
  let server: TestRedis
  beforeAll(async () => {
    ;[cluster, server] = await Promise.all([startCluster(), startRedis()])
  })
  afterAll(async () => {
    await cluster.stop()
    await server.stop()
  })

  const overRedis = (redis: SharedRedis, database: EventStore, takeOverAfter?: number) =>
    createRedisStore({
      redis,
      database,
      clock: realClock,
      ids: randomId,
      log: silentLog,
      ...(takeOverAfter !== undefined && { takeOverAfter }),
    })
  const connected = async () => {
    const redis = openRedis(server.url, silentLog)
    await vi.waitUntil(redis.isUp, PATIENCE)
    return redis
  }

  describe('a store on PostgreSQL', () => {
    eventStoreContract(async () => {
      const { db, close } = await openAnalyticsDatabase(cluster.url)
      return { store: createDatabaseStore(db), db, close }
    })
  })

  describe('a store over Redis', () => {
    eventStoreContract(async () => {
      const { db, close } = await openAnalyticsDatabase(cluster.url)
      const redis = await connected()
      const store = overRedis(redis, createDatabaseStore(db))
      return {
        store,
        db,
        close: async () => {
          await store.close()
          redis.close()
          await close()
        },
      }
    })
  })

  describe('failures', () => {
    let given: TestAnalytics
    let redis: SharedRedis
    beforeAll(async () => {
      given = await openAnalyticsDatabase(cluster.url)
      redis = await connected()
    })
    afterAll(async () => {
      redis.close()
      await given.close()
    })

    const view = (visitor: string) => collected(sampleEvents.pageView({ at: 1, visitor }, null))
    const kept = async (visitor: string) =>
      (await given.db.selectFrom('analytics_events').select('id').where('visitor', '=', visitor).execute()).map(
        ({ id }) => id,
      )
    const failing = (): EventStore => ({
      ...createDatabaseStore(given.db),
      append: () => Promise.reject(new Error('the database is away')),
    })

    test('[7d.4] a server dies between receiving events and storing them: another finishes its work', async () => {
      const dying = overRedis(redis, failing())
      const events = [view('died'), view('died')]
      expect(await dying.append(events)).toBe(2)
      await expect.poll(() => dying.lag()).toBe(2)
      await dying.close()
      expect(await kept('died')).toEqual([])
      const next = overRedis(redis, createDatabaseStore(given.db), 0)
      await expect.poll(() => kept('died')).toEqual(events.map(({ event }) => event.id))
      await expect.poll(() => next.lag()).toBe(0)
      await next.close()
    })

    test('[7d.4] events that a server stored without settling them are kept once', async () => {
      const database = createDatabaseStore(given.db)
      const half: EventStore = {
        ...database,
        append: async (events) => {
          await database.append(events)
          throw new Error('the process died')
        },
      }
      const dying = overRedis(redis, half)
      const event = view('half')
      await dying.append([event])
      await expect.poll(() => kept('half')).toHaveLength(1)
      await dying.close()
      const next = overRedis(redis, database, 0)
      await expect.poll(() => next.lag()).toBe(0)
      expect(await kept('half')).toEqual([event.event.id])
      await next.close()
    })

    test('without Redis events go to the database; when it comes back empty, no event is counted twice', async () => {
      const store = overRedis(redis, createDatabaseStore(given.db))
      const stopping = overRedis(redis, createDatabaseStore(given.db))
      const [before, during, after] = [view('away'), view('away'), view('away')]
      await store.append([before])
      await expect.poll(() => store.lag()).toBe(0)
      await server.kill()
      await expect.poll(redis.isUp).toBe(false)
      expect(await store.append([before, during])).toBe(1)
      expect(await kept('away')).toHaveLength(2)
      // A server that stops meanwhile does not wait.
      await stopping.close()
      await server.restart()
      await expect.poll(redis.isUp, { timeout: 20_000 }).toBe(true)
      await store.append([before, during, after])
      await expect
        .poll(() => kept('away'), { timeout: 20_000 })
        .toEqual([before, during, after].map(({ event }) => event.id))
      // A store that closes before it has acknowledged leaves its name for another to take over.
      await expect.poll(() => store.lag()).toBe(0)
      await store.close()
    })

    test('a server that stops leaves no consumer name without pending entries', async () => {
      const store = overRedis(redis, createDatabaseStore(given.db))
      await store.append([view('leaving')])
      await expect.poll(() => kept('leaving')).toHaveLength(1)
      await expect.poll(() => store.lag()).toBe(0)
      await store.close()
      expect(await redis.client.xinfo('CONSUMERS', 'leaflog:analytics:events', 'database')).toEqual([])
    })
  })
})
