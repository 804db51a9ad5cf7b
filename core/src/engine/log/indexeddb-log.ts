/**
 * The log over IndexedDB. One database; a segment (all events of one commit) is one record; the head is stored.
 *
 *   meta       'head' -> Head
 *   segments   last seq -> Segment          snapshots  seq -> StoredSnapshot
 *   outbox     row id -> OutboxRow          blobs      sha256 -> text
 *   damaged    number -> text of a record that could not be read
 */
import { promisifyRequest } from 'idb-keyval'
import { isLeaflogError } from '../../errors/errors.ts'
import { headAfter, headOf, purgedHead } from './head.ts'
import { type ConnectionOptions, STORES, openConnection } from './indexeddb-connection.ts'
import { HEAD, findHead, parseHead, readRows, readSegments, readTail, readWhole } from './indexeddb-read.ts'
import { parse, storedSeqs } from './indexeddb-records.ts'
import { readDamaged, repair, salvage } from './indexeddb-repair.ts'
import type { Decision, Head, Log, Tail } from './log.ts'
import { postponed, selectClaims } from './outbox.ts'
import { liveBlobs, mergeSegments, planCompaction, toSegment, toStoredSnapshot } from './segments.ts'

/** How often an operation is tried again on a fresh handle after one has died. */
const REOPENINGS = 2
const ALL_STORES = ['meta', 'segments', 'snapshots', 'outbox', 'blobs'] as const
const TAIL_STORES = ['meta', 'segments', 'snapshots'] as const

/** Which database holds the log. */
export interface IndexedDbLogOptions extends ConnectionOptions {
  /** Called for a unique id when the log is created, or erased. */
  readonly newLogId: () => string
  /** The reader version of this build: a log that asks for a newer one is READ_ONLY. */
  readonly reader?: number
}

/** Thrown in a transaction that was decided for a head that is not there any more; it is decided again. */
class Raced extends Error {}

