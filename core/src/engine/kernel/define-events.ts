/**
 * The events of a domain: a closed set of past-tense events with schemas, versions, upcasters and marks on secrets.
 */
import * as z from 'zod/mini'
import type { Draft, Json } from '../log/event.ts'

export type { Json }

/** An event before it has an id, a time and a position in the log. */
export interface DomainEvent<Type extends string = string, Data = unknown> {
  /** The domain and the event's own name: `ageGate.submitted`. */
  readonly type: Type
  /** Version of `data`, from 1; older ones are converted when they are read. */
  readonly v: number
  /** JSON by the event's schema. Times are epoch milliseconds, money is in cents. */
  readonly data: Data
}

interface Spec<Data extends z.ZodMiniObject = z.ZodMiniObject> {
  readonly v: number
  readonly data: Data
  /** Converts `data` of an older version to this version. */
  readonly upcast?: (data: Json, from: number) => Json
  /** Builds that do not know this type or version may ignore the event. */
  readonly skippable?: true
  /** The reader version from which this version of the event is known; 1 unless it was added later (docs/guides/release.md). */
  readonly since?: number
  /** After this event, personal data is erased from the log at once. */
  readonly forgets?: true
}

/** The kernel's definition of an event type. */
export interface EventMeta<Type extends string = string> {
  /** The domain and the event's own name: `ageGate.submitted`. */
  readonly type: Type
  /** The current version of `data`, from 1. */
  readonly v: number
  /** Of `data` in the current version. */
  readonly schema: z.ZodMiniObject
  /** Converts `data` of an older version to this version. */
  readonly upcast: (data: Json, from: number) => Json
  /** True if builds that do not know it may ignore it. */
  readonly skippable: boolean
  /** The reader version from which builds know this version of the event. */
  readonly since: number
  /** True if personal data is erased from the log at once after it. */
  readonly forgets: boolean
}

/** Call it to create the event. */
export interface EventType<Type extends string = string, Data = unknown> extends EventMeta<Type> {
  (data: Data): DomainEvent<Type, Data>
}

type Specs = Record<string, Spec>
/** The events of a domain by their own names; each is a function that creates one. */
export type EventSet<Domain extends string, S extends Specs> = {
  readonly [K in keyof S & string]: EventType<`${Domain}.${K}`, z.infer<S[K]['data']>>
}

/** The union of a domain's events as its machine sees them: envelope and typed data, before they have a seq. */
export type EventOf<Set> = {
  [K in keyof Set]: Set[K] extends EventType<infer Type, infer Data> ? Draft & { type: Type; data: Data } : never
}[keyof Set]

/** Any event of a set, as an effect says it. */
export type EventIn<Set extends Readonly<Record<string, EventMeta>>> = DomainEvent<Set[keyof Set]['type']>

/**
 * Defines what can happen in a domain. Names are in the past tense, and stay the same for good: the log refers to them.
 *
 * ```ts
 * const gateEvents = defineEvents('ageGate', { submitted: { v: 1, data: z.object({ state: z.string() }) } })
 * gateEvents.submitted({ state: 'FL' }) // { type: 'ageGate.submitted', v: 1, data: { state: 'FL' } }
 * ```
 */
export function defineEvents<const Domain extends string, const S extends Specs>(
  domain: Domain,
  specs: S,
): EventSet<Domain, S>
export function defineEvents(domain: string, specs: Specs): Record<string, EventType> {
  const define = ([name, spec]: [string, Spec]): [string, EventType] => {
    const { v, data: schema, upcast = (data: Json) => data, skippable = false, since = 1, forgets = false } = spec
    const type = `${domain}.${name}`
    const meta = { type, v, schema, upcast, skippable, since, forgets }
    return [name, Object.assign((data: unknown) => ({ type, v, data }), meta)]
  }
  return Object.fromEntries(Object.entries(specs).map(define))
}

const secretSchemas = z.registry<{ secret: true }>()

/** Marks a field as secret: it is passed beside the event, in memory, and removed before anything is written. */
export const secret = () => z.optional(z.string().register(secretSchemas, { secret: true }))

const isSecret = (schema: unknown): boolean =>
  schema instanceof z.ZodMiniOptional &&
  schema.def.innerType instanceof z.ZodMiniType &&
  secretSchemas.has(schema.def.innerType)

/**
 * A secret further in would not be found when an event is split, and be written. A schema may hold itself, as JSON does: each
 * is looked at once.
 */
function hidesSecret(field: unknown, seen = new Set<unknown>()): boolean {
  if (isSecret(field) || !(field instanceof z.ZodMiniType) || seen.has(field)) return false
  seen.add(field)
  const held: unknown[] = field instanceof z.ZodMiniLazy ? [field._zod.innerType] : Object.values({ ...field.def })
  const parts = held.flatMap((part: unknown): unknown[] =>
    part instanceof z.ZodMiniType || typeof part !== 'object' ? [part] : Object.values(part ?? {}),
  )
  return parts.some((part) => isSecret(part) || hidesSecret(part, seen))
}

const secretFields = new WeakMap<z.ZodMiniObject, ReadonlySet<string>>()

/**
 * Names of the secret fields of a schema. Looked for with the first event: a page defines hundreds of events and says ten.
 * Throws where a secret is hidden further in, before anything of it could be written.
 */
function secretFieldsOf(schema: z.ZodMiniObject): ReadonlySet<string> {
  const known = secretFields.get(schema)
  if (known) return known
  const fields = Object.entries(schema.shape)
  const hidden = fields.find(([, field]) => hidesSecret(field))
  if (hidden) throw new Error(`${hidden[0]}: a secret must be a field of its own`)
  const found = new Set(fields.flatMap(([name, field]) => (isSecret(field) ? [name] : [])))
  secretFields.set(schema, found)
  return found
}

/** Separates data that may be written from secrets. */
export function splitSecrets(schema: z.ZodMiniObject, data: Record<string, unknown>) {
  const fields = secretFieldsOf(schema)
  const secrets: Record<string, string> = {}
  const rest: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(data))
    if (!fields.has(name)) rest[name] = value
    else if (typeof value === 'string') secrets[name] = value
  return { data: rest, secrets }
}
