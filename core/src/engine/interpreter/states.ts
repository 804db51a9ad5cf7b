/** The states of a table: where one may stand, how that is written, and what it is compared with. */
import type { Config } from './table.ts'

export type Value = string | { readonly [state: string]: Value }
export interface Node {
  readonly path: readonly string[]
  readonly parent: Node | null
  readonly config: Config
  readonly children: ReadonlyMap<string, Node>
}
export interface State {
  readonly status: 'active'
  readonly output: undefined
  readonly error: undefined
  readonly context: object
  readonly value: Value
  readonly children: object
  readonly historyValue: object
  readonly node: Node
  matches(wanted: Value): boolean
}
const KNOWN = new Set(['id', 'context', 'initial', 'states', 'on', 'types', 'schemas', 'description'])

export function nodeOf(config: Config, path: readonly string[] = [], parent: Node | null = null): Node {
  const unknown = Object.keys(config).find((key) => !KNOWN.has(key))
  if (unknown !== undefined) throw new Error(`A machine of ours has no "${unknown}".`)
  const children = new Map<string, Node>()
  const node = { path, parent, config, children }
  for (const [name, child] of Object.entries(config.states ?? {})) {
    children.set(name, nodeOf(child, [...path, name], node))
  }
  return node
}

/** Where one stands after entering: the first state inside, as long as there are states inside. */
export function leafOf(node: Node): Node {
  const first = node.config.initial === undefined ? undefined : node.children.get(node.config.initial)
  return first ? leafOf(first) : node
}

const valueOf = ({ path }: Node): Value => {
  const inner = (from: number): Value => {
    const name = path[from] ?? ''
    return from === path.length - 1 ? name : { [name]: inner(from + 1) }
  }
  return path.length === 0 ? {} : inner(0)
}

export const inside = (node: Node, names: readonly string[]): Node =>
  names.reduce((at, name) => {
    const next = at.children.get(name)
    if (!next) throw new Error(`There is no state "${name}" in "${at.path.join('.')}".`)
    return next
  }, node)

export const nodeAt = (root: Node, value: Value): Node => {
  if (typeof value === 'string') return inside(root, [value])
  const [entry] = Object.entries(value)
  return entry ? nodeAt(inside(root, [entry[0]]), entry[1]) : root
}

const matches = (wanted: Value, value: Value): boolean => {
  if (typeof wanted === 'string') return typeof value === 'string' ? wanted === value : Object.hasOwn(value, wanted)
  if (typeof value === 'string') return false
  return Object.entries(wanted).every(([name, inner]) => {
    const own = Object.hasOwn(value, name) ? value[name] : undefined
    return own !== undefined && matches(inner, own)
  })
}

export const stateAt = (node: Node, context: object): State => {
  const value = valueOf(node)
  return {
    status: 'active',
    output: undefined,
    error: undefined,
    context,
    value,
    children: {},
    historyValue: {},
    node,
    matches: (wanted) => matches(wanted, value),
  }
}
