import { type SearchInput, longestSearch, pageNumber, parametersOf, plainText, slugList } from './address.ts'
import { slugOf, weightSlug } from './slugs.ts'

/** The parameters of a listing's address. Values are slugs; a listing's whole state is in its URL. */
export interface ListingQuery {
  /** Slugs of brands, such as `kind-tree`; products of any of them match. Empty for all. */
  readonly brand: readonly string[]
  /** Slugs of strain types: `indica`, `hybrid` or `sativa`. Empty for all. */
  readonly strain: readonly string[]
  /** Slugs of sizes, such as `3.5g` or `10-pack`. Empty for all. */
  readonly weight: readonly string[]
  /** Id of a special whose products are shown; null for all products. */
  readonly special: string | null
  /** What is searched within the listing, at most 80 characters; every word must occur. Empty for all. */
  readonly text: string
  /** The order; an address without one means `featured`. */
  readonly sort: ListingSort
  /** From 1. */
  readonly page: number
}

/**
 * The orders of a listing: `featured` puts what the store features first, `price` the lowest price, `price-desc` the
 * highest, `thc` the strongest (percentages before milligrams), `name` goes from A to Z. Sold-out products are last in
 * each; ties keep the menu's order.
 */
export const listingSorts = ['featured', 'price', 'price-desc', 'thc', 'name'] as const
/** One of `listingSorts`. */
export type ListingSort = (typeof listingSorts)[number]

/** A filter of which several values can be chosen. */
export type FilterName = 'brand' | 'strain' | 'weight'
/** The filters of a listing, in the order in which addresses name them. */
export const filterNames: readonly FilterName[] = ['brand', 'strain', 'weight']

/** No filter and no search, featured products first, page 1. */
export const emptyQuery: ListingQuery = {
  brand: [],
  strain: [],
  weight: [],
  special: null,
  text: '',
  sort: 'featured',
  page: 1,
}

const longestSpecial = 64

/** Parses a URL's search: values are comma-separated or repeated. Unknown parameters are dropped; it never throws. */
export const parseListingQuery = (input: SearchInput): ListingQuery => {
  const read = parametersOf(input)
  const special = plainText(read.get('special'), longestSpecial)
  const sort = read.get('sort')
  return {
    brand: slugList(read.getAll('brand'), slugOf),
    strain: slugList(read.getAll('strain'), slugOf),
    weight: slugList(read.getAll('weight'), weightSlug),
    special: special === '' ? null : special,
    text: plainText(read.get('q'), longestSearch),
    sort: listingSorts.find((name) => name === sort) ?? 'featured',
    page: pageNumber(read.get('page')),
  }
}

/** The canonical search of a query: fixed order, no defaults. Empty, or without the leading `?`. */
export const serializeListingQuery = (query: ListingQuery): string => {
  const parts: string[] = []
  const add = (key: string, value: string) => parts.push(`${key}=${value}`)
  for (const name of filterNames) {
    if (query[name].length > 0) add(name, query[name].toSorted().map(encodeURIComponent).join(','))
  }
  if (query.special !== null) add('special', encodeURIComponent(query.special))
  if (query.text !== '') add('q', encodeURIComponent(query.text))
  if (query.sort !== 'featured') add('sort', query.sort)
  if (query.page > 1) add('page', String(query.page))
  return parts.join('&')
}

/** The same listing with one value of a filter toggled, on its first page. */
export const toggleFilter = (query: ListingQuery, name: FilterName, value: string): ListingQuery => {
  const values = query[name].includes(value) ? query[name].filter((one) => one !== value) : [...query[name], value]
  return { ...query, [name]: values.toSorted(), page: 1 }
}

/** The same listing without filters. A special stays, because it is the subject of the page. */
export const withoutFilters = (query: ListingQuery): ListingQuery => ({
  ...emptyQuery,
  special: query.special,
  sort: query.sort,
})

/** Number of chosen brands, strains and sizes together. A special, the search and the order do not count. */
export const countFilters = (query: ListingQuery): number =>
  query.brand.length + query.strain.length + query.weight.length
