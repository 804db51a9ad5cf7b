/**
 * Causes and effects as a tree: an event, the effects that it asked for, and the events that came of them. An event names the
 * event that led to it, not the effect: where an effect of its domain is the only one, it is taken to be that one's result.
 */
import type { LogEvent } from '../log/event.ts'
import type { AskedEffect, History } from './history.ts'
import { domainOf } from './timeline.ts'

export interface Family {
  readonly event: LogEvent
  readonly effects: readonly (AskedEffect & { readonly results: readonly Family[] })[]
  /** Results that may be of several effects. */
  readonly results: readonly Family[]
  /** How many more there are below, which are not listed. */
  readonly more: number
}

/** A file from outside may hold a chain of any length. */
const DEEPEST = 40

/** The tree from the first cause of event `seq` that is in the log. */
export function familyOf(history: History, seq: number): Family {
  return grow(history, rootOf(history, history.event(seq)), 0)
}

/** A cause is older than what it caused; a file that says otherwise is not followed in circles. */
function rootOf(history: History, event: LogEvent): LogEvent {
  let root = event
  for (;;) {
    const cause: LogEvent | undefined = root.cause === null ? undefined : history.byId(root.cause)
    if (!cause || cause.seq >= root.seq) return root
    root = cause
  }
}

function grow(history: History, event: LogEvent, depth: number): Family {
  const found = history.resultsOf(event.id).filter(({ seq }) => seq > event.seq)
  const asked = history.effects(event.seq)
  if (depth >= DEEPEST)
    return { event, effects: asked.map((each) => ({ ...each, results: [] })), results: [], more: found.length }
  const only = (domain: string): AskedEffect | null => {
    const [first, ...others] = asked.filter(({ effect }) => domainOf(effect) === domain)
    return first && others.length === 0 ? first : null
  }
  const children = found.map((result) => ({ of: only(domainOf(result.type)), tree: grow(history, result, depth + 1) }))
  const treesOf = (effect: AskedEffect | null) => children.filter(({ of }) => of === effect).map(({ tree }) => tree)
  return {
    event,
    effects: asked.map((each) => ({ ...each, results: treesOf(each) })),
    results: treesOf(null),
    more: 0,
  }
}
