/** What transactions over the log's database read. Storage is a border: everything is parsed. */
import { promisifyRequest } from 'idb-keyval'
import { LeaflogError } from '../../errors/errors.ts'
import { STORES } from './indexeddb-connection.ts'
import { asStoredSnapshot, parse, readerOf, storedHead, storedRows, storedSegments } from './indexeddb-records.ts'
import type { Head, OutboxRow, Position, Snapshot, Tail } from './log.ts'
import { type Segment, eventsBetween, fromStoredSnapshot } from './segments.ts'

export const HEAD = 'head'

/** READ_ONLY where only readers newer than `reader` can go on. */
export function parseHead(stored: unknown, reader: number): Head | null {
  const asked = readerOf.safeParse(stored)
  if (asked.success && (asked.data.reader ?? 1) > reader)
    throw new LeaflogError('READ_ONLY', `the log asks for reader ${asked.data.reader}`)
  return parse(storedHead, stored) ?? null
}

export const findHead = async (transaction: IDBTransaction, reader: number): Promise<Head | null> =>
  parseHead(await promisifyRequest(transaction.objectStore(STORES.meta).get(HEAD)), reader)

export const readSegments = async (transaction: IDBTransaction, after: number): Promise<Segment[]> =>
  parse(
    storedSegments,
    await promisifyRequest(transaction.objectStore(STORES.segments).getAll(IDBKeyRange.lowerBound(after, true))),
  )

export const readRows = async (transaction: IDBTransaction): Promise<OutboxRow[]> =>
  parse(storedRows, await promisifyRequest(transaction.objectStore(STORES.outbox).getAll()))

async function readSnapshot(transaction: IDBTransaction, seq: number): Promise<Snapshot | null> {
  const stored: unknown = await promisifyRequest(transaction.objectStore(STORES.snapshots).get(seq))
  return stored === undefined ? null : fromStoredSnapshot(asStoredSnapshot(stored, seq))
}

/** Snapshots that can be read, the oldest first. */
export async function readSnapshots(transaction: IDBTransaction): Promise<Snapshot[]> {
  const keys = await promisifyRequest(transaction.objectStore(STORES.snapshots).getAllKeys())
  const stored: unknown[] = await promisifyRequest(transaction.objectStore(STORES.snapshots).getAll())
  return stored
    .map((each, index) => fromStoredSnapshot(asStoredSnapshot(each, Number(keys[index]))))
    .filter(({ state }) => state !== null)
}

const readEvents = async (transaction: IDBTransaction, after: number, head: Head) =>
  eventsBetween(await readSegments(transaction, after), after, head.seq)

export async function readTail(transaction: IDBTransaction, head: Head, position: Position | null): Promise<Tail> {
  const continues = position?.logId === head.logId && position.seq >= head.floor && position.seq <= head.seq
  if (continues && position.seq === head.seq) return { head, events: [], continues, snapshot: null }
  const snapshot = continues ? null : await readSnapshot(transaction, head.snapshotSeq)
  const after = continues ? position.seq : (snapshot?.seq ?? 0)
  return { head, events: await readEvents(transaction, after, head), continues, snapshot }
}

/** The oldest snapshot from which the events that are stored go on, and all of them. */
export async function readWhole(transaction: IDBTransaction, head: Head): Promise<Tail> {
  const snapshots = head.floor > 0 ? await readSnapshots(transaction) : []
  const snapshot = snapshots.find(({ seq }) => seq >= head.floor) ?? null
  return { head, events: await readEvents(transaction, snapshot?.seq ?? 0, head), continues: false, snapshot }
}
