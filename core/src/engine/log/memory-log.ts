/** The log in memory: for Node, for tests, and for a browser whose storage has failed (I8). */
import { LeaflogError } from '../../errors/errors.ts'
import { type LogEvent, parseJson } from './event.ts'
import type { Head, Log, OutboxRow, Position, Snapshot, Tail } from './log.ts'
import { selectClaims } from './outbox.ts'
import { type Segment, eventsBetween, liveBlobs, mergeSegments, planCompaction, toSegment } from './segments.ts'

/** What several memory logs (the "tabs" of a test) can share. */
export interface MemoryStore {
  head: Head
  segments: Segment[]
  snapshots: { seq: number; text: string }[]
  outbox: Map<string, OutboxRow>
  blobs: Map<string, string>
}

/** Empty, or going on from another log's committed state and its rows in flight. */
export function createMemoryStore(
  logId: string,
  from?: { snapshot: Snapshot; rows: readonly OutboxRow[] },
): MemoryStore {
  const seq = from?.snapshot.seq ?? 0
  return {
    head: { logId, seq, floor: seq, snapshotSeq: seq },
    segments: [],
    snapshots: from ? [{ seq, text: JSON.stringify(from.snapshot.state) }] : [],
    outbox: new Map((from?.rows ?? []).map((row) => [row.id, row])),
    blobs: new Map(),
  }
}

export function createMemoryLog(store: MemoryStore, newLogId: () => string): Log {
  let closed = false
  const use = async <T>(work: () => T): Promise<T> => {
    await Promise.resolve()
    if (closed) throw new LeaflogError('STORAGE_LOST')
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
    return found ? { seq: found.seq, state: parseJson(found.text) } : null
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
        const { events, outbox, settle, blobs } = decide(missed, unsettled)
        const [first, ...rest] = events
        if (first) {
          store.segments.push(toSegment([first, ...rest]))
          store.head = { ...store.head, seq: (rest.at(-1) ?? first).seq }
        }
        for (const blob of blobs) store.blobs.set(blob.hash, blob.text)
        for (const id of settle) store.outbox.delete(id)
        for (const row of outbox) store.outbox.set(row.id, structuredClone(row))
        return { ...missed, head: store.head }
      }),

    claim: (claim) =>
      use(() => {
        const { rows, nextAt, orphans } = selectClaims([...store.outbox.values()], claim)
        for (const id of orphans) store.outbox.delete(id)
        for (const row of rows) store.outbox.set(row.id, row)
        return { rows, nextAt }
      }),

    postpone: (id, attempt, notBefore) =>
      use(() => {
        const row = store.outbox.get(id)
        if (row) store.outbox.set(id, { ...row, attempt, notBefore })
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
        store.snapshots = [
          ...store.snapshots.filter((kept) => kept.seq !== snapshot.seq && !plan.dropSnapshots.includes(kept.seq)),
          ...(plan.dropSnapshots.includes(snapshot.seq)
            ? []
            : [{ seq: snapshot.seq, text: JSON.stringify(snapshot.state) }]),
        ].toSorted((a, b) => a.seq - b.seq)
        const rows = JSON.stringify([...store.outbox.values()])
        const live = liveBlobs([...store.segments, ...store.snapshots].map((kept) => kept.text).concat(rows))
        for (const hash of store.blobs.keys()) if (!live.has(hash)) store.blobs.delete(hash)
        return store.head
      }),

    blob: (hash) => use(() => store.blobs.get(hash) ?? null),

    dump: () =>
      use(() => {
        const snapshot = store.head.floor > 0 ? snapshotAt(0) : null
        return { head: store.head, events: after(snapshot?.seq ?? 0), continues: false, snapshot }
      }),

    reset: (remains) =>
      use(() => {
        if (remains && remains.logId !== store.head.logId) return
        const blobs = remains ? store.blobs : new Map<string, string>()
        Object.assign(store, createMemoryStore(newLogId(), remains), { blobs })
      }),

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
