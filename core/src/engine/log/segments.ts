/** Segments: all events of one commit in one record, and what compaction does with them (I6). Pure. */
import { checksum } from './checksum.ts'
import type { Head, Retention, Snapshot } from './log.ts'
import { LeaflogError } from '../../errors/errors.ts'
import { type LogEvent, logEvent, parseJson } from './event.ts'
import * as z from 'zod/mini'

/** `last` is the key. `text` is the JSON of the events: one string clones faster than a graph of objects. */
export interface Segment {
  readonly first: number
  readonly last: number
  /** Time of the last event, epoch ms. */
  readonly at: number
  readonly text: string
  /** Checksum of the text. Segments of the first release have none. */
  readonly sum?: string | undefined
}

/** A snapshot as it is stored. */
export interface StoredSnapshot {
  readonly seq: number
  readonly text: string
  readonly sum?: string | undefined
}

/** Merged segments hold about this many events: the size at which a record reads fastest. */
const MERGED_SEGMENT_EVENTS = 256
const SNAPSHOTS_KEPT = 2

export function toSegment(events: readonly [LogEvent, ...LogEvent[]]): Segment {
  const [first] = events
  const last = events.at(-1) ?? first
  const text = JSON.stringify(events)
  return { first: first.seq, last: last.seq, at: last.at, text, sum: checksum(text) }
}

export function toStoredSnapshot({ seq, state }: Snapshot): StoredSnapshot {
  const text = JSON.stringify(state)
  return { seq, text, sum: checksum(text) }
}

/** A state that cannot be read, or is not what was written, is null, which nobody takes for one: there may be an older one. */
export function fromStoredSnapshot({ seq, text, sum }: StoredSnapshot): Snapshot {
  try {
    if (sum === undefined) return { seq, state: parseJson(text), unchecked: true }
    return { seq, state: sum === checksum(text) ? parseJson(text) : null }
  } catch {
    return { seq, state: null }
  }
}

const storedEvents = z.array(logEvent)

/** Every event after `after` up to `until`. Storage is a border: what is not a segment of ours, or a gap, is LOG_DAMAGED. */
export function eventsBetween(segments: readonly Segment[], after: number, until: number): LogEvent[] {
  const found: LogEvent[] = []
  let expected = after + 1
  for (const segment of segments)
    for (const event of readSegment(segment)) {
      if (event.seq <= after) continue
      if (event.seq !== expected)
        throw new LeaflogError('LOG_DAMAGED', `event ${event.seq} where ${expected} should be`)
      expected += 1
      found.push(event)
    }
  if (expected !== until + 1) throw new LeaflogError('LOG_DAMAGED', `the log ends at ${expected - 1}, not at ${until}`)
  return found
}

/** Every event of those segments that can be read. */
export const salvagedEvents = (segments: readonly Segment[]): LogEvent[] =>
  segments.flatMap((segment) => readableEvents([segment], segment.first - 1))

/** Events from `after` on, up to the first that cannot be read. */
export function readableEvents(segments: readonly Segment[], after: number): LogEvent[] {
  const found: LogEvent[] = []
  try {
    for (const segment of segments)
      for (const event of readSegment(segment))
        if (event.seq > after) {
          if (event.seq !== after + found.length + 1) return found
          found.push(event)
        }
  } catch {
    // What can be read ends here.
  }
  return found
}

const isAsWritten = ({ sum, text }: Segment): boolean => sum === undefined || sum === checksum(text)

function readSegment(segment: Segment): LogEvent[] {
  try {
    if (!isAsWritten(segment)) throw new SyntaxError('not as it was written')
    return storedEvents.parse(JSON.parse(segment.text))
  } catch (cause) {
    throw new LeaflogError('LOG_DAMAGED', `segment ${segment.first} to ${segment.last} cannot be read`, { cause })
  }
}

export interface Compaction {
  readonly head: Head
  readonly dropSnapshots: readonly number[]
  readonly dropSegments: readonly Segment[]
  /** Runs of neighbours that become one segment each. */
  readonly merge: readonly (readonly Segment[])[]
}

/**
 * Plans a compaction. Events go when an older snapshot holds them, retention by count allows it and no outbox row needs them,
 * so that both kept snapshots can be booted from; and when they are too old and the new snapshot holds them.
 */
export function planCompaction(stored: {
  head: Head
  snapshot: Snapshot
  snapshots: readonly number[]
  segments: readonly Segment[]
  oldestOutboxSeq: number | null
  retention: Retention
}): Compaction {
  const { head, snapshot, segments, retention } = stored
  const seqs = [...new Set([...stored.snapshots, snapshot.seq])].toSorted((a, b) => b - a)
  const kept = seqs.slice(0, SNAPSHOTS_KEPT)
  const oldestKept = kept.length < SNAPSHOTS_KEPT ? 0 : (kept.at(-1) ?? 0)
  const needed = (stored.oldestOutboxSeq ?? Infinity) - 1
  const tooMany = head.seq - retention.events
  const { before, untaken = Infinity } = retention
  const isTooOld = ({ last, at }: Segment) => at < before && last <= Math.min(snapshot.seq, needed, untaken)
  const isTooMuch = ({ last }: Segment) => last <= Math.min(oldestKept, needed, tooMany)

  // From the front only: the clock may have been wrong once, the order never is.
  const firstKept = segments.findIndex((segment) => !isTooOld(segment) && !isTooMuch(segment))
  const droppable = firstKept === -1 ? segments : segments.slice(0, firstKept)
  const floor = Math.max(head.floor, droppable.at(-1)?.last ?? 0)
  const remaining = segments.filter((segment) => segment.last > floor)
  const oldest = remaining[0]?.at
  const { oldest: _, ...rest } = head
  return {
    head: { ...rest, floor, snapshotSeq: kept[0] ?? 0, ...(oldest !== undefined && { oldest }) },
    dropSnapshots: seqs.slice(SNAPSHOTS_KEPT),
    dropSegments: segments.filter((segment) => segment.last <= floor),
    merge: runsToMerge(remaining.filter((segment) => segment.last <= snapshot.seq)),
  }
}

function runsToMerge(segments: readonly Segment[]): Segment[][] {
  const runs: Segment[][] = []
  let run: Segment[] = []
  let events = 0
  const close = () => {
    if (run.length > 1) runs.push(run)
    run = []
    events = 0
  }
  for (const segment of segments) {
    const count = segment.last - segment.first + 1
    if (events + count > MERGED_SEGMENT_EVENTS) close()
    run.push(segment)
    events += count
  }
  close()
  return runs
}

/** One segment out of neighbours, without parsing what is in them. Damage gets no checksum of its own: it is LOG_DAMAGED. */
export function mergeSegments(run: readonly Segment[]): Segment {
  const damaged = run.find((segment) => !isAsWritten(segment))
  if (damaged) throw new LeaflogError('LOG_DAMAGED', `segment ${damaged.first} to ${damaged.last} cannot be read`)
  const first = run[0]
  const last = run.at(-1)
  if (!first || !last) throw new LeaflogError('LOG_DAMAGED', 'no segments to merge')
  const text = `[${run.map((segment) => segment.text.slice(1, -1)).join(',')}]`
  return { first: first.first, last: last.last, at: last.at, text, sum: checksum(text) }
}

/** Hashes of the blobs that these texts still speak of. */
export function liveBlobs(texts: Iterable<string>): Set<string> {
  const live = new Set<string>()
  for (const text of texts) for (const found of text.matchAll(/"blob:([0-9a-f]{64})"/g)) live.add(found[1] ?? '')
  return live
}
