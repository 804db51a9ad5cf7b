/** A table of states and transitions as it is written: what of XState's form our machines use, and nothing else. */

export interface Moment {
  readonly context: object
  readonly event: { readonly type: string }
}
export type Assignment = ((moment: Moment, params: unknown) => object) | Readonly<Record<string, unknown>>
export type Guard = (moment: Moment, params: unknown) => boolean
export interface Named {
  readonly type: string
  readonly params?: unknown
}
interface Assign extends Named {
  readonly assignment: Assignment
}
type Enqueue = ((action: Action) => void) & { assign(assignment: Assignment): void }
export interface EnqueueActions extends Named {
  readonly collect: (moment: Moment & { enqueue: Enqueue }, params: unknown) => void
}
export type Action = string | Named | Assign | EnqueueActions

export interface Transition {
  readonly target?: string
  readonly guard?: string | Guard | Named
  readonly actions?: Action | readonly Action[]
}
type Transitions = undefined | string | Transition | readonly Transition[]
export interface Config {
  readonly id?: string
  readonly context?: object
  readonly initial?: string
  readonly states?: Readonly<Record<string, Config>>
  readonly on?: Readonly<Record<string, Transitions>>
}
export interface Implementations {
  readonly actions?: Readonly<Record<string, unknown>>
  readonly guards?: Readonly<Record<string, Guard>>
}

/** The type is XState's own, so that a machine made with either can be told and stepped. */
const ASSIGN = 'xstate.assign'
const ENQUEUE = 'xstate.enqueueActions'

/** Functions, as XState's are: the written form of a table, by whose hash saved states are told apart, leaves both out. */
const unwritten = <Parts extends object>(parts: Parts) => Object.assign(() => undefined, parts)

/**
 * An action that changes the machine's context: by a function that returns the changed properties, or by one function
 * for each property. As in XState.
 */
export const assign = (assignment: Assignment): Assign => unwritten({ type: ASSIGN, assignment })
export const enqueueActions = (collect: EnqueueActions['collect']): EnqueueActions =>
  unwritten({ type: ENQUEUE, collect })

export const isAssign = (action: object): action is Assign => 'assignment' in action
export const isEnqueue = (action: object): action is EnqueueActions => 'collect' in action
export const isObject = (value: unknown): value is object =>
  (typeof value === 'object' || typeof value === 'function') && value !== null

const isList = <T>(one: T | readonly T[]): one is readonly T[] => Array.isArray(one)
export const listOf = <T>(one: T | readonly T[] | undefined): readonly T[] => {
  if (one === undefined) return []
  return isList(one) ? one : [one]
}

export function transitionsOf({ on }: Config, type: string): readonly Transition[] {
  const found = on && Object.hasOwn(on, type) ? on[type] : undefined
  return listOf(found).map((one) => (typeof one === 'string' ? { target: one } : one))
}
