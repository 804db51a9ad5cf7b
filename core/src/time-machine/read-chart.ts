/**
 * A machine's configuration in the form a drawing needs: nested states, and arrows between them. Reads configurations
 * of XState and of the interpreter.
 */
import { guardText } from './guard-text.ts'

/** A state of a machine. */
export interface ChartState {
  /** Names from the outermost state inwards, joined by dots; '' for the machine itself. */
  readonly id: string
  /** Its own name; that of the domain for the machine itself. */
  readonly name: string
  /** The initial state of its parent. */
  readonly initial: boolean
  /** All of its states are active at once. */
  readonly parallel: boolean
  /** The states inside it; empty if there are none. */
  readonly children: readonly ChartState[]
}

/** One transition of a machine. */
export interface ChartArrow {
  /** Id of the state that it leaves; '' for the machine itself, whatever state it is in. */
  readonly from: string
  /** Null if the state does not change. */
  readonly to: string | null
  /** Type of the event that it reacts to. */
  readonly event: string
  /** Index among the transitions of `event` in `from`; the first whose guard passes is taken. */
  readonly index: number
  /** Its name, or the condition that it is; null without one. */
  readonly guard: string | null
  /** Named actions: the effects it requests. */
  readonly actions: readonly string[]
}

export interface Chart {
  readonly root: ChartState
  readonly arrows: readonly ChartArrow[]
}

export function readChart(name: string, config: unknown): Chart {
  const arrows: ChartArrow[] = []
  const named = field(config, 'id')
  const machineId = typeof named === 'string' ? named : name

  const read = (at: unknown, path: readonly string[], initial: boolean): ChartState => {
    const id = path.join('.')
    for (const [event, written] of entries(field(at, 'on')))
      for (const [index, transition] of listOf(written).entries())
        arrows.push({
          from: id,
          to: targetOf(transition, path, machineId),
          event,
          index,
          guard: guardOf(field(transition, 'guard')),
          actions: listOf(field(transition, 'actions')).flatMap(actionOf),
        })
    const first = field(at, 'initial')
    const parallel = field(at, 'type') === 'parallel'
    return {
      id,
      name: path.at(-1) ?? name,
      initial,
      parallel,
      children: entries(field(at, 'states')).map(([child, inner]) =>
        read(inner, [...path, child], parallel || first === child),
      ),
    }
  }
  return { root: read(config, [], false), arrows }
}

/** Ids of all active states of a saved or live machine, `''` included; `value` is XState's. */
export function activeStates(value: unknown): ReadonlySet<string> {
  const active = new Set([''])
  const walk = (inner: unknown, path: readonly string[]) => {
    if (typeof inner === 'string') active.add([...path, inner].join('.'))
    else
      for (const [name, deeper] of entries(inner)) {
        active.add([...path, name].join('.'))
        walk(deeper, [...path, name])
      }
  }
  walk(value, [])
  return active
}

/** As XState resolves a target: `.inside` this state, `#machine.anywhere`, or a `sibling`. */
function targetOf(transition: unknown, path: readonly string[], machineId: string): string | null {
  const target = typeof transition === 'string' ? transition : field(transition, 'target')
  const [written] = listOf(target)
  if (typeof written !== 'string') return null
  if (written.startsWith('.')) return [...path, ...written.slice(1).split('.')].join('.')
  if (written === `#${machineId}`) return ''
  if (written.startsWith(`#${machineId}.`)) return written.slice(machineId.length + 2)
  return [...path.slice(0, -1), ...written.split('.')].join('.')
}

function guardOf(guard: unknown): string | null {
  if (guard === undefined) return null
  if (typeof guard === 'string') return guard
  if (typeof guard === 'function') return guardText(guard)
  const type = field(guard, 'type')
  return typeof type === 'string' ? type : 'guard'
}

/** Assignments and similar actions have no useful name. */
function actionOf(action: unknown): string[] {
  const type = typeof action === 'string' ? action : field(action, 'type')
  return typeof type === 'string' && !type.startsWith('xstate.') ? [type] : []
}

export const field = (of: unknown, name: string): unknown =>
  (typeof of === 'object' || typeof of === 'function') && of !== null ? Reflect.get(of, name) : undefined

const entries = (of: unknown): [string, unknown][] => (typeof of === 'object' && of !== null ? Object.entries(of) : [])

const listOf = (of: unknown): readonly unknown[] => {
  if (of === undefined) return []
  return Array.isArray(of) ? of : [of]
}
