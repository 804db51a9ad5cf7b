/** Conditions of a search, and the filter that the commerce backend's `products` takes. */

/** A required value: one, one of several, or a range. */
export type SearchCondition =
  | { readonly attribute: string; readonly equals: string }
  | { readonly attribute: string; readonly in: readonly string[] }
  | { readonly attribute: string; readonly from?: string; readonly to?: string }

/**
 * A condition in the form of the backend's GraphQL: equal to one value, to one of several, a text match, or a range
 * with both ends included.
 */
export type FilterInput =
  | { readonly eq: string }
  | { readonly in: readonly string[] }
  | { readonly match: string }
  | { readonly from?: string; readonly to?: string }

/** Free-text attributes, for which equals is a text match. */
const written: ReadonlySet<string> = new Set(['name', 'description', 'short_description'])

const inputOf = (condition: SearchCondition): FilterInput => {
  if ('equals' in condition)
    return written.has(condition.attribute) ? { match: condition.equals } : { eq: condition.equals }
  if ('in' in condition) return { in: [...new Set(condition.in)] }
  const { from, to } = condition
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
}

/** The values of an exact match or an in-list; undefined for other filters. */
const valuesOf = (input: FilterInput): readonly string[] | undefined =>
  'eq' in input ? [input.eq] : 'in' in input ? input.in : undefined

/** Combines two conditions on one attribute: values and range ends are merged; of two texts the later wins. */
const both = (before: FilterInput, after: FilterInput): FilterInput => {
  const [some, more] = [valuesOf(before), valuesOf(after)]
  if (some && more) {
    const values = [...new Set([...some, ...more])]
    const [only] = values
    return 'eq' in before && values.length === 1 && only !== undefined ? { eq: only } : { in: values }
  }
  return some || more || 'match' in before || 'match' in after ? after : { ...before, ...after }
}

/**
 * Equals is an exact match, or a text match for name, description and short description; a second equals on the same
 * attribute makes an in-list; in, from and to are kept.
 */
export const searchFilter = (conditions: readonly SearchCondition[]): Record<string, FilterInput> => {
  const filter = new Map<string, FilterInput>()
  for (const condition of conditions) {
    const input = inputOf(condition)
    const before = filter.get(condition.attribute)
    filter.set(condition.attribute, before === undefined ? input : both(before, input))
  }
  return Object.fromEntries(filter)
}
