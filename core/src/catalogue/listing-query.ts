import { slugOf, weightSlug } from './slugs.ts'

/** 2b.3 and what a listing adds. Values are slugs; a listing's whole state lives in its URL. */
export interface ListingQuery {
  readonly brand: readonly string[]
  readonly strain: readonly string[]
  readonly weight: readonly string[]
  readonly special: string | null
  readonly text: string
  readonly sort: ListingSort
  /** How many pages are shown, from 1: a second page appears below the first. */
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

/** A URL's search, as text, as parameters, or as an object of a router. */
export type SearchInput = string | URLSearchParams | Readonly<Record<string, unknown>>

const limits = { values: 60, slug: 60, special: 64, text: 80, page: 500 }

const parameters = (input: SearchInput): URLSearchParams => {
  if (typeof input === 'string' || input instanceof URLSearchParams) return new URLSearchParams(input)
  const read = new URLSearchParams()
  for (const [key, value] of Object.entries(input)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (typeof one === 'string' || typeof one === 'number') read.append(key, String(one))
    }
  }
  return read
}

const slugs = (values: readonly string[], slug: (text: string) => string): string[] => {
  const read = values
    .flatMap((value) => value.slice(0, 4000).split(','))
    .map((value) => value.trim())
    .filter(Boolean)
    .map((value) => slug(value.slice(0, limits.slug)).slice(0, limits.slug).replace(/-+$/, ''))
  return [...new Set(read)].toSorted().slice(0, limits.values)
}

const words = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
    .trim()

const pageOf = (text: string | null): number => {
  const page = /^[0-9]{1,3}$/.test(text ?? '') ? Number(text) : 1
  return Math.min(Math.max(page, 1), limits.page)
}

/** Reads a URL's search: several values with commas or repeated. What it does not know, it leaves out; it never throws. */
export const parseListingQuery = (input: SearchInput): ListingQuery => {
  const read = parameters(input)
  const special = words(words(read.get('special') ?? '').slice(0, limits.special))
  const sort = read.get('sort')
  return {
    brand: slugs(read.getAll('brand'), slugOf),
    strain: slugs(read.getAll('strain'), slugOf),
    weight: slugs(read.getAll('weight'), weightSlug),
    special: special === '' ? null : special,
    text: words(words(read.get('q') ?? '').slice(0, limits.text)),
    sort: listingSorts.find((name) => name === sort) ?? 'featured',
    page: pageOf(read.get('page')),
  }
}

/** The canonical search of a query: fixed order, nothing that is the default. Empty, or without the leading `?`. */
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

/** The same listing with one value of a filter switched, from its first page. */
export const toggleFilter = (query: ListingQuery, name: FilterName, value: string): ListingQuery => {
  const values = query[name].includes(value) ? query[name].filter((one) => one !== value) : [...query[name], value]
  return { ...query, [name]: values.toSorted(), page: 1 }
}

/** The same listing without filters; a special stays, since it is what the page is about. */
export const withoutFilters = (query: ListingQuery): ListingQuery => ({
  ...emptyQuery,
  special: query.special,
  sort: query.sort,
})

export const countFilters = (query: ListingQuery): number =>
  query.brand.length + query.strain.length + query.weight.length
