/** A smaller JSON value that still has a property: without keys and members, or with empty values in place of full ones. */
import type { Json } from '../engine/log/event.ts'
import { ddmin } from './ddmin.ts'

/** `isKept` is asked whether the whole value may be so. */
export function shrinkJson(value: Json, isKept: (smaller: Json) => boolean): Json {
  const empty = emptier(value).find(isKept)
  if (empty !== undefined) return empty
  if (typeof value !== 'object' || value === null) return value
  return isList(value) ? shrinkList(value, isKept) : shrinkObject(value, isKept)
}

function shrinkList(value: readonly Json[], isKept: (smaller: Json) => boolean): Json {
  let left = ddmin(value, isKept)
  for (const index of left.keys())
    left = left.with(
      index,
      shrinkJson(left[index] ?? null, (member) => isKept(left.with(index, member))),
    )
  return left
}

function shrinkObject(value: Readonly<Record<string, Json>>, isKept: (smaller: Json) => boolean): Json {
  let left = value
  for (const key of Object.keys(value)) {
    const { [key]: inner = null, ...others } = left
    if (isKept(others)) left = others
    else left = { ...left, [key]: shrinkJson(inner, (smaller) => isKept({ ...left, [key]: smaller })) }
  }
  return left
}

/** What says less in its place, the least first; nothing for what says nothing already. */
function emptier(value: Json): readonly Json[] {
  switch (typeof value) {
    case 'string':
      return value === '' ? [] : [null, '']
    case 'number':
      return value === 0 ? [] : [null, 0]
    case 'boolean':
      return value ? [null, false] : []
    default:
      return value === null || Object.keys(value).length === 0 ? [] : [null, isList(value) ? [] : {}]
  }
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)
