import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSharedIndexedDbLog } from '../../testing/shared-logs.ts'
import type { Log, OutboxRow } from './log.ts'
import { eventAt } from './log.contract.ts'

let shared = createSharedIndexedDbLog(indexedDB)
let log: Log = shared.open()
beforeEach(() => {
  shared = createSharedIndexedDbLog(indexedDB)
  log = shared.open()
})
afterEach(() => shared.end())

const done = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(new Error('failed'))
  })

/** Somebody else writes into the log's database. */
async function meddle(store: string, change: (store: IDBObjectStore) => void): Promise<void> {
  const database = await done(indexedDB.open(shared.name, 1))
  const transaction = database.transaction(store, 'readwrite')
  change(transaction.objectStore(store))
  await new Promise((resolve) => (transaction.oncomplete = resolve))
  database.close()
}

const row: OutboxRow = {
  id: 'e1:0',
  seq: 1,
  cause: 'e1',
  effect: 'counter.save',
  params: null,
  lane: null,
  tabOnly: false,
  tab: 'tab-a',
  leaseUntil: 0,
  attempt: 0,
  notBefore: 0,
}

async function append(seq: number, outbox: readonly OutboxRow[] = []) {
  const { head } = await log.read(null)
  return log.append(head, () => ({ events: [eventAt(seq)], outbox, settle: [], blobs: [] }))
}

const keepNone = { events: 0, before: Infinity }
const claim = () =>
  log.claim({
    tab: 'tab-a',
    now: 0,
    leaseMs: 1,
    running: new Set(),
    effects: new Map([['counter.save', 1]]),
    alive: null,
    left: new Set(),
  })

test.each([
  ['no record', 'head'],
  ['without an id', { seq: 1, floor: 0, snapshotSeq: 0 }],
  ['before the beginning', { logId: 'x', seq: -1, floor: -1, snapshotSeq: -1 }],
  ['between two events', { logId: 'x', seq: 1.5, floor: 0, snapshotSeq: 0 }],
  ['whose floor is above it', { logId: 'x', seq: 1, floor: 2, snapshotSeq: 0 }],
  ['whose snapshot is of events to come', { logId: 'x', seq: 1, floor: 0, snapshotSeq: 2 }],
])('I8: a head %s is told as damage, and a repair keeps what can be read', async (_, stored) => {
  await append(1)
  await meddle('meta', (store) => store.put(stored, 'head'))
  await expect(log.read(null)).rejects.toMatchObject({ code: 'LOG_DAMAGED' })
  await expect(append(2)).rejects.toMatchObject({ code: 'LOG_DAMAGED' })
  await log.repair(null)
  expect(await log.read(null)).toMatchObject({ events: [{ id: 'e1' }], head: { seq: 1 } })
})

test('I8: a head that stands at its own floor and snapshot is none that is damaged', async () => {
  await append(1)
  await meddle('meta', (store) => store.put({ logId: 'x', seq: 1, floor: 1, snapshotSeq: 1 }, 'head'))
  expect((await log.read({ logId: 'x', seq: 1 })).continues).toBe(true)
})

test.each([
  ['text', { last: 1, first: 1, at: 0 }],
  ['beginning', { last: 1, at: 0, text: '[]' }],
])('I8: a segment without its %s is told as damage', async (_, stored) => {
  await append(1)
  await meddle('segments', (store) => store.put(stored))
  await expect(log.read(null)).rejects.toMatchObject({ code: 'LOG_DAMAGED' })
})

test('I8: a row that is none is told as damage', async () => {
  await append(1, [row])
  await meddle('outbox', (store) => store.put({ id: 'e1:1', seq: 'one' }))
  await expect(claim()).rejects.toMatchObject({ code: 'LOG_DAMAGED' })
})

test('I8: a snapshot that cannot be read is null, and an export begins with one that can', async () => {
  const { logId } = (await log.read(null)).head
  for (const seq of [1, 2, 3]) {
    await append(seq)
    await log.compact(logId, { seq, state: { seq } }, keepNone)
  }
  await meddle('snapshots', (store) => store.put({ seq: 2, text: '{' }))
  expect(await log.dump()).toMatchObject({ snapshot: { seq: 3, state: { seq: 3 } }, events: [] })
  await meddle('snapshots', (store) => store.put({ seq: 3 }))
  expect(await log.read(null)).toMatchObject({ snapshot: { seq: 3, state: null }, continues: false })
})

test('I6: an export without a snapshot that can be read needs every event', async () => {
  const { logId } = (await log.read(null)).head
  for (const seq of [1, 2, 3]) {
    await append(seq)
    await log.compact(logId, { seq, state: { seq } }, keepNone)
  }
  await meddle('snapshots', (store) => store.clear())
  await expect(log.dump()).rejects.toMatchObject({ code: 'LOG_DAMAGED' })
})

