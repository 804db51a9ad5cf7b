/** The fewest events that a property needs: without whole causes first, an event with all that it led to, then one by one. */
import type { LogEvent } from '../engine/log/event.ts'
import { ddmin } from './ddmin.ts'

export interface Reduction {
  /** Events that always stay. */
  readonly isKept: (event: LogEvent) => boolean
  readonly shows: (events: readonly LogEvent[]) => boolean
}

type Events = readonly LogEvent[]

/** The order stays. Without any one of the events that are not kept, the property is lost. */
export function reduceEvents(events: Events, { isKept, shows }: Reduction): Events {
  const among = (units: readonly Events[], of: Events): Events => {
    const optional = new Set(units.flat())
    const having = (left: readonly Events[]): Events => {
      const chosen = new Set(left.flat())
      return of.filter((event) => chosen.has(event) || !optional.has(event))
    }
    return having(ddmin(units, (left) => shows(having(left))))
  }
  const isOptional = (family: Events): boolean => !family.some(isKept)
  const byCause = among(families(events).filter(isOptional), events)
  const bySubtree = byCause.reduce((left, event) => {
    const family = new Set(familyOf(event, left))
    const others = left.filter((each) => !family.has(each))
    return left.includes(event) && isOptional([...family]) && shows(others) ? others : left
  }, byCause)
  const singles = bySubtree.map((event): Events => [event])
  return among(singles.filter(isOptional), bySubtree)
}

/** Events that nothing in the list caused, each with all that followed from it. */
function families(events: Events): Events[] {
  const ids = new Map(events.map((event) => [event.id, event]))
  const byRoot = new Map<LogEvent, LogEvent[]>()
  const rootOf = new Map<LogEvent, LogEvent>()
  for (const event of events) {
    // Causes come before their results, so that the cause's root is known.
    const cause = event.cause === null ? undefined : ids.get(event.cause)
    const root = (cause && rootOf.get(cause)) ?? event
    rootOf.set(event, root)
    byRoot.set(root, [...(byRoot.get(root) ?? []), event])
  }
  return [...byRoot.values()]
}

function familyOf(first: LogEvent, events: Events): Events {
  const ids = new Set([first.id])
  return events.filter((event) => {
    const belongs = event === first || (event.cause !== null && ids.has(event.cause))
    if (belongs) ids.add(event.id)
    return belongs
  })
}
