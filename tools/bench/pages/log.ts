import { Dexie } from 'dexie'

import type { LogEvent } from '../../../core/src/engine/log/event.ts'
import { createIndexedDbLog } from '../../../core/src/engine/log/indexeddb-log.ts'
import type { Log } from '../../../core/src/engine/log/log.ts'
import type { PageResult } from '../chromium-page.ts'
import { interleave, median, roundsOf } from '../rounds.ts'
import { deleteDatabase, pageClock } from './databases.ts'
import { cartEvent, cartEvents } from './events.ts'
import { runNamed } from './page.ts'

const openLog = (name: string): Log =>
  createIndexedDbLog({ name, factory: indexedDB, clock: pageClock, newLogId: () => crypto.randomUUID() })

/** Runs `work` on a new database called `name`, and removes the database afterwards. */
async function onFreshDatabase<T>(name: string, work: () => Promise<T>): Promise<T> {
  await deleteDatabase(name)
  try {
    return await work()
  } finally {
    await deleteDatabase(name)
  }
}

const perCommit = 256
const commits = 40
const perSecond = (events: number, startedAt: number): number => (events * 1000) / (performance.now() - startedAt)

/** Appends as the kernel does: each commit is decided at the head that it read. */
const oursAppend = (): Promise<number> =>
  onFreshDatabase('bench-log', async () => {
    const log = openLog('bench-log')
    let { head } = await log.read(null)
    const startedAt = performance.now()
    for (let commit = 0; commit < commits; commit += 1)
      head = await appendTo(log, head, cartEvents(head.seq, perCommit))
    const rate = perSecond(commits * perCommit, startedAt)
    log.close()
    return rate
  })

async function appendTo(log: Log, head: { logId: string; seq: number }, events: LogEvent[]) {
  const tail = await log.append(head, () => ({ events, outbox: [], settle: [], blobs: [] }))
  return tail.head
}

const dexieAppend = (): Promise<number> =>
  onFreshDatabase('bench-dexie', async () => {
    const db = new Dexie('bench-dexie', {
      chromeTransactionDurability: 'relaxed',
    })
    db.version(1).stores({ events: 'seq' })
    await db.open()
    const events = db.table<LogEvent, number>('events')
    const startedAt = performance.now()
    for (let commit = 0; commit < commits; commit += 1) await events.bulkAdd(cartEvents(commit * perCommit, perCommit))
    const rate = perSecond(commits * perCommit, startedAt)
    db.close()
    return rate
  })

async function append(): Promise<PageResult> {
  const rounds = roundsOf(7)
  const result = await interleave(rounds, oursAppend, dexieAppend)
  return {
    ...result,
    detail: `${commits} commits of ${perCommit} events, each acknowledged before the next; relaxed durability; ${rounds} rounds`,
  }
}

const request = <T>(asked: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error ?? new Error('The request failed.'))
  })

/** The lower bound: one record put in one transaction, acknowledged when the transaction completes. */
const putBare = (db: IDBDatabase, event: LogEvent): Promise<void> =>
  new Promise((resolve, reject) => {
    const transaction = db.transaction('events', 'readwrite', { durability: 'relaxed' })
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new Error('The transaction was aborted.'))
    transaction.objectStore('events').put(event, event.seq)
  })

/** The median milliseconds of `count` calls in sequence. */
async function medianTime(count: number, call: () => Promise<void>): Promise<number> {
  const times: number[] = []
  for (let done = 0; done < count; done += 1) {
    const startedAt = performance.now()
    await call()
    times.push(performance.now() - startedAt)
  }
  return median(times)
}

const acknowledged = (): Promise<PageResult> =>
  onFreshDatabase('bench-log', () =>
    onFreshDatabase('bench-bare', async () => {
      const opening = indexedDB.open('bench-bare')
      opening.onupgradeneeded = () => void opening.result.createObjectStore('events')
      const db = await request(opening)
      const log = openLog('bench-log')
      let { head } = await log.read(null)
      let seq = 0
      const [rounds, calls] = [roundsOf(15), 100]
      const result = await interleave(
        rounds,
        () => medianTime(calls, async () => void (head = await appendTo(log, head, [cartEvent(head.seq + 1)]))),
        () => medianTime(calls, () => putBare(db, cartEvent((seq += 1)))),
      )
      db.close()
      log.close()
      return {
        ...result,
        detail: `p50 of one event with head check, ${calls} per round; relaxed durability; ${rounds} rounds`,
      }
    }),
  )

await runNamed({ append, acknowledged })
