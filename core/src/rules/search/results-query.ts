/** The state of a page of results at a store of the ordering channel, which is kept in its address. */
import { type SearchInput, pageNumber, parametersOf, plainText } from '../catalogue/address.ts'
import type { ShoppingMode } from '../catalogue/menu.ts'
import type { SearchOrder } from '../../wire/search/search-order.ts'
import { termOf } from './terms.ts'

/** The facets of results, and the index's attribute for each. */
export const resultFacets = {
  category: 'category',
  brand: 'brand.name',
  strain: 'strain_type',
  weight: 'options',
} as const
/** A facet of results. Values of one widen the results, those of different facets narrow them. */
export type ResultFacet = keyof typeof resultFacets
const isFacet = (name: string): name is ResultFacet => Object.hasOwn(resultFacets, name)
/** The facets, in the order in which addresses name them. */
export const resultFacetNames: readonly ResultFacet[] = Object.keys(resultFacets).filter(isFacet)

/** Ranges of the lowest price in whole dollars, `from` inclusive, `to` exclusive; null is open. */
export const priceRanges = {
  'under-20': { from: null, to: 20 },
  '20-40': { from: 20, to: 40 },
  '40-60': { from: 40, to: 60 },
  'over-60': { from: 60, to: null },
} as const
/** The name of one of `priceRanges`. */
export type PriceRange = keyof typeof priceRanges
const isRange = (name: string): name is PriceRange => Object.hasOwn(priceRanges, name)
export const priceRangeNames: readonly PriceRange[] = Object.keys(priceRanges).filter(isRange)

/** `match` is the index's own order: best match first. */
export const resultSorts = ['match', 'price', 'price-desc', 'thc', 'name'] as const
/** One of `resultSorts`. */
export type ResultSort = (typeof resultSorts)[number]

/**
 * The term, filters, order and page of a page of results. An address holds all of it, so results can be linked to.
 *
 * ```ts
 * const query = parseResultsQuery(location.search)
 * resultsHref(toggleResult(query, 'category', 'Flower')) // '/search?q=dream&category=Flower'
 * ```
 */
export interface ResultsQuery {
  /** The term, at most 80 characters; empty finds everything. */
  readonly text: string
  /** Values as in the index, deduplicated. */
  readonly chosen: Readonly<Record<ResultFacet, readonly string[]>>
  /** A range of the lowest price; null for any price. */
  readonly price: PriceRange | null
  /** The order; an address without one means `match`. */
  readonly sort: ResultSort
  /** From 1. */
  readonly page: number
}

const nothingChosen = { category: [], brand: [], strain: [], weight: [] } as const
/** No term and no filter, best match first, page 1. */
export const emptyResultsQuery: ResultsQuery = { text: '', chosen: nothingChosen, price: null, sort: 'match', page: 1 }

const maxValues = 20
const longestValue = 100

/** Parses an address: values may be repeated. Unknown parameters are dropped; it never throws. */
export const parseResultsQuery = (input: SearchInput): ResultsQuery => {
  const read = parametersOf(input)
  const valuesOf = (name: ResultFacet): string[] => {
    const values = read.getAll(name).map((value) => plainText(value, longestValue))
    return [...new Set(values.filter(Boolean))].toSorted().slice(0, maxValues)
  }
  const price = read.get('price') ?? ''
  const sort = read.get('sort')
  return {
    text: termOf(read.get('q') ?? ''),
    chosen: {
      category: valuesOf('category'),
      brand: valuesOf('brand'),
      strain: valuesOf('strain').map((value) => value.toUpperCase()),
      weight: valuesOf('weight'),
    },
    price: isRange(price) ? price : null,
    sort: resultSorts.find((name) => name === sort) ?? 'match',
    page: pageNumber(read.get('page')),
  }
}

const SEARCH_PATH = '/search'

const written = (text: string) => encodeURIComponent(text).replaceAll('%20', '+')

/** The address of a page of results: fixed order, no defaults. */
export const resultsHref = (query: ResultsQuery): string => {
  const pairs = [
    ...(query.text === '' ? [] : [['q', query.text]]),
    ...resultFacetNames.flatMap((name) => query.chosen[name].map((value) => [name, value])),
    ...(query.price === null ? [] : [['price', query.price]]),
    ...(query.sort === 'match' ? [] : [['sort', query.sort]]),
    ...(query.page > 1 ? [['page', String(query.page)]] : []),
  ]
  const search = pairs.map(([name = '', value = '']) => `${name}=${written(value)}`).join('&')
  return search === '' ? SEARCH_PATH : `${SEARCH_PATH}?${search}`
}

/** The address of a term's results, on either channel. */
export const searchHref = (term: string): string => resultsHref({ ...emptyResultsQuery, text: termOf(term) })

/** The same results with one value toggled, on the first page. */
export const toggleResult = (query: ResultsQuery, name: ResultFacet, value: string): ResultsQuery => {
  const before = query.chosen[name]
  const values = before.includes(value) ? before.filter((one) => one !== value) : [...before, value].toSorted()
  return { ...query, chosen: { ...query.chosen, [name]: values }, page: 1 }
}

/** The same term in the same order without facets and price range, on its first page. */
export const withoutResultFilters = ({ text, sort }: ResultsQuery): ResultsQuery => ({
  ...emptyResultsQuery,
  text,
  sort,
})

/** Number of chosen values over all facets, and one more for a price range. */
export const countResultFilters = ({ chosen, price }: ResultsQuery): number =>
  Object.values(chosen).flat().length + (price === null ? 0 : 1)

/** The replica of the index for a sort order; prices are those of the mode. */
export const orderOf = (sort: ResultSort, mode: ShoppingMode): SearchOrder | null => {
  switch (sort) {
    case 'match':
      return null
    case 'price':
      return mode === 'MEDICAL' ? 'price_med_asc' : 'price_rec_asc'
    case 'price-desc':
      return mode === 'MEDICAL' ? 'price_med_desc' : 'price_rec_desc'
    case 'thc':
      return 'thc_desc'
    case 'name':
      return 'name_asc'
  }
}
