/** Folds a recorded log again: every intermediate state, and whether the end is the one that was recorded (I1). */
import * as z from 'zod/mini'
import { LeaflogError } from '../errors.ts'
import { type State, createFolder } from '../kernel/fold.ts'
import { type Json, type LogEvent, json } from '../log/event.ts'
import { allDomains } from '../sdk/domains.ts'
import { type Difference, firstDifference } from './diff.ts'
import type { Header } from './format.ts'
import { readLog } from './read-log.ts'

/** State and context of each domain, as plain JSON. */
export type ReplayedState = Readonly<Record<string, Json>>

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
  const lines = typeof file === 'string' ? file.split('\n') : file
  const known = createFolder(allDomains, '')
  const { header, events, recorded } = readLog(lines, known.find)
  const folder = createFolder(allDomains, header.tab)
  const { shared, tab, seq } = header.base

  const restored = shared === null ? null : folder.restore(shared, folder.initial())
  if (restored && !restored.exact)
    throw new LeaflogError('FILE_VERSION_UNKNOWN', 'This log begins with a state of another version of Leaflog.')
  const base = folder.restoreTab(tab, restored?.state ?? folder.initial())

  const saved = (state: State): ReplayedState => ({ ...bare(folder.save(state)), ...bare(folder.saveTab(state)) })
  const end = events.reduce(folder.fold, base)

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
    difference: firstDifference({ ...bare(recorded.shared), ...bare(recorded.tab) }, saved(end)),
  }
}

const savedDomains = z.record(z.string(), z.object({ state: json }))

/** Without the fingerprints beside each domain's state. */
function bare(saved: Json): ReplayedState {
  const read = savedDomains.safeParse(saved)
  if (!read.success) throw new LeaflogError('FILE_DAMAGED', 'This log is damaged: a state in it is not one.')
  return Object.fromEntries(Object.entries(read.data).map(([name, { state }]) => [name, state]))
}
