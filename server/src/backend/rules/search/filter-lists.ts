import type { Filter } from './filter.ts'
import { parseFilters } from './parse-filters.ts'
import { badRequest } from './problem.ts'

/** `facetFilters` and `numericFilters`: the outer list is AND, an inner list is OR. A plain text is a list of one. */
export type FilterList = string | (string | string[])[]

const combine = (list: FilterList, read: (text: string) => Filter): Filter => ({
  kind: 'and',
  all: (typeof list === 'string' ? list.split(',') : list).map((entry) =>
    typeof entry === 'string' ? read(entry.trim()) : { kind: 'or', any: entry.map((inner) => read(inner.trim())) },
  ),
})

/** `attribute:value`, `attribute:-value` to exclude it, `attribute:\-value` for a value that begins with a minus. */
const facetFilter = (text: string): Filter => {
  const colon = text.indexOf(':')
  if (colon < 1) throw badRequest(`facetFilters: '${text}' is not of the form attribute:value`)
  const attribute = text.slice(0, colon)
  const value = text.slice(colon + 1)
  if (value.startsWith('-')) {
    return { kind: 'not', filter: { kind: 'equals', attribute, value: value.slice(1) } }
  }
  return { kind: 'equals', attribute, value: value.startsWith('\\-') ? value.slice(1) : value }
}

/** `price < 100`, `price:10 TO 20`. */
const numericFilter = (text: string): Filter => {
  const filter = parseFilters(text)
  if (filter.kind !== 'compare' && filter.kind !== 'range') {
    throw badRequest(`numericFilters: '${text}' compares no attribute with a number`)
  }
  return filter
}

export const parseFacetFilters = (list: FilterList): Filter => combine(list, facetFilter)
export const parseNumericFilters = (list: FilterList): Filter => combine(list, numericFilter)
