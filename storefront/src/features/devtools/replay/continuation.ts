/** A log that is followed: whether a newer export of it goes on where the open one ends. @module */
import type { History, OpenedFile } from '@leaflog/core/time-machine'
import type { RecordedFile } from '../recorded-file.ts'

/** A log that grows while it is open. */
export type GrowingFile = RecordedFile & { opened: OpenedFile & { blobs: Map<string, string> } }

export const growing = (file: RecordedFile): GrowingFile => ({
  ...file,
  opened: { ...file.opened, blobs: new Map(file.opened.blobs) },
})

/**
 * The open log with what is new in a later export of the same log; null if that is another log, or was cleared. The
 * history grows in place, so that what is selected in it stays. Only if redaction has since learned that something in
 * earlier events is personal, they are written in other words, and the later history takes its place.
 */
export function continued(known: GrowingFile, next: RecordedFile): GrowingFile | null {
  const before = known.opened.history
  const after = next.opened.history
  if (!isSameLog(before, after)) return null
  const history = hasSameWords(before, after) && before.append(after.events) ? before : after
  const { blobs } = known.opened
  for (const [hash, text] of next.opened.blobs) blobs.set(hash, text)
  return { ...next, opened: { ...next.opened, history, blobs } }
}

/** Whether the later one has the earlier one's last event. Older events may have been dropped. */
const isSameLog = ({ first, last, events }: History, after: History): boolean =>
  last >= Math.max(first, after.first) && after.last >= last && after.event(last).id === events.at(-1)?.id

const hasSameWords = (before: History, after: History): boolean => {
  const shared = before.events.slice(Math.max(0, after.first - before.first))
  return shared.every((event) => JSON.stringify(event) === JSON.stringify(after.event(event.seq)))
}
