import type { SearchRecord } from './record.ts'
import { facetAttributes, valuesAt } from './record.ts'

export type FacetCounts = Record<string, Record<string, number>>
export interface FacetStats {
  min: number
  max: number
  avg: number
  sum: number
}

export interface FacetOptions {
  attributes: readonly string[]
  maxValues: number
  sortBy: 'count' | 'alpha'
}

const byAlpha = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** The number of records with each value, by count or alphabetically; a record counts once per value. */
export const countValues = (records: readonly SearchRecord[], attribute: string): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const record of records) {
    for (const value of new Set(valuesAt(record, attribute).map(String))) {
      counts.set(value, (counts.get(value) ?? 0) + 1)
    }
  }
  return counts
}

/** The `facets` of an answer: value counts over all matches, not only over the current page. */
export const countFacets = (records: readonly SearchRecord[], options: FacetOptions): FacetCounts => {
  const attributes = options.attributes.includes('*') ? facetAttributes : options.attributes
  const facets = attributes.map((attribute) => {
    const values = [...countValues(records, attribute)].toSorted((a, b) =>
      options.sortBy === 'alpha' ? byAlpha(a[0], b[0]) : b[1] - a[1] || byAlpha(a[0], b[0]),
    )
    return [attribute, Object.fromEntries(values.slice(0, options.maxValues))] as const
  })
  return Object.fromEntries(facets.filter(([, values]) => Object.keys(values).length > 0))
}

/** The `facets_stats` of an answer: the range of each numeric facet. */
export const facetStats = (records: readonly SearchRecord[], attributes: readonly string[]) =>
  Object.fromEntries(
    attributes.flatMap((attribute): [string, FacetStats][] => {
      const numbers = records
        .flatMap((record) => valuesAt(record, attribute))
        .filter((value) => typeof value === 'number')
      if (numbers.length === 0) return []
      const sum = numbers.reduce((total, value) => total + value, 0)
      const [min, max] = numbers.reduce(
        ([least, most], value) => [Math.min(least, value), Math.max(most, value)],
        [Infinity, -Infinity],
      )
      return [[attribute, { min, max, avg: sum / numbers.length, sum }]]
    }),
  )
