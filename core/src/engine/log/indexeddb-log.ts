/**
 * The log over IndexedDB. One database; a segment (all events of one commit) is one record; the head is stored.
 *
 *   meta       'head' -> Head
 *   segments   last seq -> Segment          snapshots  seq -> { seq, text }
 *   outbox     row id -> OutboxRow          blobs      sha256 -> text
 */
import { promisifyRequest } from 'idb-keyval'
import { isLeaflogError } from '../../errors/errors.ts'
import { type ConnectionOptions, STORES, openConnection } from './indexeddb-connection.ts'
import { parse, stateOf, storedHead, storedRows, storedSegments, storedSeqs } from './indexeddb-records.ts'
import type { Head, Log, OutboxRow, Position, Snapshot, Tail } from './log.ts'
import { selectClaims } from './outbox.ts'
import { type Segment, eventsBetween, liveBlobs, mergeSegments, planCompaction, toSegment } from './segments.ts'

const HEAD = 'head'
/** How often an operation is tried again on a fresh handle after one has died. */
const REOPENINGS = 2

export interface IndexedDbLogOptions extends ConnectionOptions {
  readonly newLogId: () => string
}

export function createIndexedDbLog(options: IndexedDbLogOptions): Log {
  const connection = openConnection(options)

  /** A lost handle is replaced and the work repeated: safe, since `decide` recognises events that did get through (I8). */
  const run: typeof connection.run = async (stores, mode, work, durability) => {
    for (let tries = 0; ; tries += 1)
      try {
        return await connection.run(stores, mode, work, durability)
      } catch (error) {
        if (!isLeaflogError(error, 'STORAGE_LOST') || tries === REOPENINGS) throw error
      }
  }

  const findHead = async (transaction: IDBTransaction): Promise<Head | null> =>
    parse(storedHead, await promisifyRequest(transaction.objectStore(STORES.meta).get(HEAD))) ?? null

  /** A database without a head is new: it gets its identity in the first writing transaction that looks. */
  const readHead = async (transaction: IDBTransaction): Promise<Head> => {
    const found = await findHead(transaction)
    if (found) return found
    const head: Head = { logId: options.newLogId(), seq: 0, floor: 0, snapshotSeq: 0 }
    transaction.objectStore(STORES.meta).put(head, HEAD)
    return head
  }

  const readSegments = async (transaction: IDBTransaction, after: number): Promise<Segment[]> =>
    parse(
      storedSegments,
      await promisifyRequest(transaction.objectStore(STORES.segments).getAll(IDBKeyRange.lowerBound(after, true))),
    )

  const readRows = async (transaction: IDBTransaction): Promise<OutboxRow[]> =>
    parse(storedRows, await promisifyRequest(transaction.objectStore(STORES.outbox).getAll()))

  /** A state that cannot be read is null, which nobody takes for one: there may be an older one. */
  const readSnapshot = async (transaction: IDBTransaction, seq: number): Promise<Snapshot | null> => {
    const stored: unknown = await promisifyRequest(transaction.objectStore(STORES.snapshots).get(seq))
    return stored === undefined ? null : { seq, state: stateOf(stored) }
  }

  const readOldestSnapshot = async (transaction: IDBTransaction): Promise<Snapshot | null> => {
    const seqs = await promisifyRequest(transaction.objectStore(STORES.snapshots).getAllKeys())
    for (const seq of seqs) {
      const snapshot = await readSnapshot(transaction, Number(seq))
      if (snapshot && snapshot.state !== null) return snapshot
    }
    return null
  }

  const readEvents = async (transaction: IDBTransaction, after: number, head: Head) =>
    eventsBetween(await readSegments(transaction, after), after, head.seq)

  const readTail = async (transaction: IDBTransaction, head: Head, position: Position | null): Promise<Tail> => {
    const continues = position?.logId === head.logId && position.seq >= head.floor && position.seq <= head.seq
    if (continues && position.seq === head.seq) return { head, events: [], continues, snapshot: null }
    const snapshot = continues ? null : await readSnapshot(transaction, head.snapshotSeq)
    const after = continues ? position.seq : (snapshot?.seq ?? 0)
    return { head, events: await readEvents(transaction, after, head), continues, snapshot }
  }

  const tailStores = ['meta', 'segments', 'snapshots'] as const

  return {
    read: async (position) => {
      const tail = await run(tailStores, 'readonly', async (transaction) => {
        const head = await findHead(transaction)
        return head && readTail(transaction, head, position)
      })
      return (
        tail ??
        run(tailStores, 'readwrite', async (transaction) =>
          readTail(transaction, await readHead(transaction), position),
        )
      )
    },

    append: (position, decide, { durability = 'relaxed', settles = [] } = {}) =>
      run(
        ['meta', 'segments', 'snapshots', 'outbox', 'blobs'],
        'readwrite',
        async (transaction) => {
          const missed = await readTail(transaction, await readHead(transaction), position)
          if (!missed.continues) return missed
          const outboxStore = transaction.objectStore(STORES.outbox)
          const unsettled = new Set<string>()
          for (const id of settles) if (await promisifyRequest(outboxStore.getKey(id))) unsettled.add(id)

          const { events, outbox, settle, blobs } = decide(missed, unsettled)
          const [first, ...rest] = events
          const head = first ? { ...missed.head, seq: (rest.at(-1) ?? first).seq } : missed.head
          if (first) {
            transaction.objectStore(STORES.segments).put(toSegment([first, ...rest]))
            transaction.objectStore(STORES.meta).put(head, HEAD)
          }
          for (const blob of blobs) transaction.objectStore(STORES.blobs).put(blob.text, blob.hash)
          for (const id of settle) outboxStore.delete(id)
          for (const row of outbox) outboxStore.put(row)
          return { ...missed, head }
        },
        durability,
      ),

    claim: (claim) =>
      run(['outbox'], 'readwrite', async (transaction) => {
        const store = transaction.objectStore(STORES.outbox)
        const { rows, nextAt, orphans } = selectClaims(await readRows(transaction), claim)
        for (const id of orphans) store.delete(id)
        for (const row of rows) store.put(row)
        return { rows, nextAt }
      }),

    postpone: (id, attempt, notBefore) =>
      run(['outbox'], 'readwrite', async (transaction) => {
        const store = transaction.objectStore(STORES.outbox)
        const row = (await readRows(transaction)).find((kept) => kept.id === id)
        if (row) store.put({ ...row, attempt, notBefore })
      }),

    compact: (logId, snapshot, retention) =>
      run(['meta', 'segments', 'snapshots', 'outbox', 'blobs'], 'readwrite', async (transaction) => {
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
        const text = JSON.stringify(snapshot.state)
        snapshotStore.put({ seq: snapshot.seq, text })
        for (const seq of plan.dropSnapshots) snapshotStore.delete(seq)
        for (const segment of [...plan.dropSegments, ...plan.merge.flat()]) segmentStore.delete(segment.last)
        for (const neighbours of plan.merge) segmentStore.put(mergeSegments(neighbours))
        transaction.objectStore(STORES.meta).put(plan.head, HEAD)

        const dropped = new Set(plan.dropSegments)
        const texts = segments.filter((segment) => !dropped.has(segment)).map((segment) => segment.text)
        const live = liveBlobs([...texts, JSON.stringify(stored.map(stateOf)), text, JSON.stringify(rows)])
        const blobs = transaction.objectStore(STORES.blobs)
        for (const hash of await promisifyRequest(blobs.getAllKeys()))
          if (typeof hash !== 'string' || !live.has(hash)) blobs.delete(hash)
        return plan.head
      }),

    blob: (hash) =>
      run(['blobs'], 'readonly', async (transaction) => {
        const text: unknown = await promisifyRequest(transaction.objectStore(STORES.blobs).get(hash))
        return typeof text === 'string' ? text : null
      }),

    dump: () =>
      run(tailStores, 'readwrite', async (transaction) => {
        const head = await readHead(transaction)
        const snapshot = head.floor > 0 ? await readOldestSnapshot(transaction) : null
        const after = snapshot?.seq ?? 0
        return { head, events: await readEvents(transaction, after, head), continues: false, snapshot }
      }),

    reset: (remains) =>
      run(['meta', 'segments', 'snapshots', 'outbox', 'blobs'], 'readwrite', async (transaction) => {
        const found = await findHead(transaction).catch((error: unknown) => {
          if (!isLeaflogError(error, 'LOG_DAMAGED')) throw error
          return null
        })
        if (remains && found && found.logId !== remains.logId) return
        for (const name of ['segments', 'snapshots', 'outbox']) transaction.objectStore(name).clear()
        if (!remains) transaction.objectStore(STORES.blobs).clear()
        const { snapshot, rows = [] } = remains ?? {}
        const at = snapshot?.seq ?? 0
        transaction
          .objectStore(STORES.meta)
          .put({ logId: options.newLogId(), seq: at, floor: at, snapshotSeq: at }, HEAD)
        if (snapshot) transaction.objectStore(STORES.snapshots).put({ seq: at, text: JSON.stringify(snapshot.state) })
        for (const row of rows) transaction.objectStore(STORES.outbox).put(row)
      }),

    forget: () =>
      run(
        ['meta', 'segments', 'snapshots', 'outbox', 'blobs'],
        'readwrite',
        async (transaction) => {
          for (const name of transaction.objectStoreNames) transaction.objectStore(name).clear()
          const head: Head = { logId: options.newLogId(), seq: 0, floor: 0, snapshotSeq: 0, afterForget: true }
          transaction.objectStore(STORES.meta).put(head, HEAD)
        },
        'strict',
      ),

    close: () => connection.close(),
  }
}