/** A log in an IndexedDB database, which the tabs of an origin share. It is opened with its first use. */
export function createIndexedDbLog(options: IndexedDbLogOptions): Log {
  const connection = openConnection(options)
  const { newLogId, reader = 1 } = options
  /** What this tab knows of the head: right in most cases, and checked in every transaction that relies on it. */
  let known: Head | null = null

  /** A lost handle is replaced and the work repeated: safe, since `decide` recognises events that did get through (I8). */
  const run: typeof connection.run = async (stores, mode, work, durability) => {
    for (let tries = 0; ; tries += 1)
      try {
        return await connection.run(stores, mode, work, durability)
      } catch (error) {
        if (!isLeaflogError(error, 'STORAGE_LOST') || tries === REOPENINGS) throw error
      }
  }

  /** A database without a head is new: it gets its identity in the first writing transaction that looks. */
  const readHead = async (transaction: IDBTransaction): Promise<Head> => {
    const found = await findHead(transaction, reader)
    if (found) return found
    const head = headOf(newLogId())
    transaction.objectStore(STORES.meta).put(head, HEAD)
    return head
  }

  const write = (transaction: IDBTransaction, before: Head, decision: Decision): Head => {
    const [first, ...rest] = decision.events
    const head = headAfter(before, decision)
    const outbox = transaction.objectStore(STORES.outbox)
    if (first) transaction.objectStore(STORES.segments).put(toSegment([first, ...rest]))
    if (head !== before) transaction.objectStore(STORES.meta).put(head, HEAD)
    for (const blob of decision.blobs) transaction.objectStore(STORES.blobs).put(blob.text, blob.hash)
    for (const id of decision.settle) outbox.delete(id)
    for (const row of decision.outbox) outbox.put(row)
    return head
  }

  /** In the common case nobody else has written: all requests are made at once, and the head is compared before the end. */
  const appendAtOnce =
    (head: Head, ...[, decide, { settles = [] } = {}]: Parameters<Log['append']>) =>
    async (transaction: IDBTransaction): Promise<Tail> => {
      const outbox = transaction.objectStore(STORES.outbox)
      const checks = Promise.all([
        promisifyRequest<unknown>(transaction.objectStore(STORES.meta).get(HEAD)),
        ...settles.map((id) => promisifyRequest(outbox.getKey(id))),
      ])
      // A decision that throws ends the transaction before they are looked at, and is what the caller is told.
      checks.catch(() => {})
      const missed: Tail = { head, events: [], continues: true, snapshot: null }
      const written = write(transaction, head, decide(missed, new Set(settles), null))
      const [stored, ...keys] = await checks
      const isAsKnown = JSON.stringify(parseHead(stored, reader)) === JSON.stringify(head)
      if (!isAsKnown || keys.includes(undefined)) throw new Raced()
      return { ...missed, head: written }
    }

  const appendToTail =
    (...[position, decide, { settles = [], rows = false } = {}]: Parameters<Log['append']>) =>
    async (transaction: IDBTransaction): Promise<Tail> => {
      const missed = await readTail(transaction, await readHead(transaction), position)
      if (!missed.continues) return missed
      const outbox = transaction.objectStore(STORES.outbox)
      const unsettled = new Set<string>()
      for (const id of settles) if (await promisifyRequest(outbox.getKey(id))) unsettled.add(id)
      const decision = decide(missed, unsettled, rows ? await readRows(transaction) : null)
      return { ...missed, head: write(transaction, missed.head, decision) }
    }

  const append: Log['append'] = async (...asked) => {
    const [position, , { durability = 'relaxed', rows = false } = {}] = asked
    const head = known
    if (!rows && head?.logId === position.logId && head.seq === position.seq)
      try {
        return await run(ALL_STORES, 'readwrite', appendAtOnce(head, ...asked), durability)
      } catch (error) {
        if (!(error instanceof Raced)) throw error
      }
    return run(ALL_STORES, 'readwrite', appendToTail(...asked), durability)
  }

  /** Remembers the head that an operation has found or written. */
  const remembered = async (work: Promise<Tail>): Promise<Tail> => {
    const tail = await work
    known = tail.head
    return tail
  }

  const read: Log['read'] = async (position) => {
    const tail = await run(TAIL_STORES, 'readonly', async (transaction) => {
      const head = await findHead(transaction, reader)
      return head && readTail(transaction, head, position)
    })
    const create = async (transaction: IDBTransaction) => readTail(transaction, await readHead(transaction), position)
    return tail ?? run(TAIL_STORES, 'readwrite', create)
  }

  return {
    read: (position) => remembered(read(position)),
    append: (...asked) => remembered(append(...asked)),

    claim: (claim) =>
      run(['outbox'], 'readwrite', async (transaction) => {
        const store = transaction.objectStore(STORES.outbox)
        const { orphans, ...claimed } = selectClaims(await readRows(transaction), claim)
        for (const id of orphans) store.delete(id)
        for (const row of claimed.rows) store.put(row)
        return claimed
      }),

    postpone: (id, attempt, notBefore) =>
      run(['outbox'], 'readwrite', async (transaction) => {
        const store = transaction.objectStore(STORES.outbox)
        const row = (await readRows(transaction)).find((kept) => kept.id === id)
        if (row) store.put(postponed(row, attempt, notBefore))
      }),

    compact: (logId, snapshot, retention) =>
      run(ALL_STORES, 'readwrite', async (transaction) => {
        const head = await readHead(transaction)
        if (logId !== head.logId || snapshot.seq > head.seq) return head
        const segmentStore = transaction.objectStore(STORES.segments)
        const snapshotStore = transaction.objectStore(STORES.snapshots)
        const rows = await readRows(transaction)
        const stored: unknown[] = await promisifyRequest(snapshotStore.getAll())
        const seqs = parse(storedSeqs, stored)
        const segments = await readSegments(transaction, 0)
        const plan = planCompaction({
          head,
          snapshot,
          snapshots: seqs.map((kept) => kept.seq),
          segments,
          oldestOutboxSeq: rows.length ? Math.min(...rows.map((row) => row.seq)) : null,
          retention,
        })
        snapshotStore.put(toStoredSnapshot(snapshot))
        for (const seq of plan.dropSnapshots) snapshotStore.delete(seq)
        for (const segment of [...plan.dropSegments, ...plan.merge.flat()]) segmentStore.delete(segment.last)
        for (const neighbours of plan.merge) segmentStore.put(mergeSegments(neighbours))
        transaction.objectStore(STORES.meta).put(plan.head, HEAD)

        const dropped = new Set(plan.dropSegments)
        const texts = segments.filter((segment) => !dropped.has(segment)).map((segment) => segment.text)
        const kept = stored.map((each) => JSON.stringify(each).replaceAll(String.raw`\"`, '"'))
        await dropBlobs(transaction, [...texts, ...kept, JSON.stringify([snapshot.state, rows])])
        return plan.head
      }),

    purge: (logId, snapshot) =>
      run([...ALL_STORES, 'damaged'], 'readwrite', async (transaction) => {
        const head = await readHead(transaction)
        if (logId !== head.logId || snapshot.seq !== head.seq) return head
        const purged = purgedHead(head)
        const rows = await readRows(transaction)
        for (const name of ['segments', 'snapshots', 'damaged']) transaction.objectStore(name).clear()
        transaction.objectStore(STORES.snapshots).put(toStoredSnapshot(snapshot))
        transaction.objectStore(STORES.meta).put(purged, HEAD)
        await dropBlobs(transaction, [JSON.stringify([snapshot.state, rows])])
        return purged
      }),

    blob: (hash) =>
      run(['blobs'], 'readonly', async (transaction) => {
        const text: unknown = await promisifyRequest(transaction.objectStore(STORES.blobs).get(hash))
        return typeof text === 'string' ? text : null
      }),

    dump: () =>
      run(TAIL_STORES, 'readonly', async (transaction) =>
        readWhole(transaction, (await findHead(transaction, reader)) ?? headOf('')),
      ),

    rows: () => run(['outbox'], 'readonly', readRows),

    begin: (beginning) =>
      run(ALL_STORES, 'readwrite', async (transaction) => {
        const head = await readHead(transaction)
        if (head.seq > 0) return false
        const begun = headOf(head.logId, beginning)
        transaction.objectStore(STORES.meta).put(begun, HEAD)
        transaction.objectStore(STORES.snapshots).put(toStoredSnapshot(beginning.snapshot))
        for (const row of beginning.rows) transaction.objectStore(STORES.outbox).put(row)
        for (const { hash, text } of beginning.blobs ?? []) transaction.objectStore(STORES.blobs).put(text, hash)
        return true
      }),

    repair: (lastKnown) =>
      run([...ALL_STORES, 'damaged'], 'readwrite', (transaction) => repair(transaction, lastKnown, reader, newLogId)),

    salvage: () => run(ALL_STORES, 'readonly', (transaction) => salvage(transaction, reader)),
    damaged: () => run(['damaged'], 'readonly', readDamaged),

    forget: () =>
      run(
        [...ALL_STORES, 'damaged'],
        'readwrite',
        async (transaction) => {
          for (const name of transaction.objectStoreNames) transaction.objectStore(name).clear()
          transaction.objectStore(STORES.meta).put({ ...headOf(newLogId()), afterForget: true } satisfies Head, HEAD)
        },
        'strict',
      ),

    close: () => connection.close(),
  }
}

/** Blobs that none of these texts speaks of go. */
async function dropBlobs(transaction: IDBTransaction, texts: readonly string[]): Promise<void> {
  const live = liveBlobs(texts)
  const blobs = transaction.objectStore(STORES.blobs)
  for (const hash of await promisifyRequest(blobs.getAllKeys()))
    if (typeof hash !== 'string' || !live.has(hash)) blobs.delete(hash)
}
