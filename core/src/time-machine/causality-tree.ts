/**
 * Causes and effects as a tree: an event, the effects that it asked for, and the events that came of them. An event names the
 * event that led to it, not the effect: where an effect of its domain is the only one, it is taken to be that one's result.
 */
import type { LogEvent } from '../engine/log/event.ts'
import type { AskedEffect, History } from './history.ts'
import { domainOf } from './timeline.ts'

export interface CausalityTree {
  readonly event: LogEvent
  readonly effects: readonly (AskedEffect & { readonly results: readonly CausalityTree[] })[]
  /** Results that may be of several effects. */
  readonly results: readonly CausalityTree[]
  /** How many more there are below, which are not listed. */
  readonly more: number
}

/** A file from outside may hold a chain of any length, and a cause of any number of events. */
const DEEPEST = 40
const MOST = 300

/** The tree from the first cause of event `seq` that is in the log. Of a large one a part, with all that led to the event. */
export function causalityTreeOf(history: History, seq: number): CausalityTree {
  const line = lineOf(history, history.event(seq))
  return grow(history, line.at(-1) ?? history.event(seq), { line: new Set(line), left: MOST }, 0)
}

/** An event and what led to it. A cause is older than what it caused; a file that says otherwise is not followed in circles. */
function lineOf(history: History, event: LogEvent): LogEvent[] {
  const line = [event]
  for (let at = event; at.cause !== null;) {
    const cause = history.byId(at.cause)
    if (!cause || cause.seq >= at.seq) break
    line.push(cause)
    at = cause
  }
  return line
}

interface Listing {
  readonly line: ReadonlySet<LogEvent>
  /** How many more may be listed. */
  left: number
}

function grow(history: History, event: LogEvent, listing: Listing, depth: number): CausalityTree {
  const all = history.resultsOf(event.id).filter(({ seq }) => seq > event.seq)
  const asked = history.effects(event.seq)
  if (depth >= DEEPEST)
    return { event, effects: asked.map((each) => ({ ...each, results: [] })), results: [], more: all.length }
  const found = all.filter((result) => listing.line.has(result) || listing.left-- > 0)
  const only = (domain: string): AskedEffect | null => {
    const [first, ...others] = asked.filter(({ effect }) => domainOf(effect) === domain)
    return first && others.length === 0 ? first : null
  }
  const children = found.map((result) => ({
    of: only(domainOf(result.type)),
    tree: grow(history, result, listing, depth + 1),
  }))
  const treesOf = (effect: AskedEffect | null) => children.filter(({ of }) => of === effect).map(({ tree }) => tree)
  return {
    event,
    effects: asked.map((each) => ({ ...each, results: treesOf(each) })),
    results: treesOf(null),
    more: all.length - found.length,
  }
}
