/** The chart of a domain, with its current states and the transition that led to them. */
import { stateOf } from '../engine/kernel/fold.ts'
import { allDomains } from '../domains/domains.ts'
import type { History } from './history-model.ts'
import { type ChartLayout, layoutChart } from './layout-chart.ts'
import { type Chart, type ChartArrow, activeStates, readChart } from './read-chart.ts'
import { takenArrow } from './taken-arrow.ts'

/** The names of all domains of a shop, in the order in which they handle an event. */
export const domainNames: readonly string[] = allDomains.map(({ name }) => name)

/** The chart of a domain at one event. */
export interface DrawnDomain {
  /** The domain's name. */
  readonly name: string
  /** Where to draw its states and transitions; the same object for each event. */
  readonly layout: ChartLayout
  /** Ids of the active states after the event. */
  readonly active: ReadonlySet<string>
  /** The transition that the event took; null if it took none. */
  readonly taken: ChartArrow | null
}

const drawn = new Map<string, { readonly chart: Chart; readonly layout: ChartLayout }>()

/**
 * The chart of a domain, with the states that are active for `tab` after event `seq`, and the transition that led
 * there. Null if there is no such domain. Throws EVENT_INVALID if there is no such event.
 */
export function drawDomain(history: History, seq: number, tab: string, name: string): DrawnDomain | null {
  const domain = allDomains.find((each) => each.name === name)
  if (!domain) return null
  const { machine } = domain
  const known = drawn.get(name) ?? draw(name, machine.config)
  drawn.set(name, known)
  const event = seq < history.first ? null : history.event(seq)
  const isRelevant = event !== null && (domain.scope === 'shared' || event.tab === tab)
  const now: { readonly value: unknown } = stateOf(history.at(seq, tab), domain)
  return {
    name,
    layout: known.layout,
    active: activeStates(now.value),
    taken: isRelevant
      ? takenArrow(known.chart, machine, machine.config, stateOf(history.at(seq - 1, tab), domain), event)
      : null,
  }
}

function draw(name: string, config: unknown) {
  const chart = readChart(name, config)
  return { chart, layout: layoutChart(chart) }
}
