/** A recorded log as a regression test, in one line. */
import { type Difference, diff } from '../replay/diff.ts'
import { type OpenLog, openLog } from '../replay/open-log.ts'
import { type Scenario, createScenario } from '../replay/scenario.ts'
import type { LogEvent } from '../engine/log/event.ts'

/** Thrown if a log does not replay to its recorded state. */
export class ReplayDiffers extends Error {
  /** Always `ReplayDiffers`. */
  override name = 'ReplayDiffers'
  /** The first path that differs; `before` is the recorded value, `after` the replayed one. */
  readonly difference: Difference
  /** The last event that changed the value at that path; null if none did. */
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
 * Replays the output of `shop.log.export()`, as text or as lines, and stops at its end: read `view`, go back with
 * `at(seq)`, or continue with `when(event)` and `wait(ms)`. Throws `ReplayDiffers`, or a LeaflogError for a file that
 * is not a log.
 */
export function replayLog(file: string | Iterable<string>): Scenario {
  const log = openLog(file)
  const { difference } = log
  if (difference) {
    const { event, wasAsRecorded } = lastChange(log, difference)
    throw new ReplayDiffers(difference, event, wasAsRecorded)
  }
  return scenarioOf(log)
}

/** The same, wherever the log ended when it was recorded: for one that shows a bug, and ends elsewhere once that is mended. */
export const givenLog = (file: string | Iterable<string>): Scenario => scenarioOf(openLog(file))

function scenarioOf({ header, events, folder, base }: OpenLog): Scenario {
  const beginning = { folder, tab: header.tab, state: base, seq: header.base.seq, now: header.exportedAt }
  return createScenario(beginning, events)
}

/** The last event that changed the differing path, and whether the value before it was as recorded. */
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
