/** How the head of a log changes with what is written. Pure. */
import type { Beginning, Decision, Head, Imported } from './log.ts'

/** Of a log that begins: with nothing, or with what another one led to. */
export function headOf(logId: string, from?: Pick<Beginning, 'snapshot' | 'imported'>): Head {
  const seq = from?.snapshot.seq ?? 0
  return {
    logId,
    seq,
    floor: seq,
    snapshotSeq: seq,
    ...(from?.imported && { imported: from.imported }),
  }
}

export function headAfter(head: Head, { events, reader = 1, imported }: Decision): Head {
  const last = events.at(-1)
  const [first] = events
  const isNewer = reader > (head.reader ?? 1)
  if (!first && !isNewer && !imported) return head
  return {
    ...head,
    ...(last && { seq: last.seq }),
    ...(first && head.oldest === undefined && { oldest: first.at }),
    ...(isNewer && { reader }),
    ...(imported && { imported: { ...head.imported, ...imported } }),
  }
}

/** All events are gone, and one snapshot holds what they led to. */
export function purgedHead({ oldest: _, ...head }: Head): Head {
  return { ...head, floor: head.seq, snapshotSeq: head.seq }
}

/** A snapshot at `floor` and what could be read after it, up to `seq`; a new id, so that every tab reads again. */
export const repairedHead = (head: Head, logId: string, floor: number, seq: number, imported?: Imported): Head => ({
  ...head,
  logId,
  seq,
  floor,
  snapshotSeq: floor,
  ...(imported && { imported: { ...head.imported, ...imported } }),
})
