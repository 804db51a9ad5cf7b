/** The log in memory: for Node, for tests, and for a browser whose storage has failed (I8). */
import { LeaflogError } from '../../errors/errors.ts'
import type { LogEvent } from './event.ts'
import type { Beginning, Head, Log, OutboxRow, Position, Snapshot, Tail } from './log.ts'
import { headAfter, headOf, purgedHead, repairedHead } from './head.ts'
import { postponed, selectClaims } from './outbox.ts'
import {
  type Segment,
  type StoredSnapshot,
  eventsBetween,
  fromStoredSnapshot,
  liveBlobs,
  mergeSegments,
  planCompaction,
  readableEvents,
  salvagedEvents,
  toSegment,
  toStoredSnapshot,
} from './segments.ts'

/** What several memory logs (the "tabs" of a test) can share. */
export interface MemoryStore {
  /** The log's identity and last event. */
  head: Head
  /** Events in order, those of one commit together. */
  segments: Segment[]
  /** States that were saved, the newest last. */
  snapshots: StoredSnapshot[]
  /** Effects that still have to run, by row id. */
  outbox: Map<string, OutboxRow>
  /** Texts by hash. */
  blobs: Map<string, string>
  /** Records that a repair cut out, as JSON. */
  damaged: string[]
}

/** Empty, or going on from what another log led to. */
export function createMemoryStore(logId: string, from?: Beginning): MemoryStore {
  return {
    head: headOf(logId, from),
    segments: [],
    snapshots: from ? [toStoredSnapshot(from.snapshot)] : [],
    outbox: new Map((from?.rows ?? []).map((row) => [row.id, row])),
    blobs: new Map((from?.blobs ?? []).map(({ hash, text }) => [hash, text])),
    damaged: [],
  }
}

