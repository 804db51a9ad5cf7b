const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

interface Choice {
  whole: boolean
  inner: Map<string, Choice>
}

const toChoice = (paths: readonly string[]): Choice => {
  const root: Choice = { whole: paths.length === 0, inner: new Map() }
  for (const path of paths) {
    let choice = root
    for (const key of path.split('.')) {
      const next = choice.inner.get(key) ?? { whole: false, inner: new Map<string, Choice>() }
      choice.inner.set(key, next)
      choice = next
    }
    choice.whole = true
  }
  return root
}

const choose = (value: unknown, choice: Choice): unknown => {
  if (choice.whole) return value
  if (Array.isArray(value)) return value.map((item) => choose(item, choice))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => {
      const next = choice.inner.get(key)
      return next === undefined ? [] : [[key, choose(inner, next)]]
    }),
  )
}

/**
 * The attributes of a record that a request retrieves: `*` is all, `-name` excludes one, dotted paths reach inside.
 * `objectID` is always included.
 */
export const pickAttributes = (
  record: object & { objectID: string },
  attributes: readonly string[],
): { objectID: string } => {
  const without = new Set(attributes.filter((name) => name.startsWith('-')).map((name) => name.slice(1)))
  const wanted = attributes.filter((name) => !name.startsWith('-'))
  const all = wanted.includes('*') || (wanted.length === 0 && without.size > 0)
  const kept: unknown = all
    ? Object.fromEntries(Object.entries(record).filter(([name]) => !without.has(name)))
    : choose(record, { ...toChoice(wanted), whole: false })
  return { ...(isObject(kept) ? kept : {}), objectID: record.objectID }
}
