/**
 * Tab domains live in memory, their events in the log. When compaction drops events, their effect is kept here, so that
 * an export still replays to the state of the tab that wrote it.
 */
import type { Json, LogEvent } from '../log/event.ts'
import type { Folder, State } from './fold.ts'

export interface TabHistory {
  /** Takes committed events; those up to `floor` may be gone from the log. */
  add(events: readonly LogEvent[], floor: number): void
  /** Another log, in which `seq` events are: what the tab domains are now has heard of them what they are going to hear. */
  goTo(state: State, seq: number): void
  /** Saved state of the tab domains after the events up to `seq`, or the first that is known after that. */
  at(seq: number): { readonly seq: number; readonly state: Json }
}

export function createTabHistory(folder: Folder): TabHistory {
  let base: State = folder.initial()
  let began = 0
  let later: LogEvent[] = []

  const foldUpTo = (seq: number): State =>
    later.filter((event) => event.seq <= seq).reduce((state, event) => folder.foldTab(state, event), base)

  return {
    add(events, floor) {
      later.push(...events.filter((event) => event.seq > began && folder.concernsTab(event)))
      if ((later[0]?.seq ?? Infinity) > floor) return
      base = foldUpTo(floor)
      began = floor
      later = later.filter((event) => event.seq > floor)
    },
    goTo(state, seq) {
      base = state
      began = seq
      later = []
    },
    at: (seq) => ({ seq: Math.max(seq, began), state: folder.saveTab(foldUpTo(seq)) }),
  }
}