test('I6: a snapshot without a place stops a compaction, which then writes nothing', async () => {
  const { head } = await append(1)
  await meddle('snapshots', (store) => store.put({ seq: 0.5, text: '{}' }))
  await expect(log.compact(head.logId, { seq: 1, state: 1 }, keepNone)).rejects.toMatchObject({ code: 'LOG_DAMAGED' })
  expect((await log.read(null)).snapshot).toBeNull()
})

test('a blob that is no text is not there, and one that nobody can ask for is collected', async () => {
  const { head } = await append(1)
  await meddle('blobs', (store) => {
    store.put(7, 'seven')
    store.put('text', 7)
  })
  expect(await log.blob('seven')).toBeNull()
  await log.compact(head.logId, { seq: 1, state: 1 }, keepNone)
  const database = await done(indexedDB.open(shared.name, 1))
  expect(await done(database.transaction('blobs').objectStore('blobs').getAllKeys())).toEqual([])
  database.close()
})

test('I8: a damaged head is none that another tab has repaired: the caller’s state and its rows go on', async () => {
  await append(1, [row])
  await meddle('meta', (store) => store.put('head', 'head'))
  await log.repair({ logId: 'before', snapshot: { seq: 1, state: { total: 1 } } })
  expect(await log.read(null)).toMatchObject({ head: { seq: 1, floor: 1 }, snapshot: { seq: 1, state: { total: 1 } } })
  expect((await claim()).rows.map(({ id }) => id)).toEqual(['e1:0'])
})

test('I8: damage costs what cannot be read: events before it and all rows stay, and the records are kept for a report', async () => {
  await append(1, [row])
  await append(2)
  await append(3, [{ ...row, id: 'e3:0', seq: 3 }])
  await meddle('segments', (store) => store.put({ first: 2, last: 2, at: 0, text: '[{"id":"e2"', sum: 'x' }))
  await meddle('outbox', (store) => store.put({ id: 'odd', seq: 'one' }))
  await expect(log.read(null)).rejects.toMatchObject({ code: 'LOG_DAMAGED' })
  const { tail: found, rows } = await log.salvage()
  expect([found.head.seq, found.events.map(({ id }) => id), rows.map(({ id }) => id)]).toEqual([
    1,
    ['e1'],
    ['e1:0', 'e3:0'],
  ])
  await log.repair(null)
  const tail = await log.read(null)
  expect(tail.events.map(({ id }) => id)).toEqual(['e1'])
  expect((await claim()).rows.map(({ id }) => id)).toEqual(['e1:0', 'e3:0'])
  const damaged = (await log.damaged()) ?? ''
  expect(damaged.split('\n')).toHaveLength(3)
  expect(damaged).toContain('odd')
})

test.each([['segment', 'segments', { first: 2, last: 2, at: 0, text: JSON.stringify([eventAt(2)]), sum: '00000000' }]])(
  'I7: a %s whose text is another than when it was written is told as damage',
  async (_, store, stored) => {
    await append(1)
    await append(2)
    await meddle(store, (records) => records.put(stored))
    await expect(log.read(null)).rejects.toMatchObject({ code: 'LOG_DAMAGED' })
  },
)

test('I7: a snapshot with a flipped digit is no state', async () => {
  const { head } = await append(1)
  await log.compact(head.logId, { seq: 1, state: { total: 10 } }, keepNone)
  const database = await done(indexedDB.open(shared.name, 1))
  const stored: unknown = await done(database.transaction('snapshots').objectStore('snapshots').get(1))
  database.close()
  const { sum } = Object.assign({ sum: '' }, stored)
  await meddle('snapshots', (store) => store.put({ seq: 1, text: '{"total":70}', sum }))
  expect((await log.read(null)).snapshot).toEqual({ seq: 1, state: null })
})

test('I7: a log that asks for a newer reader is READ_ONLY, whatever else its head says, and stays as it is', async () => {
  await append(1)
  const head = { reader: 10, layout: 'of tomorrow' }
  await meddle('meta', (store) => store.put(head, 'head'))
  await expect(log.read(null)).rejects.toMatchObject({ code: 'READ_ONLY' })
  await expect(append(2)).rejects.toMatchObject({ code: 'READ_ONLY' })
  await expect(log.repair(null)).rejects.toMatchObject({ code: 'READ_ONLY' })
  const database = await done(indexedDB.open(shared.name, 1))
  expect(await done(database.transaction('meta').objectStore('meta').get('head'))).toEqual(head)
  database.close()
})

test('I7: a database of a newer version is read as it is; one without our stores is READ_ONLY', async () => {
  await append(1)
  log.close()
  const newer = indexedDB.open(shared.name, 7)
  newer.onupgradeneeded = () => newer.result.createObjectStore('tomorrow')
  ;(await done(newer)).close()
  const older = shared.open()
  expect((await older.read(null)).events.map(({ id }) => id)).toEqual(['e1'])
  older.close()
  const without = indexedDB.open(shared.name, 8)
  without.onupgradeneeded = () => without.result.deleteObjectStore('segments')
  ;(await done(without)).close()
  await expect(shared.open().read(null)).rejects.toMatchObject({ code: 'READ_ONLY' })
})
