/** Which events are shown, the lane of each, and the time since the previous one. */
import type { LogEvent } from '../engine/log/event.ts'
import type { History } from './history-model.ts'
import { searchStates } from './state-search.ts'

/** Which events of a history are listed. All conditions must hold. */
export interface TimelineFilter {
  /**
   * Words that all occur in the event's type or data, ignoring case; or what became so with it: `checkout.order == null`,
   * `ui.theme changes`.
   */
  readonly text: string
  /** Null for all. */
  readonly domain: string | null
  /** Only events that this tab wrote; null for all. */
  readonly tab: string | null
  /** True leaves out events that changed no state. */
  readonly changedOnly: boolean
}

/** The filter that leaves nothing out. */
export const everything: TimelineFilter = { text: '', domain: null, tab: null, changedOnly: false }

/** The domain of an event's or effect's type: `ageGate` of `ageGate.submitted`. */
export const domainOf = (type: string): string => type.slice(0, Math.max(type.indexOf('.'), 0)) || type

const texts = new WeakMap<LogEvent, string>()
const textOf = (event: LogEvent): string => {
  const known = texts.get(event)
  if (known !== undefined) return known
  const text = `${event.seq} ${event.type} ${JSON.stringify(event.data)}`.toLowerCase()
  texts.set(event, text)
  return text
}

/**
 * The events that a filter lets through, in order. A text that is a question about a state is answered for `tab`, or
 * for the tab that exported the log.
 *
 * ```ts
 * matching(history, { ...everything, text: 'orderingCart.count > 5' })
 * ```
 */
export function matching(history: History, { text, domain, tab, changedOnly }: TimelineFilter): readonly LogEvent[] {
  const became = searchStates(history, text, tab ?? history.recording.tab)
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  return history.events.filter(
    (event) =>
      (tab === null || event.tab === tab) &&
      (domain === null || domainOf(event.type) === domain || history.changed(event.seq).includes(domain)) &&
      (!changedOnly || history.changed(event.seq).length > 0) &&
      (became?.has(event.seq) ?? words.every((word) => textOf(event).includes(word))),
  )
}

/** Whether events of one tab, or of one domain, share a lane of the timeline. */
export type LaneBy = 'tab' | 'domain'

/** In the order of their first event. */
export function lanesOf(events: readonly LogEvent[], by: LaneBy): ReadonlyMap<string, number> {
  const lanes = new Map<string, number>()
  for (const event of events) {
    const key = laneOf(event, by)
    if (!lanes.has(key)) lanes.set(key, lanes.size)
  }
  return lanes
}

/** The key of an event's lane: its tab's id, or its domain's name. */
export const laneOf = (event: LogEvent, by: LaneBy): string => (by === 'tab' ? event.tab : domainOf(event.type))

const units = [
  { ms: 86_400_000, name: 'd' },
  { ms: 3_600_000, name: 'h' },
  { ms: 60_000, name: 'min' },
  { ms: 1000, name: 's' },
] as const

/** `340 ms`, `4.2 s`, `2 h 14 min`: at most two units. */
export function lengthOf(milliseconds: number): string {
  const ms = Math.abs(Math.round(milliseconds))
  const sign = milliseconds < 0 ? '−' : ''
  const at = units.findIndex((unit) => ms >= unit.ms)
  const unit = units[at]
  if (!unit) return `${sign}${ms} ms`
  if (unit.name === 's') return `${sign}${Math.floor(ms / 100) / 10} s`
  const next = units[at + 1]
  const rest = next ? Math.floor((ms % unit.ms) / next.ms) : 0
  const whole = `${sign}${Math.floor(ms / unit.ms)} ${unit.name}`
  return next && rest > 0 ? `${whole} ${rest} ${next.name}` : whole
}

/** Time since the previous event: `+4.2 s`. Tabs and servers have different clocks: `−91 ms` is before it. */
export const sinceBefore = (milliseconds: number): string => `${milliseconds < 0 ? '' : '+'}${lengthOf(milliseconds)}`
