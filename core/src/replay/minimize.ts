/**
 * A recorded log, reduced to what a bug needs: first without events and all that they caused, then without single events, then
 * with less in their data. What is left of each event is still valid by its schema.
 */
import { LeaflogError } from '../errors/errors.ts'
import { type State, stateOf } from '../engine/kernel/fold.ts'
import { type Json, type LogEvent, asWritten } from '../engine/log/event.ts'
import { type Expectation, holds, isSame, readPath, valueAt } from './expectation.ts'
import { knownDomains } from '../domains/known-domains.ts'
import { type OpenLog, openLog } from './open-log.ts'
import { reduceEvents } from './reduce-events.ts'
import { shrinkJson } from './shrink-json.ts'
import { writeExcerpt } from './write-log.ts'

/** Which bug is looked for, and where. */
export interface MinimizeOptions {
  /** What `shop.log.export()` gave, as text or as lines. */
  readonly file: string | Iterable<string>
  /** What should be true at the end, and is not: the bug shows where the path has the value that was recorded. */
  readonly expect: Expectation
  /** What must still be true at the end, as it was when it was recorded. */
  readonly although?: readonly Expectation[]
  /** The events, by `seq`, that stay as they are. */
  readonly keep?: Iterable<number>
  /** The event after which the bug shows. Default: the last. */
  readonly upTo?: number
}

/** A log with only what the bug needs. */
export interface Minimized {
  /** The smaller log, as a file. */
  readonly log: string
  /** How many events it has, and how many there were. */
  readonly events: number
  /** Number of events in the original, up to the one after which the bug shows. */
  readonly of: number
  /** What stands at the path instead of what should; undefined where nothing does. */
  readonly found: unknown
}

/**
 * Throws EVENT_INVALID where there is nothing to find: the expectation holds, a condition does not, an event to be kept is not
 * there, or the bug shows without any event. Throws as `replay` does for a file that is no log.
 */
export function minimize({ file, expect, although = [], keep = [], upTo }: MinimizeOptions): Minimized {
  const log = openLog(file)
  const { base, header } = log
  const last = upTo ?? header.base.seq + log.events.length
  const events = log.events.filter(({ seq }) => seq <= last)
  const kept = new Set(keep)
  for (const seq of [last, ...kept])
    if (seq !== header.base.seq && !events.some((event) => event.seq === seq))
      throw new LeaflogError('EVENT_INVALID', `There is no event ${seq}.`)

  const bug = createBug({ expect, although, end: events.reduce(log.fold, base) })
  const isKept = ({ seq }: LogEvent): boolean => kept.has(seq)
  const shows = (from: State, left: readonly LogEvent[]): boolean => bug.showsAt(left.reduce(log.fold, from))
  const start = smallerBase(log, (from) => shows(from, events))
  if (shows(start, events.filter(isKept)))
    throw new LeaflogError(
      'EVENT_INVALID',
      'This is so without any event: name one whose effect is missing, or what is true although it is so.',
    )

  const reduction = { isKept, shows: (fewer: readonly LogEvent[]) => shows(start, fewer) }
  const few = reduceEvents(events, reduction)
  const small = few.reduce((all, event, at) => {
    if (isKept(event)) return all
    return all.with(
      at,
      withLessData(log, event, (less) => shows(start, all.with(at, less))),
    )
  }, few)
  const left = reduceEvents(small, reduction)
  return {
    log: writeExcerpt(log, { base: start, events: left }),
    events: left.length,
    of: events.length,
    found: bug.found,
  }
}

/** Without the states that it needs nothing of, which begin from nothing. */
function smallerBase({ base, folder }: OpenLog, shows: (base: State) => boolean): State {
  const initial = folder.initial()
  return shows(initial)
    ? initial
    : Object.keys(base).reduce((left, name) => {
        const beginning = initial[name]
        const less = beginning ? { ...left, [name]: beginning } : left
        return shows(less) ? less : left
      }, base)
}

/** The same event with as little in its data as its schema lets be. */
function withLessData({ folder }: OpenLog, event: LogEvent, shows: (less: LogEvent) => boolean): LogEvent {
  const schema = folder.find(event.type)?.schema
  const withData = (data: Json): LogEvent | null => {
    const read = schema?.safeParse(data)
    return read?.success ? { ...event, data: read.data } : null
  }
  const least = shrinkJson(asWritten(event.data), (data) => {
    const less = withData(data)
    return less !== null && shows(less)
  })
  return withData(least) ?? event
}

interface Bug {
  readonly found: unknown
  showsAt(state: State): boolean
}

interface Wanted {
  readonly expect: Expectation
  readonly although: readonly Expectation[]
  /** Where the bug was seen. */
  readonly end: State
}

function createBug({ expect, although, end }: Wanted): Bug {
  const found = shownAt(expect, end)
  if (holds(expect, found))
    throw new LeaflogError(
      'EVENT_INVALID',
      `There is nothing to find: ${expect.path} is ${JSON.stringify(found)}, as it should be.`,
    )
  const broken = although.find((each) => !holds(each, shownAt(each, end)))
  if (broken)
    throw new LeaflogError('EVENT_INVALID', `${broken.path} is ${JSON.stringify(shownAt(broken, end))} in this log.`)
  return {
    found,
    showsAt(state) {
      try {
        return isSame(shownAt(expect, state), found) && although.every((each) => holds(each, shownAt(each, state)))
      } catch {
        // A state that no shop has, and that no view can show.
        return false
      }
    },
  }
}

function shownAt({ path }: Expectation, state: State): unknown {
  const { domain, keys } = readPath(path)
  const shown = knownDomains.find(({ name }) => name === domain)
  return shown && valueAt(shown.view(stateOf(state, shown)), keys)
}
