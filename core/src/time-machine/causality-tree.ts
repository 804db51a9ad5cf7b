/**
 * Causes and effects as a tree: an event, the effects it requested, and the events they led to. An event names the
 * event that caused it, not the effect. If an effect is the only one of its domain, the event counts as its result.
 */
import type { LogEvent } from '../engine/log/event.ts'
import type { AskedEffect, History } from './history-model.ts'
import { domainOf } from './timeline.ts'

/** An event with what it led to. */
export interface CausalityTree {
  /** The event of this entry. */
  readonly event: LogEvent
  /** The effects it requested, each with the events that came of it. */
  readonly effects: readonly (AskedEffect & { readonly results: readonly CausalityTree[] })[]
  /** Results that could belong to several effects. */
  readonly results: readonly CausalityTree[]
  /** How many more entries are below, not listed. */
  readonly more: number
}

/** A file from outside may contain a chain of any length and any number of events per cause. */
const DEEPEST = 40
const MOST = 300

/**
 * The tree from the first cause of event `seq` in the log. A large tree is truncated, but always contains the path to
 * the event.
 */
export function causalityTreeOf(history: History, seq: number): CausalityTree {
  const line = lineOf(history, history.event(seq))
  return grow(history, line.at(-1) ?? history.event(seq), { line: new Set(line), left: MOST }, 0)
}

/** An event and its causes. Causes are older than their results, so a malicious file cannot cause a loop. */
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
  /** How many more entries may be listed. */
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
