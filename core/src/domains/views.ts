/** Converts kernel state to what screens see, once per change and domain. An equal view keeps its reference. */
import type { Domain } from '../engine/kernel/define-domain.ts'
import type { State } from '../engine/kernel/fold.ts'
import { type MachineState, init } from '../engine/kernel/stepper.ts'
import type { ShopState } from './domains.ts'
import { isEqual } from './is-equal.ts'

interface Slice {
  readonly view: unknown
}

/** The views of these domains, by name; others are missing from the state. */
export function createViews(domains: readonly Domain[]): (state: State) => ShopState
export function createViews(domains: readonly Domain[]): (state: State) => Readonly<Record<string, Slice>> {
  const slices = domains.map(createSlice)
  let last: { of: State; views: Record<string, Slice> } | null = null
  return (state) => {
    if (last?.of !== state) {
      const views: Record<string, Slice> = {}
      for (const { name, read } of slices) views[name] = read(state)
      last = { of: state, views }
    }
    return last.views
  }
}

function createSlice({ name, machine, view }: Domain): { name: string; read: (state: State) => Slice } {
  let last: { of: MachineState; slice: Slice } | null = null
  const read = (state: State): Slice => {
    const of = state[name] ?? init(machine)
    if (last?.of !== of) {
      const next = view(of)
      last = { of, slice: last && isEqual(last.slice.view, next) ? last.slice : { view: next } }
    }
    return last.slice
  }
  return { name, read }
}
