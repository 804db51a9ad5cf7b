/** Cuts a damaged log where it can be read last (I8): nothing that can be read is lost, and nothing is thrown away unseen. */
import { promisifyRequest } from 'idb-keyval'
import { isLeaflogError } from '../../errors/errors.ts'
import { headOf, repairedHead } from './head.ts'
import { STORES } from './indexeddb-connection.ts'
import { HEAD, findHead, readSnapshots } from './indexeddb-read.ts'
import { storedRows, storedSegments } from './indexeddb-records.ts'
import type { Head, Log, Salvage, Snapshot } from './log.ts'
import { type Segment, readableEvents, salvagedEvents, toSegment, toStoredSnapshot } from './segments.ts'

export async function repair(
  transaction: IDBTransaction,
  known: Parameters<Log['repair']>[0],
  reader: number,
  newLogId: () => string,
): Promise<void> {
  const head = await headOrNull(transaction, reader)
  if (known && head && known.logId !== head.logId) return
  const { snapshot, events, stored, segments } = await readable(transaction, known?.snapshot ?? null)
  const floor = snapshot?.seq ?? 0
  const [first, ...rest] = events
  const seq = floor + events.length

  const damaged = transaction.objectStore(STORES.damaged)
  for (const record of stored) if (isCut(record, segments, seq)) damaged.put(JSON.stringify(record))
  const outbox = transaction.objectStore(STORES.outbox)
  for (const row of await promisifyRequest<unknown[]>(outbox.getAll()))
    if (!storedRows.safeParse([row]).success) damaged.put(JSON.stringify(row))
  await keepRows(outbox)

  const segmentStore = transaction.objectStore(STORES.segments)
  segmentStore.clear()
  if (first) segmentStore.put(toSegment([first, ...rest]))
  const snapshotStore = transaction.objectStore(STORES.snapshots)
  snapshotStore.clear()
  if (snapshot) snapshotStore.put(toStoredSnapshot(snapshot))
  const logId = newLogId()
  transaction
    .objectStore(STORES.meta)
    .put(repairedHead(head ?? headOf(logId), logId, floor, seq, known?.imported), HEAD)
}

/** As a repair would leave it; nothing is changed. */
export async function salvage(transaction: IDBTransaction, reader: number): Promise<Salvage> {
  const head = (await headOrNull(transaction, reader)) ?? headOf('')
  const { snapshot, events, segments } = await readable(transaction, null)
  const rows: unknown[] = await promisifyRequest(transaction.objectStore(STORES.outbox).getAll())
  const seq = (snapshot?.seq ?? 0) + events.length
  return {
    tail: { head: { ...head, seq }, events, continues: false, snapshot },
    events: salvagedEvents(segments),
    rows: rows.flatMap((row) => storedRows.safeParse([row]).data ?? []),
  }
}

/** The records that repairs have cut out, as JSON lines; null where there are none. */
export async function readDamaged(transaction: IDBTransaction): Promise<string | null> {
  const records: unknown[] = await promisifyRequest(transaction.objectStore(STORES.damaged).getAll())
  return records.length > 0 ? records.map(String).join('\n') : null
}

/** The newest snapshot that can be read, or the one that is known, and the events from there on, as far as they can be read. */
async function readable(transaction: IDBTransaction, known: Snapshot | null) {
  const snapshot = known ?? (await readSnapshots(transaction)).at(-1) ?? null
  const floor = snapshot?.seq ?? 0
  const stored: unknown[] = await promisifyRequest(transaction.objectStore(STORES.segments).getAll())
  const segments = stored.flatMap((record) => storedSegments.safeParse([record]).data ?? [])
  const later = segments.filter(({ last }) => last > floor)
  return { snapshot, stored, segments, events: readableEvents(later, floor) }
}

async function headOrNull(transaction: IDBTransaction, reader: number): Promise<Head | null> {
  try {
    return await findHead(transaction, reader)
  } catch (error) {
    if (isLeaflogError(error, 'LOG_DAMAGED')) return null
    throw error
  }
}

/** What is no segment, and segments that hold anything after what could be read. */
const isCut = (record: unknown, segments: readonly Segment[], seq: number): boolean => {
  const read = storedSegments.safeParse([record]).data?.[0]
  return !read || segments.some(({ last }) => last === read.last && last > seq)
}

/** Rows are kept, whatever happened to the events that caused them; a record that is no row goes. */
async function keepRows(outbox: IDBObjectStore): Promise<void> {
  const keys = await promisifyRequest(outbox.getAllKeys())
  const rows: unknown[] = await promisifyRequest(outbox.getAll())
  rows.forEach((row, index) => {
    const key = keys[index]
    if (key !== undefined && !storedRows.safeParse([row]).success) outbox.delete(key)
  })
}
