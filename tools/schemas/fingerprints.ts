/** What stored data has to look like, as short texts that change when it does: of every event and every effect. */
import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import type { Domain } from '../../core/src/engine/kernel/define-domain.ts'
import type { Json } from '../../core/src/engine/log/event.ts'

/** A type of event or an effect, in the version that the tree has. */
export interface Declared {
  readonly v: number
  readonly fingerprint: string
  /** Null where data of an older version would be read as it is. */
  readonly upcast: ((data: Json, from: number) => Json) | null
}

export interface DeclaredEvent extends Declared {
  readonly skippable: boolean
  readonly since: number
}

export interface DeclaredEffect extends Declared {
  /** With the domain's name before them. */
  readonly formerly: readonly string[]
}

export interface Tree {
  readonly events: ReadonlyMap<string, DeclaredEvent>
  readonly effects: ReadonlyMap<string, DeclaredEffect>
}

const names = z.array(z.string())

/** Keys and names in one order, so that moving a field about is no change. */
function inOrder(value: unknown): unknown {
  const read = names.safeParse(value)
  if (read.success) return read.data.toSorted()
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  const sorted = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(sorted.map(([key, each]) => [key, inOrder(each)]))
}

const properties = z.object({
  properties: z.record(z.string(), z.unknown()),
  required: z._default(z.array(z.string()), []),
})

/** The schema without fields that may be missing. */
function requiredOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(requiredOf)
  if (typeof value !== 'object' || value === null) return value
  const read = properties.safeParse(value)
  const fields = read.success ? read.data.required.map((name) => [name, read.data.properties[name]] as const) : null
  const rest = fields ? { ...value, properties: Object.fromEntries(fields) } : value
  return Object.fromEntries(Object.entries(rest).map(([key, each]) => [key, requiredOf(each)]))
}

const hashOf = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(inOrder(value)))
    .digest('hex')
    .slice(0, 12)

/**
 * Of what a schema takes from storage, and behind the `-` of what it asks for at least. What a function checks, JSON Schema
 * cannot say: such a change is not seen.
 */
export function fingerprint(schema: z.ZodMiniType): string {
  const { $schema: _, ...said } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return `${hashOf(said)}-${hashOf(requiredOf(said))}`
}

/** Whether data of the one is read as the other as it is: fields were added that may be missing, and nothing else. */
export const asksForTheSame = (a: string, b: string): boolean => a.split('-')[1] === b.split('-')[1]

/** `defineEvents` puts a function that gives back what it is given where an event has no upcast. */
function isNone(upcast: (data: Json, from: number) => Json, v: number): boolean {
  const data: Json = {}
  try {
    return upcast(data, v - 1) === data
  } catch {
    // It asks for more than nothing, so it does something.
    return false
  }
}

export const treeOf = (domains: readonly Domain[]): Tree => ({
  events: new Map(
    domains.flatMap(({ events }) =>
      Object.values(events).map(({ type, v, schema, upcast, skippable, since }): [string, DeclaredEvent] => [
        type,
        { v, fingerprint: fingerprint(schema), upcast: isNone(upcast, v) ? null : upcast, skippable, since },
      ]),
    ),
  ),
  effects: new Map(
    domains.flatMap(({ name: domain, effects = {} }) =>
      Object.entries(effects).map(([name, { v = 1, params, upcast, formerly = [] }]): [string, DeclaredEffect] => [
        `${domain}.${name}`,
        {
          v,
          fingerprint: fingerprint(params),
          upcast: upcast ?? null,
          formerly: formerly.map((former) => `${domain}.${former}`),
        },
      ]),
    ),
  ),
})
