/** A recorded log as a regression test, in one line. */
import { type Difference, diff } from '../replay/diff.ts'
import { type OpenLog, openLog } from '../replay/open-log.ts'
import { type Scenario, createScenario } from '../replay/scenario.ts'
import type { LogEvent } from '../engine/log/event.ts'

/** Thrown where a log does not replay to the state that was recorded with it. */
export class ReplayDiffers extends Error {
  override name = 'ReplayDiffers'
  /** The first differing path; `before` is the recorded value, `after` the replayed one. */
  readonly difference: Difference
  /** The last event that changed what stands there; null where none did. */
  readonly event: LogEvent | null

  constructor(difference: Difference, event: LogEvent | null, wasAsRecorded: boolean) {
    const { path, before, after } = difference
    const since = event
      ? `It was last changed by event ${event.seq} (${event.type})${wasAsRecorded ? '; until then it was as recorded' : ''}.`
      : 'No event of this log changes it.'
    super(
      `The replay ends in another state: ${path} was recorded as ${short(before)}, replayed as ${short(after)}. ${since}`,
    )
    this.difference = difference
    this.event = event
  }
}

/**
 * Replays what `shop.log.export()` gave, as text or as lines, and stands at its end: look at `view`, go back with `at(seq)`,
 * or go on with `when(event)` and `wait(ms)`. Throws `ReplayDiffers`, or a LeaflogError for a file that is no log.
 */
export function replayLog(file: string | Iterable<string>): Scenario {
  const log = openLog(file)
  const { header, events, folder, base, difference } = log
  if (difference) {
    const { event, wasAsRecorded } = lastChange(log, difference)
    throw new ReplayDiffers(difference, event, wasAsRecorded)
  }
  const beginning = { folder, tab: header.tab, state: base, seq: header.base.seq, now: header.exportedAt }
  return createScenario(beginning, events)
}

/** The last event that touched what differs, and whether it stood as recorded before. */
function lastChange({ folder, base, saved, events }: OpenLog, { path, before }: Difference) {
  let found: { event: LogEvent | null; wasAsRecorded: boolean } = { event: null, wasAsRecorded: false }
  let state = base
  for (const event of events) {
    const next = folder.fold(state, event)
    if (next !== state)
      for (const each of diff(saved(state), saved(next)))
        if (isWithin(each.path, path) || isWithin(path, each.path))
          found = { event, wasAsRecorded: each.path === path && JSON.stringify(each.before) === JSON.stringify(before) }
    state = next
  }
  return found
}

const isWithin = (inner: string, outer: string): boolean =>
  inner === outer || inner.startsWith(`${outer}.`) || inner.startsWith(`${outer}[`)

function short(value: unknown): string {
  const text = JSON.stringify(value) ?? '(nothing)'
  return text.length > 200 ? `${text.slice(0, 200)}…` : text
}