/** `reader`: the reader version of the build; a log that asks for a newer one is READ_ONLY. */
export function createMemoryLog(store: MemoryStore, newLogId: () => string, reader = Infinity): Log {
  let closed = false
  const use = async <T>(work: () => T): Promise<T> => {
    await Promise.resolve()
    if (closed) throw new LeaflogError('SHOP_DISPOSED')
    if ((store.head.reader ?? 1) > reader)
      throw new LeaflogError('READ_ONLY', `the log asks for reader ${store.head.reader}`)
    return work()
  }

  const after = (seq: number): LogEvent[] =>
    eventsBetween(
      store.segments.filter((segment) => segment.last > seq),
      seq,
      store.head.seq,
    )
  const snapshotAt = (index: number): Snapshot | null => {
    const found = store.snapshots.at(index)
    return found ? fromStoredSnapshot(found) : null
  }
  const liveRows = () => [...store.outbox.values()]
  const readable = (known: Snapshot | null) => {
    const states = store.snapshots.map(fromStoredSnapshot).filter(({ state }) => state !== null)
    const snapshot = known ?? states.at(-1) ?? null
    const at = snapshot?.seq ?? 0
    const later = store.segments.filter(({ last }) => last > at)
    return { snapshot, at, events: readableEvents(later, at) }
  }
  const dropBlobs = () => {
    const texts = [...store.segments, ...store.snapshots].map((kept) => kept.text)
    const live = liveBlobs([...texts, JSON.stringify(liveRows())])
    for (const hash of store.blobs.keys()) if (!live.has(hash)) store.blobs.delete(hash)
  }
  const tail = (position: Position | null): Tail => {
    const { head } = store
    const continues = position?.logId === head.logId && position.seq >= head.floor && position.seq <= head.seq
    if (continues) return { head, events: after(position.seq), continues, snapshot: null }
    const snapshot = snapshotAt(-1)
    return { head, events: after(snapshot?.seq ?? 0), continues, snapshot }
  }

  return {
    read: (position) => use(() => tail(position)),

    append: (position, decide, options = {}) =>
      use(() => {
        const missed = tail(position)
        if (!missed.continues) return missed
        const unsettled = new Set((options.settles ?? []).filter((id) => store.outbox.has(id)))
        const decision = decide(missed, unsettled, options.rows ? structuredClone(liveRows()) : null)
        const { events, outbox, settle, blobs } = decision
        const [first, ...rest] = events
        if (first) store.segments.push(toSegment([first, ...rest]))
        store.head = headAfter(store.head, decision)
        for (const blob of blobs) store.blobs.set(blob.hash, blob.text)
        for (const id of settle) store.outbox.delete(id)
        for (const row of outbox) store.outbox.set(row.id, structuredClone(row))
        return { ...missed, head: store.head }
      }),

    claim: (claim) =>
      use(() => {
        const { orphans, ...claimed } = selectClaims([...store.outbox.values()], claim)
        for (const id of orphans) store.outbox.delete(id)
        for (const row of claimed.rows) store.outbox.set(row.id, row)
        return claimed
      }),

    postpone: (id, attempt, notBefore) =>
      use(() => {
        const row = store.outbox.get(id)
        if (row) store.outbox.set(id, postponed(row, attempt, notBefore))
      }),

    compact: (logId, snapshot, retention) =>
      use(() => {
        if (logId !== store.head.logId || snapshot.seq > store.head.seq) return store.head
        const seqs = [...store.outbox.values()].map((row) => row.seq)
        const plan = planCompaction({
          head: store.head,
          snapshot,
          snapshots: store.snapshots.map((kept) => kept.seq),
          segments: store.segments,
          oldestOutboxSeq: seqs.length ? Math.min(...seqs) : null,
          retention,
        })
        const gone = new Set([...plan.dropSegments, ...plan.merge.flat()])
        store.head = plan.head
        store.segments = [...store.segments.filter((segment) => !gone.has(segment)), ...plan.merge.map(mergeSegments)]
        store.segments.sort((a, b) => a.last - b.last)
        store.snapshots = [...store.snapshots.filter((kept) => kept.seq !== snapshot.seq), toStoredSnapshot(snapshot)]
          .filter(({ seq }) => !plan.dropSnapshots.includes(seq))
          .toSorted((a, b) => a.seq - b.seq)
        dropBlobs()
        return store.head
      }),

    purge: (logId, snapshot) =>
      use(() => {
        if (logId !== store.head.logId || snapshot.seq !== store.head.seq) return store.head
        store.head = purgedHead(store.head)
        Object.assign(store, { segments: [], snapshots: [toStoredSnapshot(snapshot)], damaged: [] })
        dropBlobs()
        return store.head
      }),

    blob: (hash) => use(() => store.blobs.get(hash) ?? null),

    dump: () =>
      use(() => {
        const { floor } = store.head
        const states = store.snapshots.map(fromStoredSnapshot)
        const snapshot = floor > 0 ? (states.find(({ seq, state }) => seq >= floor && state !== null) ?? null) : null
        return { head: store.head, events: after(snapshot?.seq ?? 0), continues: false, snapshot }
      }),

    rows: () => use(() => structuredClone(liveRows())),

    begin: (beginning) =>
      use(() => {
        if (store.head.seq > 0) return false
        Object.assign(store, createMemoryStore(store.head.logId, structuredClone(beginning)))
        return true
      }),

    repair: (known) =>
      use(() => {
        if (known && known.logId !== store.head.logId) return
        const { snapshot, at, events } = readable(known?.snapshot ?? null)
        const [first, ...rest] = events
        const seq = at + events.length
        const cut = store.segments.filter(({ last }) => last > seq).map((segment) => JSON.stringify(segment))
        Object.assign(store, {
          head: repairedHead(store.head, newLogId(), at, seq, known?.imported),
          segments: first ? [toSegment([first, ...rest])] : [],
          snapshots: snapshot ? [toStoredSnapshot(snapshot)] : [],
          damaged: [...store.damaged, ...cut],
        })
      }),

    salvage: () =>
      use(() => {
        const { snapshot, at, events: found } = readable(null)
        const head = { ...store.head, seq: at + found.length }
        const events = salvagedEvents(store.segments)
        return {
          tail: { head, events: found, continues: false, snapshot },
          events,
          rows: structuredClone(liveRows()),
        }
      }),

    damaged: () => use(() => (store.damaged.length > 0 ? store.damaged.join('\n') : null)),

    forget: () =>
      use(() => {
        const empty = createMemoryStore(newLogId())
        Object.assign(store, empty, { head: { ...empty.head, afterForget: true } })
      }),

    close() {
      closed = true
    },
  }
}
