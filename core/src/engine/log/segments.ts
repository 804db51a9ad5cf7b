/** Segments: all events of one commit in one record, and what compaction does with them (I6). Pure. */
import type { Head, Retention, Snapshot } from './log.ts'
import { LeaflogError } from '../../errors/errors.ts'
import { type LogEvent, logEvent } from './event.ts'
import * as z from 'zod/mini'

/** `last` is the key. `text` is the JSON of the events: one string clones faster than a graph of objects. */
export interface Segment {
  readonly first: number
  readonly last: number
  /** Time of the last event, epoch ms. */
  readonly at: number
  readonly text: string
}

/** Merged segments hold about this many events: the size at which a record reads fastest. */
const MERGED_SEGMENT_EVENTS = 256
const SNAPSHOTS_KEPT = 2

export function toSegment(events: readonly [LogEvent, ...LogEvent[]]): Segment {
  const [first] = events
  const last = events.at(-1) ?? first
  return { first: first.seq, last: last.seq, at: last.at, text: JSON.stringify(events) }
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

function readSegment(segment: Segment): LogEvent[] {
  try {
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
 * Plans a compaction. Events go only when an older snapshot holds them, retention allows it and no outbox row needs
 * them; so both kept snapshots can be booted from.
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
  const limit = Math.min(oldestKept, (stored.oldestOutboxSeq ?? Infinity) - 1)
  const tooMany = head.seq - retention.events

  // From the front only: the clock may have been wrong once, the order never is.
  const firstKept = segments.findIndex(
    (segment) => segment.last > limit || (segment.last > tooMany && segment.at >= retention.before),
  )
  const droppable = firstKept === -1 ? segments : segments.slice(0, firstKept)
  const floor = Math.max(head.floor, droppable.at(-1)?.last ?? 0)
  const remaining = segments.filter((segment) => segment.last > floor && segment.last <= snapshot.seq)
  return {
    head: { ...head, floor, snapshotSeq: kept[0] ?? 0 },
    dropSnapshots: seqs.slice(SNAPSHOTS_KEPT),
    dropSegments: segments.filter((segment) => segment.last <= floor),
    merge: runsToMerge(remaining),
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

/** One segment out of neighbours, without parsing what is in them. */
export function mergeSegments(run: readonly Segment[]): Segment {
  const first = run[0]
  const last = run.at(-1)
  if (!first || !last) throw new LeaflogError('LOG_DAMAGED', 'no segments to merge')
  const text = `[${run.map((segment) => segment.text.slice(1, -1)).join(',')}]`
  return { first: first.first, last: last.last, at: last.at, text }
}

/** Hashes of the blobs that these texts still speak of. */
export function liveBlobs(texts: Iterable<string>): Set<string> {
  const live = new Set<string>()
  for (const text of texts) for (const found of text.matchAll(/"blob:([0-9a-f]{64})"/g)) live.add(found[1] ?? '')
  return live
}
