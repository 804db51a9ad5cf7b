/** Other names for ids, wherever they stand in a value: as a whole, as part of a text (`<event>:<number>`), as a key. */
import type { Json } from '../engine/log/event.ts'

export interface Renaming {
  text(text: string): string
  value(value: Json): Json
}

export function renaming(names: ReadonlyMap<string, string>): Renaming {
  const inText = (text: string): string =>
    names.get(text) ?? text.replaceAll(/[\w-]+/g, (word) => names.get(word) ?? word)
  const rename = (value: Json): Json => {
    if (typeof value === 'string') return inText(value)
    if (typeof value !== 'object' || value === null) return value
    if (isList(value)) return value.map(rename)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [inText(key), rename(inner)]))
  }
  return { text: inText, value: rename }
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)
