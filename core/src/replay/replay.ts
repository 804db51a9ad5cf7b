/** Folds a recorded log again: every intermediate state, and whether the end is the one that was recorded (I1). */
import { LeaflogError } from '../errors/errors.ts'
import type { Domain } from '../engine/kernel/define-domain.ts'
import { type State, stateOf } from '../engine/kernel/fold.ts'
import type { LogEvent } from '../engine/log/event.ts'
import { type Difference, firstDifference } from './diff.ts'
import type { Header } from './format.ts'
import { type ReplayedState, inOrder, openLog } from './open-log.ts'

export type { ReplayedState }

export interface ReplayStep {
  readonly event: LogEvent
  readonly state: ReplayedState
}

/** An event, and the domains whose state is another one after it. */
export interface ReplayChange {
  readonly event: LogEvent
  readonly changed: readonly string[]
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
  /** Every event with what it changed, in order: without writing any state down, in a fraction of the time of `steps`. */
  changes(): Generator<ReplayChange>
  /** Where the replayed end differs from the recorded one (`before` is the recorded value); null when it does not. */
  readonly difference: Difference | null
  /** The first line of the file that was changed after it was exported; null where none is, or where no line can tell. */
  readonly altered: number | null
}

/** Runs no effect. `file` is what `shop.log.export()` gave, as text or as lines. */
export function replay(file: string | Iterable<string>): Replay {
  const { header, events, base, fold, saved, difference, altered } = openLog(file)
  const { seq } = header.base
  return {
    header,
    events,
    base: saved(base),
    at(wanted) {
      if (wanted < seq || wanted > seq + events.length)
        throw new LeaflogError('EVENT_INVALID', `There is no event ${wanted}.`)
      return saved(events.slice(0, wanted - seq).reduce(fold, base))
    },
    *steps() {
      let state = base
      for (const event of events) {
        state = fold(state, event)
        yield { event, state: saved(state) }
      }
    },
    *changes() {
      let state = base
      for (const event of events) {
        const before = state
        state = fold(before, event)
        yield { event, changed: inOrder.filter((domain) => isChanged(before, state, domain)).map(({ name }) => name) }
      }
    },
    difference,
    altered,
  }
}

/** A step may lead to a new object that says the same. */
function isChanged(before: State, after: State, domain: Domain): boolean {
  const [was, is] = [stateOf(before, domain), stateOf(after, domain)]
  return was !== is && firstDifference([was.value, was.context], [is.value, is.context]) !== null
}
