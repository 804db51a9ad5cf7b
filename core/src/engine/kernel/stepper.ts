/**
 * XState behind four functions: init, step, save, restore. Nothing else of the core steps a machine.
 *
 * `machine.transition` with one shared scope is four times cheaper than the public `transition()`, which builds an actor
 * a call. The scope never runs an action: what a machine wants done is collected and becomes an outbox row.
 */
import { type AnyActorScope, type AnyMachineSnapshot, type AnyStateMachine, createActor, createMachine } from 'xstate'
import { type Json, asWritten } from '../log/event.ts'

export type MachineState = AnyMachineSnapshot

export interface RequestedEffect {
  readonly type: string
  readonly params: unknown
}

export interface Stepped {
  readonly state: MachineState
  readonly effects: readonly RequestedEffect[]
}

let requested: RequestedEffect[] = []

const nothing = () => {}
/** Never started: lends the scope an identity, which machines without actors do not use (a test walks them all). */
const nobody = createActor(createMachine({}))
const scope: AnyActorScope = {
  id: 'leaflog',
  sessionId: 'leaflog',
  self: nobody,
  system: nobody.system,
  logger: nothing,
  defer: nothing,
  emit: nothing,
  stopChild: nothing,
  actionExecutor: (action) => {
    if (!action.type.startsWith('xstate.')) requested.push({ type: action.type, params: action.params })
  },
}

function collect(run: () => MachineState): Stepped {
  requested = []
  const state = run()
  return { state, effects: requested }
}

const initials = new WeakMap<AnyStateMachine, MachineState>()

/** The same state for every shop: a server opens one for each page, and starting all machines takes as long as folding. */
export function init(machine: AnyStateMachine): MachineState {
  const known = initials.get(machine)
  if (known) return known
  const made = machine.getInitialSnapshot(scope, undefined)
  initials.set(machine, made)
  return made
}

/** An event that changes nothing and causes nothing gives the same state back: it was not accepted. */
export const step = (machine: AnyStateMachine, state: MachineState, event: { type: string }): Stepped =>
  collect(() => machine.transition(state, event, scope))

export const isAccepted = (before: MachineState, after: Stepped): boolean =>
  after.state !== before || after.effects.length > 0

export function save(machine: AnyStateMachine, state: MachineState): Json {
  return asWritten({ ...machine.getPersistedSnapshot(state), children: undefined })
}

/** Throws where the saved state has no context, or names states that the machine does not have. */
export function restore(machine: AnyStateMachine, saved: object): MachineState {
  const { context }: { context?: unknown } = saved
  if (typeof context !== 'object' || context === null) throw new TypeError('a saved state has a context')
  const whole = { status: 'active' as const, output: undefined, error: undefined, ...saved, children: {} }
  return machine.restoreSnapshot(whole, scope)
}
