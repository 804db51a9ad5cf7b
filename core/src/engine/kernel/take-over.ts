/** What the visitor did in another log, taken over into this one (I7): of an earlier release, or beside one that could not be read. */
import { isLeaflogError } from '../../errors/errors.ts'
import type { Draft, LogEvent } from '../log/event.ts'
import type { Beginning, BlobText, Head, Log, OutboxRow, Position, Tail } from '../log/log.ts'
import { liveBlobs } from '../log/segments.ts'
import { knownEvents } from '../log/upcast.ts'
import type { CommitRequest } from './commit.ts'
import type { LogPlaces, NamedLog } from './commit-queue-options.ts'
import type { Folder, State } from './fold.ts'
import { bestEffort } from './rebuild.ts'

export interface OtherLog {
  readonly name: string
  readonly position: Position
  /** What has happened there since it was taken over last. */
  readonly events: readonly LogEvent[]
  readonly tail: Tail
  /** The newest snapshot and what follows it; `tail` may begin earlier. */
  readonly newest: Tail
  readonly rows: readonly OutboxRow[]
  readonly blobs: readonly BlobText[]
}

/** Null where there is no such log, where it is empty, and where nothing of it can be read. It is not changed. */
async function readOther(
  { name, log }: NamedLog,
  head: Head,
  report: (error: unknown) => void,
): Promise<OtherLog | null> {
  try {
    const read = await readFrom(log, report)
    const { logId, seq } = read.tail.head
    const taken = head.imported?.[name]
    const since = taken?.logId === logId ? taken.seq : 0
    if (seq <= since) return null
    const events = read.events.filter((event) => event.seq > since)
    const blobs = await blobsOf(log.blob, { ...read, events })
    return { ...read, name, position: { logId, seq }, events, blobs }
  } catch (error) {
    if (!isLeaflogError(error, 'STORAGE_UNAVAILABLE')) report(error)
    return null
  } finally {
    log.close()
  }
}

/** All events that are stored: those before the oldest snapshot, too, which a whole tail is without. */
async function readFrom(
  log: Log,
  report: (error: unknown) => void,
): Promise<Pick<OtherLog, 'tail' | 'newest' | 'events' | 'rows'>> {
  try {
    const tail = await log.dump()
    const { events } = await log.read({ logId: tail.head.logId, seq: tail.head.floor })
    return { tail, newest: await log.read(null), events, rows: await log.rows() }
  } catch (error) {
    if (!isLeaflogError(error, 'LOG_DAMAGED')) throw error
    report(error)
    const { tail, events, rows } = await log.salvage()
    return { tail, newest: tail, events, rows }
  }
}

/** Those in which something has happened that `head` has not taken over. */
export async function othersAhead(
  places: LogPlaces,
  head: Head,
  report: (error: unknown) => void,
): Promise<readonly OtherLog[]> {
  const found: OtherLog[] = []
  for (const place of places.others()) {
    const other = await readOther(place, head, report)
    if (other) found.push(other)
  }
  return found
}

/** A log without events goes on where the other one stands. */
export async function beginningOf(folder: Folder, other: OtherLog, rest: State): Promise<Beginning> {
  const state = await bestEffort(folder, [other.newest, other.tail], rest)
  return {
    snapshot: { seq: other.position.seq, state: folder.save(state) },
    rows: other.rows,
    blobs: other.blobs,
    imported: { [other.name]: other.position },
  }
}

/**
 * What has happened there, decided here as if it happened now, all in one transaction: each event keeps its id,
 * and rows keep theirs, so that no call is made twice. Rows that were settled there are not written again.
 */
export function carriedRequest(folder: Folder, { name, position, events, rows, blobs }: OtherLog): CommitRequest {
  return {
    drafts: knownEvents(events, folder.find).events.map(draftOf),
    settles: null,
    blobs,
    carried: new Set(rows.map(({ id }) => id)),
    imported: { [name]: position },
  }
}

/** An event as it was before the log gave it its place. */
export const draftOf = ({ seq: _, ...draft }: LogEvent): Draft => draft

/** The texts that these values speak of, as far as the other log still has them. */
export async function blobsOf(
  read: (hash: string) => Promise<string | null>,
  ...values: unknown[]
): Promise<BlobText[]> {
  const blobs: BlobText[] = []
  for (const hash of liveBlobs([JSON.stringify(values)])) {
    const text = await read(hash)
    if (text !== null) blobs.push({ hash, text })
  }
  return blobs
}
