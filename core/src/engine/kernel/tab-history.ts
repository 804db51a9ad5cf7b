/**
 * Tab domains live in memory, their events in the log. When compaction drops events, their effect is kept here, so that
 * an export still replays to the state of the tab that wrote it.
 */
import type { Json, LogEvent } from '../log/event.ts'
import type { Folder, State } from './fold.ts'

export interface TabHistory {
  /** Takes committed events; those up to `floor` may be gone from the log. */
  add(events: readonly LogEvent[], floor: number): void
  /** Another log: what the tab domains are now is where it begins, unless this tab has been in it before (I8). */
  goTo(logId: string, state: State): void
  /** Saved state of the tab domains after the events up to `seq`, which must not be before the floor. */
  at(seq: number): Json
}

export function createTabHistory(folder: Folder): TabHistory {
  const left = new Map<string, { base: State; later: LogEvent[] }>()
  let current = ''
  let base: State = folder.initial()
  let later: LogEvent[] = []

  const foldUpTo = (seq: number): State =>
    later.filter((event) => event.seq <= seq).reduce((state, event) => folder.foldTab(state, event), base)

  return {
    add(events, floor) {
      later.push(...events.filter((event) => folder.concernsTab(event)))
      if ((later[0]?.seq ?? Infinity) > floor) return
      base = foldUpTo(floor)
      later = later.filter((event) => event.seq > floor)
    },
    goTo(logId, state) {
      left.set(current, { base, later })
      current = logId
      ;({ base, later } = left.get(logId) ?? { base: state, later: [] })
    },
    at: (seq) => folder.saveTab(foldUpTo(seq)),
  }
}
