import * as z from 'zod'
import type { Filter } from './filter.ts'
import { parseFacetFilters, parseNumericFilters } from './filter-lists.ts'
import { parseFilters } from './parse-filters.ts'
import { badRequest } from './problem.ts'
import { searchableAttributes } from './record.ts'

/** In the url-encoded form lists are JSON or comma-separated, and numbers and booleans are text. */
const fromText = (value: unknown): unknown => {
  if (typeof value !== 'string' || !value.trimStart().startsWith('[')) return value
  try {
    return JSON.parse(value)
  } catch {
    // Not JSON: a text that begins with a bracket.
    return value
  }
}
const names = z.preprocess(
  (value) => {
    const read = fromText(value)
    if (typeof read !== 'string') return read
    return read === '' ? [] : read.split(',').map((name) => name.trim())
  },
  z.array(z.string().max(200)).max(100),
)
const filterList = z.preprocess(
  fromText,
  z.union([
    z.string().max(4096),
    z.array(z.union([z.string().max(500), z.array(z.string().max(500)).max(200)])).max(200),
  ]),
)
const integer = (least: number, most: number) =>
  z.preprocess(
    (value) => (typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value),
    z.int().min(least).max(most),
  )
const flag = z.preprocess((value) => (value === 'true' ? true : value === 'false' ? false : value), z.boolean())

/** All supported search parameters. */
const searchParams = z.object({
  query: z.string().max(512).default(''),
  page: integer(0, 1_000_000).default(0),
  hitsPerPage: integer(0, 1000).default(20),
  facets: names.default([]),
  maxValuesPerFacet: integer(0, 1000).default(100),
  sortFacetValuesBy: z.enum(['count', 'alpha']).default('count'),
  filters: z.string().default(''),
  facetFilters: filterList.default([]),
  numericFilters: filterList.default([]),
  attributesToRetrieve: names.default(['*']),
  attributesToHighlight: names.optional(),
  highlightPreTag: z.string().max(100).default('<em>'),
  highlightPostTag: z.string().max(100).default('</em>'),
  restrictSearchableAttributes: names.optional(),
  typoTolerance: z
    .preprocess(
      (value) => (typeof value === 'boolean' ? String(value) : value),
      z.enum(['true', 'false', 'min', 'strict']),
    )
    .default('true'),
  clickAnalytics: flag.default(false),
  facetQuery: z.string().max(512).default(''),
  maxFacetHits: integer(1, 100).default(10),
})
type ReadParams = z.infer<typeof searchParams>

/**
 * Parameters that affect only the service's statistics, not its answers. Other unknown parameters would change an
 * answer, so they are refused: otherwise clients would get a wrong answer without noticing.
 */
const countingParams: ReadonlySet<string> = new Set([
  'analytics',
  'analyticsTags',
  'enableABTest',
  'percentileComputation',
  'userToken',
])

const checkNames = (given: Readonly<Record<string, unknown>>) => {
  const unknown = Object.keys(given).find(
    (name) => !Object.hasOwn(searchParams.shape, name) && !countingParams.has(name),
  )
  if (unknown !== undefined) throw badRequest(`Unknown parameter: ${unknown.slice(0, 100)}`)
}

export interface SearchParams extends Omit<
  ReadParams,
  'filters' | 'facetFilters' | 'numericFilters' | 'typoTolerance'
> {
  filter: Filter
  filtered: boolean
  typoTolerance: boolean
  /** The request's own parameters, url-encoded, which an answer repeats. */
  params: string
}

const encode = (given: Readonly<Record<string, unknown>>) =>
  new URLSearchParams(
    Object.entries(given).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  ).toString()

const checkAttributes = (attributes: readonly string[] | undefined) => {
  const unknown = attributes?.find((name) => !searchableAttributes.some((known) => known === name))
  if (unknown !== undefined) throw badRequest(`restrictSearchableAttributes: '${unknown}' is not searchable`)
}

/**
 * Parses the parameters of one search, given as an object.
 * @throws SearchProblem 400 that names the invalid parameter
 */
export const readParams = (given: Readonly<Record<string, unknown>>): SearchParams => {
  checkNames(given)
  const read = searchParams.safeParse(given)
  if (!read.success) {
    const issue = read.error.issues[0]
    throw badRequest(`invalid value for parameter '${String(issue?.path[0] ?? 'params')}': ${issue?.message ?? ''}`)
  }
  const { filters, facetFilters, numericFilters, typoTolerance, ...params } = read.data
  checkAttributes(params.restrictSearchableAttributes)
  const all = [parseFilters(filters), parseFacetFilters(facetFilters), parseNumericFilters(numericFilters)]
  return {
    ...params,
    filter: { kind: 'and', all },
    filtered: filters.trim() !== '' || facetFilters.length > 0 || numericFilters.length > 0,
    typoTolerance: typoTolerance !== 'false',
    params: encode(given),
  }
}
