/** A JSON value with every text of it as `visit` gives it back. */
import type { Json } from '../log/event.ts'

/** `path` without the places in lists; `around` is the object in which the text, or the list it is in, stands. */
export type Visit = (text: string, path: string, around: Readonly<Record<string, Json>>) => string

export function walk(value: Json, path: string, visit: Visit, rename = (key: string): string => key): Json {
  const step = (inner: Json, at: string, around: Readonly<Record<string, Json>>): Json => {
    if (typeof inner === 'string') return visit(inner, at, around)
    if (typeof inner !== 'object' || inner === null) return inner
    if (isList(inner)) return inner.map((each) => step(each, at, around))
    return Object.fromEntries(
      Object.entries(inner).map(([key, each]) => [rename(key), step(each, `${at}.${key}`, inner)]),
    )
  }
  return step(value, path, {})
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)
