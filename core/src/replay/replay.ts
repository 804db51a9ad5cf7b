/** Folds a recorded log again: every intermediate state, and whether the end is the one that was recorded (I1). */
import { LeaflogError } from '../errors.ts'
import type { LogEvent } from '../log/event.ts'
import type { Difference } from './diff.ts'
import type { Header } from './format.ts'
import { type ReplayedState, openLog } from './open-log.ts'

export type { ReplayedState }

export interface ReplayStep {
  readonly event: LogEvent
  readonly state: ReplayedState
}

export interface Replay {
  readonly header: Header
  readonly events: readonly LogEvent[]
  /** The state before the first event. */
  readonly base: ReplayedState
  /** The state after event `seq`; the base for the seq it begins with. Throws EVENT_INVALID for one that is not there. */
  at(seq: number): ReplayedState
  /** Every event with the state it led to, in order. */
  steps(): Generator<ReplayStep>
  /** Where the replayed end differs from the recorded one (`before` is the recorded value); null when it does not. */
  readonly difference: Difference | null
}

/** Runs no effect (I4). `file` is what `shop.log.export()` gave, as text or as lines. */
export function replay(file: string | Iterable<string>): Replay {
  const { header, events, folder, base, saved, difference } = openLog(file)
  const { seq } = header.base
  return {
    header,
    events,
    base: saved(base),
    at(wanted) {
      if (wanted < seq || wanted > seq + events.length)
        throw new LeaflogError('EVENT_INVALID', `There is no event ${wanted}.`)
      return saved(events.slice(0, wanted - seq).reduce(folder.fold, base))
    },
    *steps() {
      let state = base
      for (const event of events) {
        state = folder.fold(state, event)
        yield { event, state: saved(state) }
      }
    },
    difference,
  }
}
