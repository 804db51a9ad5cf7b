/** Which transition an event took: guards are evaluated again with the state before it. Pure, as guards are. */
import type { LogEvent } from '../engine/log/event.ts'
import { type Chart, type ChartArrow, activeStates, field } from './read-chart.ts'

interface Machine {
  readonly implementations: unknown
}
interface Before {
  readonly value: unknown
  readonly context: unknown
}

/** Null if none was taken, or if it cannot be determined (a guard that throws). */
export function takenArrow(
  chart: Chart,
  machine: Machine,
  table: unknown,
  before: Before,
  event: LogEvent,
): ChartArrow | null {
  const innermostFirst = [...activeStates(before.value)].toSorted((a, b) => depthOf(b) - depthOf(a))
  try {
    for (const state of innermostFirst)
      for (const arrow of chart.arrows)
        if (arrow.from === state && arrow.event === event.type && allows(guardAt(table, arrow), machine, before, event))
          return arrow
  } catch {
    // A guard that fails on a second evaluation leaves the arrow unknown.
    return null
  }
  return null
}

const depthOf = (id: string): number => (id === '' ? 0 : id.split('.').length)

function guardAt(table: unknown, { from, event, index }: ChartArrow): unknown {
  const names = from === '' ? [] : from.split('.')
  const state = names.reduce((at, name) => field(field(at, 'states'), name), table)
  const written = field(field(state, 'on'), event)
  return field(Array.isArray(written) ? written[index] : written, 'guard')
}

function allows(guard: unknown, { implementations }: Machine, { context }: Before, event: LogEvent): boolean {
  if (guard === undefined) return true
  const moment = { context, event }
  if (typeof guard === 'function') return Boolean(Reflect.apply(guard, undefined, [moment, undefined]))
  const name = typeof guard === 'string' ? guard : field(guard, 'type')
  const known = typeof name === 'string' ? field(field(implementations, 'guards'), name) : undefined
  if (typeof known !== 'function') throw new Error('There is no such guard.')
  const params = field(guard, 'params')
  const given: unknown = typeof params === 'function' ? Reflect.apply(params, undefined, [moment]) : params
  return Boolean(Reflect.apply(known, undefined, [moment, given]))
}
