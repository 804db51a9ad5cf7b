/** The contract of the change feed, on both databases. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { realClock } from '../../../testing/gateway-harness.ts'
import { silentLog } from '../../../platform/upstream.ts'
import type { OpenDatabase } from '../db.ts'
import { createChangeFeed, type ChangeFeed } from './change-feed.ts'
import { notifyChange, notifyChanges } from './notify.ts'

/** @param open opens a database with its tables; the suite closes it */
export function changeFeedContract(open: () => Promise<OpenDatabase>): void {
  let database: OpenDatabase
  let feed: ChangeFeed
  beforeAll(async () => {
    database = await open()
    feed = await createChangeFeed(database.listen(realClock.timer, silentLog))
  })
  afterAll(async () => {
    await feed.close()
    await database.close()
  })
  const inTransaction = <T>(work: (db: OpenDatabase['db']) => Promise<T>) => database.db.transaction().execute(work)

  test('a change reaches its followers and nobody else', async () => {
    const [mine, same, other, menu] = [
      feed.follow('cart', 'cart-1'),
      feed.follow('cart', 'cart-1'),
      feed.follow('cart', 'cart-2'),
      feed.follow('menu', 'cart-1'),
    ]
    await inTransaction((db) => notifyChange(db, 'cart', 'cart-1'))
    const hint = await mine.next()
    expect(hint?.version).toMatch(/^\d+$/)
    expect(await same.next()).toEqual(hint)
    await inTransaction((db) => notifyChanges(db, 'cart', ['cart-2', 'cart-3']))
    expect((await other.next())?.version).not.toBe(hint?.version)
    for (const following of [mine, same, other, menu]) following.stop()
    expect(await menu.next()).toBeUndefined()
    expect(feed.followers()).toBe(0)
  })

  test('a rolled-back change is not announced', async () => {
    const following = feed.follow('cart', 'cart-1')
    const rolledBack = inTransaction(async (db) => {
      await notifyChange(db, 'cart', 'cart-1')
      throw new Error('changed my mind')
    })
    await expect(rolledBack).rejects.toThrow('changed my mind')
    const version = await inTransaction(async (db) => {
      await notifyChange(db, 'cart', 'cart-1')
      const { rows } = await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(db)
      return rows[0]?.id
    })
    expect(await following.next()).toEqual({ version })
    following.stop()
  })

  test('unread hints merge into one, and the latest is delivered', async () => {
    const [slow, quick] = [feed.follow('menu', 'oh_elyria'), feed.follow('menu', 'oh_elyria')]
    const versions: unknown[] = []
    for (const _round of [1, 2, 3]) {
      await inTransaction((db) => notifyChange(db, 'menu', 'oh_elyria'))
      versions.push((await quick.next())?.version)
    }
    expect(new Set(versions).size).toBe(3)
    expect(await slow.next()).toEqual({ version: versions.at(-1) })
    slow.stop()
    quick.stop()
  })

  test('a waiting follower ends when its subscription ends, and all end when the feed closes', async () => {
    const other = await createChangeFeed(database.listen(realClock.timer, silentLog))
    const [stopped, closed] = [other.follow('session', 'a'), other.follow('session', 'b')]
    const waiting = [stopped.next(), closed.next()]
    stopped.stop()
    expect(await waiting[0]).toBeUndefined()
    await other.close()
    expect(await waiting[1]).toBeUndefined()
    expect(await other.follow('session', 'c').next()).toBeUndefined()
    expect(other.followers()).toBe(0)
    const still = feed.follow('session', 'b')
    await inTransaction((db) => notifyChange(db, 'session', 'b'))
    expect(await still.next()).toBeDefined()
    still.stop()
  })

  test('messages that are not ours are ignored', async () => {
    const following = feed.follow('cart', 'cart-1')
    const send = (payload: string) => sql`select pg_notify('leaflog_changes', ${payload})`.execute(database.db)
    for (const payload of ['', 'cart cart-1', '{"topic":"cart","id":"cart-1"}', '[]', '{"topic":"x","id":"cart-1"}']) {
      await send(payload)
    }
    await send('{"topic":"cart","id":"cart-1","version":"ours"}')
    expect(await following.next()).toEqual({ version: 'ours' })
    following.stop()
  })
}
