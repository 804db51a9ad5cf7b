/** Folds a recorded log again: every intermediate state, and whether the end is the one that was recorded (I1). */
import { LeaflogError } from '../errors/errors.ts'
import type { Domain } from '../engine/kernel/define-domain.ts'
import { type State, stateOf } from '../engine/kernel/fold.ts'
import type { LogEvent } from '../engine/log/event.ts'
import { type Difference, firstDifference } from './diff.ts'
import type { Header } from './format.ts'
import { type ReplayedState, inOrder, openLog } from './open-log.ts'

export type { ReplayedState }

/** An event, and the state it led to. */
export interface ReplayStep {
  /** The event as recorded, converted to its current version. */
  readonly event: LogEvent
  /** The state of all domains after it, as the exporting tab saw it: `value` and `context` by domain. */
  readonly state: ReplayedState
}

/** An event, and the domains whose state is another one after it. */
export interface ReplayChange {
  /** The event as recorded, converted to its current version. */
  readonly event: LogEvent
  /** Names of domains; empty if the event changed nothing. */
  readonly changed: readonly string[]
}

/** A recorded log, folded again. */
export interface Replay {
  /** Who exported the log, when, and the state it begins with. */
  readonly header: Header
  /** All events of the log in order, converted to their current versions. */
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

/**
 * Reads a log and folds it again, without running any effect. `file` is what `shop.log.export()` gave, as text or as
 * lines. Throws FILE_NOT_A_LOG, FILE_DAMAGED, FILE_OUT_OF_ORDER, FILE_TOO_LARGE or FILE_HOSTILE for a file that is no
 * log or was damaged, and FILE_VERSION_UNKNOWN for one of another version.
 *
 * ```ts
 * const { events, at, difference } = replay(await readFile('bug.jsonl', 'utf8'))
 * if (difference) console.log(`${difference.path} was recorded as`, difference.before)
 * ```
 */
export function replay(file: string | Iterable<string>): Replay {
  const log = openLog(file)
  const { header, events, folder, base, fold, saved, altered } = log
  const domains = inOrder(folder.domains)
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
      for (const { event, after } of log.walk()) yield { event, state: saved(after) }
    },
    *changes() {
      for (const { event, before, after } of log.walk())
        yield { event, changed: domains.filter((domain) => isChanged(before, after, domain)).map(({ name }) => name) }
    },
    get difference() {
      return log.difference
    },
    altered,
  }
}

/** A step may lead to a new object that says the same. */
function isChanged(before: State, after: State, domain: Domain): boolean {
  const [was, is] = [stateOf(before, domain), stateOf(after, domain)]
  return was !== is && firstDifference([was.value, was.context], [is.value, is.context]) !== null
}
