/** A recorded log as states of the machines: what `replay`, tests and redaction build on. */
import * as z from 'zod/mini'
import { LeaflogError } from '../errors/errors.ts'
import type { Domain } from '../engine/kernel/define-domain.ts'
import { type Folder, type State, createFolder, stateOf } from '../engine/kernel/fold.ts'
import { type MachineState, save } from '../engine/kernel/stepper.ts'
import type { Json, LogEvent } from '../engine/log/event.ts'
import { allDomains } from '../domains/domains.ts'
import { knownDomains } from '../domains/known-domains.ts'
import { type Difference, firstDifference } from './diff.ts'
import { parsedJson } from './format.ts'
import { type ReadLog, readLog } from './read-log.ts'
import { savedContexts } from './saved-contexts.ts'

/** State and context of each domain, as plain JSON. */
export type ReplayedState = Readonly<Record<string, Json>>

export interface OpenLog extends ReadLog {
  /** Folds for the tab that wrote the log. */
  readonly folder: Folder
  /** Before the first event, and after the last, which is folded when it is asked for and was not walked to. */
  readonly base: State
  readonly end: State
  /** Takes an event of the log; the tab's own domains, what they had not heard when the log began. */
  readonly fold: (state: State, event: LogEvent) => State
  /** Every event, with the states before and after it. */
  walk(): Generator<{ readonly event: LogEvent; readonly before: State; readonly after: State }>
  readonly saved: (state: State) => ReplayedState
  /** Where the end differs from the recorded one (`before` is the recorded value); null when it does not. */
  readonly difference: Difference | null
}

/** Runs no effect. Throws as `readLog` does, and FILE_VERSION_UNKNOWN where the log begins with a state of another form. */
export function openLog(file: string | Iterable<string>): OpenLog {
  const lines = typeof file === 'string' ? file.split('\n') : file
  const known = createFolder(knownDomains, '')
  const read = readLog(lines, known.find)
  const { header, events } = read
  const folder = createFolder(domainsOf(read), header.tab)
  const { shared, tab, tabSeq = 0 } = header.base

  const restored = shared === null ? null : folder.restore(shared, folder.initial(), savedContexts)
  if (restored && restored.missing.length > 0)
    throw new LeaflogError('FILE_VERSION_UNKNOWN', 'This log begins with a state of another version of Leaflog.')
  const base = folder.restoreTab(tab, restored?.state ?? folder.initial(), savedContexts)
  const fold = (state: State, event: LogEvent) =>
    event.seq > tabSeq ? folder.fold(state, event) : folder.foldShared(state, event)
  const saved = createSaved(inOrder(folder.domains))
  const recorded = statesOf(read.recorded)
  let end: State | undefined
  let difference: Difference | null | undefined
  return {
    ...read,
    folder,
    base,
    fold,
    saved,
    *walk() {
      let after = base
      for (const event of events) {
        const before = after
        after = fold(before, event)
        yield { event, before, after }
      }
      end ??= after
    },
    get end() {
      return (end ??= events.reduce(fold, base))
    },
    get difference() {
      if (difference === undefined) difference = differs(recorded, saved(this.end))
      return difference
    },
  }
}

/** Where an end differs from the recorded one. A domain that is younger than the log has nothing to differ from. */
export const differenceFrom = (recorded: ReadLog['recorded'], end: ReplayedState): Difference | null =>
  differs(statesOf(recorded), end)

/** Throws FILE_DAMAGED for what is no state. */
const statesOf = ({ shared, tab }: ReadLog['recorded']): ReplayedState => ({ ...bare(shared), ...bare(tab) })

function differs(before: ReplayedState, end: ReplayedState): Difference | null {
  const after = Object.entries(end).filter(([name]) => Object.hasOwn(before, name))
  return firstDifference(before, Object.fromEntries(after))
}

/** As a file lists them: what tabs share, then what is each one's own. */
export const inOrder = (domains: readonly Domain[]): readonly Domain[] =>
  domains.toSorted((a, b) => a.scope.localeCompare(b.scope))

/** Those of the shop, and of the others those that the log has. */
function domainsOf({ recorded }: ReadLog): readonly Domain[] {
  const names = bare(recorded.shared)
  return knownDomains.filter((domain) => allDomains.includes(domain) || Object.hasOwn(names, domain.name))
}

/**
 * Plain JSON of states, written once for each state of a domain: what an event did not change is the same object before and
 * after it, so that thousands of states are listed and compared in the time of what changed.
 */
function createSaved(domains: readonly Domain[]): (state: State) => ReplayedState {
  const written = new WeakMap<MachineState, Json>()
  const savedOnce = (domain: Domain, state: MachineState): Json => {
    const known = written.get(state) ?? save(domain.machine, state)
    written.set(state, known)
    return known
  }
  return (state) =>
    Object.fromEntries(domains.map((domain) => [domain.name, savedOnce(domain, stateOf(state, domain))]))
}

const savedDomains = z.record(z.string(), z.object({ state: parsedJson }))

/** Without the fingerprints beside each domain's state. */
export function bare(saved: Json): ReplayedState {
  const read = savedDomains.safeParse(saved)
  if (!read.success) throw new LeaflogError('FILE_DAMAGED', 'This log is damaged: a state in it is not one.')
  return Object.fromEntries(Object.entries(read.data).map(([name, { state }]) => [name, state]))
}
