import { type SearchInput, longestSearch, pageNumber, parametersOf, plainText, slugList } from './address.ts'
import { slugOf, weightSlug } from './slugs.ts'

/** The parameters of a listing's address. Values are slugs; a listing's whole state is in its URL. */
export interface ListingQuery {
  readonly brand: readonly string[]
  readonly strain: readonly string[]
  readonly weight: readonly string[]
  readonly special: string | null
  readonly text: string
  readonly sort: ListingSort
  /** From 1. */
  readonly page: number
}

export const listingSorts = ['featured', 'price', 'price-desc', 'thc', 'name'] as const
export type ListingSort = (typeof listingSorts)[number]

export type FilterName = 'brand' | 'strain' | 'weight'
export const filterNames: readonly FilterName[] = ['brand', 'strain', 'weight']

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

export const countFilters = (query: ListingQuery): number =>
  query.brand.length + query.strain.length + query.weight.length
