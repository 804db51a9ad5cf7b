/** Keeps the log bounded, by count and by age, and empties it when a visitor signs out (I6). */
import { isLeaflogError } from '../../errors/errors.ts'
import type { LogEvent } from '../log/event.ts'
import type { Head, Log } from '../log/log.ts'
import type { CommitQueueOptions } from './commit-queue-options.ts'
import type { State } from './fold.ts'
import type { Opened } from './open-log.ts'
import { asLeaflogError } from './queue.ts'

export interface Housekeeping {
  /** Another log is kept from now on. What follows its `untaken` has still to be taken over by a newer build. */
  begin(opened: Opened): void
  /** Counts events that were added. */
  note(events: readonly LogEvent[]): void
  /** Whether events are stored that are too old. */
  isDue(head: Head): boolean
  /**
   * Takes a snapshot of the committed state, stamped with its own seq, where it is time; the head afterwards, or null. What
   * fails is tried again after as many events; only damage is thrown. While events are kept that another build knows and this one does not
   * (`skipped`), nothing goes: a snapshot of ours would be without them.
   */
  compact(log: Log, head: Head, committed: State, skipped: LogEvent | null): Promise<Head | null>
  /** Whether a visitor has signed out and events with their data are still stored. */
  isPurgeDue(head: Head): boolean
  /** Leaves a snapshot of the committed state and nothing that led to it; null where others have written meanwhile. */
  purge(log: Log, head: Head, committed: State): Promise<Head | null>
}

export function createHousekeeping({ config, deciding, now, onTrouble }: CommitQueueOptions): Housekeeping {
  const { snapshotEvery, retention } = config
  let next = 0
  let kept: number | undefined
  let forgottenAt = 0
  const before = () => now() - retention.ms
  const isDue = ({ oldest }: Head) => oldest !== undefined && oldest < before()
  const note = (events: readonly LogEvent[]) => {
    forgottenAt = events.findLast(({ type }) => deciding.folder.find(type)?.forgets)?.seq ?? forgottenAt
  }
  const snapshot = ({ seq }: Head, committed: State) => ({ seq, state: deciding.folder.save(committed) })
  return {
    begin({ untaken, rebuilt }) {
      kept = untaken
      forgottenAt = 0
      // A purge would erase events that this build does not know (I7).
      if (!rebuilt.skipped) note(rebuilt.tail.events)
    },
    note,
    isDue,
    async compact(log, head, committed, skipped) {
      const isGrown = head.seq - head.snapshotSeq >= snapshotEvery
      if (head.seq < next || !(isGrown || isDue(head))) return null
      next = head.seq + snapshotEvery
      if (skipped && skipped.at >= before()) return null
      try {
        const bounds = { events: retention.events, before: before(), untaken: kept }
        const after = await log.compact(head.logId, snapshot(head, committed), bounds)
        return after.logId === head.logId && after.seq === head.seq ? after : null
      } catch (error) {
        onTrouble(asLeaflogError(error), 'not-compacted')
        if (isLeaflogError(error, 'LOG_DAMAGED')) throw error
        return null
      }
    },
    isPurgeDue: ({ floor }) => floor < forgottenAt,
    async purge(log, head, committed) {
      const after = await log.purge(head.logId, snapshot(head, committed))
      return after.logId === head.logId && after.seq === head.seq ? after : null
    },
  }
}
