/** A JSON value with every text of it as `visit` gives it back. */
import type { Json } from '../engine/log/event.ts'

/** `path` without the places in lists; `around` is the object in which the text, or the list it is in, stands. */
export type Visit = (text: string, path: string, around: Readonly<Record<string, Json>>) => string

/** What becomes of all that is no text; default: nothing. `path` is where it stands. */
export interface Others {
  key?(key: string, path: string): string
  number?(number: number, path: string): number
}

export function walk(value: Json, path: string, visit: Visit, { key, number }: Others = {}): Json {
  const step = (inner: Json, at: string, around: Readonly<Record<string, Json>>): Json => {
    if (typeof inner === 'string') return visit(inner, at, around)
    if (typeof inner === 'number') return number?.(inner, at) ?? inner
    if (typeof inner !== 'object' || inner === null) return inner
    if (isList(inner)) return inner.map((each) => step(each, at, around))
    return Object.fromEntries(
      Object.entries(inner).map(([name, each]) => [key?.(name, at) ?? name, step(each, `${at}.${name}`, inner)]),
    )
  }
  return step(value, path, {})
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)
