/** The envelope of everything that happened. JSON only; never a secret. */
import * as z from 'zod/mini'

/** A value that JSON can hold. Undefined, functions, dates and NaN are none. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** JSON.parse, with its type: it gives nothing that is not JSON. Throws a SyntaxError. */
export function parseJson(text: string): Json {
  const value: unknown = JSON.parse(text)
  if (isJson(value)) return value
  throw new SyntaxError('not JSON')
}

const isJson = (value: unknown): value is Json => value !== undefined

/** What is left of a value once it is written and read again; what cannot be written throws a TypeError. */
export const asWritten = (value: unknown): Json => parseJson(JSON.stringify(value ?? null))

export const json: z.ZodMiniType<Json> = z.json()

/** How deep the data of an event may be nested: whoever reads it, in an export too, walks down into it. */
export const DEEPEST = 150

/** Walks without recursion, so that depth cannot exhaust the stack. `isAllowed` is asked about each object's keys. */
export function isFlat(value: unknown, deepest: number, isAllowed: (key: string) => boolean = () => true): boolean {
  const open: { value: unknown; depth: number }[] = [{ value, depth: 0 }]
  for (let next = open.pop(); next; next = open.pop()) {
    if (typeof next.value !== 'object' || next.value === null) continue
    if (next.depth > deepest) return false
    const isList = Array.isArray(next.value)
    for (const [key, inner] of Object.entries(next.value)) {
      if (!isList && !isAllowed(key)) return false
      open.push({ value: inner, depth: next.depth + 1 })
    }
  }
  return true
}

/** Something that happened, as the log holds it. */
export interface LogEvent<Type extends string = string, Data = unknown> {
  /** UUIDv7, made before the append, so that a retry recognises its own event. */
  readonly id: string
  /** Place in the one order of all tabs, from 1 without gaps. */
  readonly seq: number
  /** Epoch milliseconds of the tab that wrote it. */
  readonly at: number
  /** Its domain and name, such as `orderingCart.changed`. */
  readonly type: Type
  /** Version of `data`; older ones are upcast on read. */
  readonly v: number
  /** What happened, as the type's schema says. JSON. */
  readonly data: Data
  /** The tab that wrote it. */
  readonly tab: string
  /** The id of the event that led here. */
  readonly cause: string | null
}

/** An event before the log has given it its place. */
export type Draft = Omit<LogEvent, 'seq'>

export const logEvent = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(200)),
  seq: z.int().check(z.minimum(1)),
  at: z.number(),
  type: z.string().check(z.minLength(1), z.maxLength(200)),
  v: z.int().check(z.minimum(1)),
  data: json,
  tab: z.string(),
  cause: z.nullable(z.string()),
})
