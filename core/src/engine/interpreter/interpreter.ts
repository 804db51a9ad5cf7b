/**
 * The part of XState that our machines use, shipped in its place by bundles for browsers (docs/decisions/core.md). It has
 * states in states, guards, `assign`, `enqueueActions` and effects by name. The machines are written, typed and tested with XState; a test
 * steps every one of them with both and compares. Whatever else a machine would need of XState is refused when it is made.
 *
 * @module @leaflog/core/interpreter
 */

import { type State, type Value, inside, leafOf, nodeAt, nodeOf, stateAt } from './states.ts'
import {
  type Action,
  type Assignment,
  type Config,
  type EnqueueActions,
  type Implementations,
  type Moment,
  type Named,
  type Transition,
  assign,
  enqueueActions,
  isAssign,
  isEnqueue,
  isObject,
  listOf,
  transitionsOf,
} from './table.ts'

export { assign }

interface Scope {
  readonly actionExecutor: (requested: { type: string; params: unknown }) => void
}

const paramsOf = (named: Named, moment: Moment): unknown => {
  const { params }: { params?: unknown } = named
  return typeof params === 'function' ? Reflect.apply(params, undefined, [moment]) : params
}

function assigned(assignment: Assignment, moment: Moment, params: unknown): object {
  if (typeof assignment === 'function') return { ...moment.context, ...assignment(moment, params) }
  const values = Object.entries(assignment).map(([key, value]): [string, unknown] => [
    key,
    typeof value === 'function' ? Reflect.apply(value, undefined, [moment, params]) : value,
  ])
  return { ...moment.context, ...Object.fromEntries(values) }
}

class Machine {
  readonly config: Config
  readonly implementations: Implementations
  private readonly root: ReturnType<typeof nodeOf>

  constructor(config: Config, implementations: Implementations) {
    this.config = config
    this.implementations = implementations
    this.root = nodeOf(config)
  }

  /** The types of all events that some state takes. */
  get events(): readonly string[] {
    const typesOf = ({ on = {}, states = {} }: Config): string[] => [
      ...Object.keys(on),
      ...Object.values(states).flatMap((state) => typesOf(state)),
    ]
    return [...new Set(typesOf(this.config))]
  }

  getInitialSnapshot(): State {
    return stateAt(leafOf(this.root), this.config.context ?? {})
  }

  transition(state: State, event: Moment['event'], scope: Scope): State {
    for (let node: typeof this.root | null = state.node; node !== null; node = node.parent) {
      for (const transition of transitionsOf(node.config, event.type)) {
        if (!this.allows(transition.guard, { context: state.context, event })) continue
        const context = this.run(listOf(transition.actions), state.context, event, scope)
        const next = transition.target === undefined ? state.node : leafOf(this.find(node, transition.target))
        return context === state.context && next === state.node ? state : stateAt(next, context)
      }
    }
    return state
  }

  getPersistedSnapshot({ node: _, matches: __, context, historyValue, ...rest }: State): object {
    return { ...rest, historyValue, context, children: {} }
  }

  restoreSnapshot(saved: { value: Value; context: object }): State {
    return stateAt(leafOf(nodeAt(this.root, saved.value)), saved.context)
  }

  private allows(guard: Transition['guard'], moment: Moment): boolean {
    if (guard === undefined) return true
    if (typeof guard === 'function') return guard(moment, undefined)
    const named = typeof guard === 'string' ? { type: guard } : guard
    const known = this.implementations.guards?.[named.type]
    if (!known) throw new Error(`There is no guard "${named.type}".`)
    return known(moment, paramsOf(named, moment))
  }

  /** Each action sees what those before it have assigned. */
  private run(actions: readonly Action[], before: object, event: Moment['event'], scope: Scope): object {
    let context = before
    for (const action of actions) {
      const named = typeof action === 'string' ? { type: action } : action
      const moment = { context, event }
      const known = this.implementations.actions?.[named.type]
      const meant = isObject(known) && (isAssign(known) || isEnqueue(known)) ? known : named
      const params = meant === named && 'assignment' in named ? undefined : paramsOf(named, moment)
      if (isAssign(meant)) context = assigned(meant.assignment, moment, params)
      else if (isEnqueue(meant)) context = this.run(collected(meant, moment, params), context, event, scope)
      else scope.actionExecutor({ type: named.type, params })
    }
    return context
  }

  private find(from: State['node'], target: string): State['node'] {
    if (target.startsWith('.')) return inside(from, target.slice(1).split('.'))
    if (!target.startsWith('#')) return inside(from.parent ?? this.root, target.split('.'))
    const [id, ...path] = target.slice(1).split('.')
    if (id !== this.config.id) throw new Error(`There is no state with the id "${id}".`)
    return inside(this.root, path)
  }
}

function collected({ collect }: EnqueueActions, moment: Moment, params: unknown): Action[] {
  const actions: Action[] = []
  const enqueue = Object.assign((action: Action) => void actions.push(action), {
    assign: (assignment: Assignment) => void actions.push(assign(assignment)),
  })
  collect({ ...moment, enqueue }, params)
  return actions
}

/**
 * A machine from XState's configuration. Throws for parts of XState that are not supported, such as promises, delays
 * and parallel states.
 */
export const createMachine = (config: Config, implementations: Implementations = {}): Machine =>
  new Machine(config, implementations)

/** Names the actions and guards of a machine, as in XState. */
export const setup = (implementations: Implementations) => ({
  assign,
  enqueueActions,
  createStateConfig: <C>(config: C): C => config,
  createMachine: (config: Config): Machine => createMachine(config, implementations),
})

/** What a machine is stepped with has an identity in XState; here nobody asks for one. */
export const createActor = (machine: Machine) => ({ machine, system: {} })
