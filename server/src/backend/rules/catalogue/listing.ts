/** The commerce catalogue: what is sold where, at which price, in which order. @module */
/** A page of products found by text and filters, in an order (3.8, 7a.23). */
import { createFilter, namesProducts, type ProductFilter } from './filters.ts'
import type { Offer } from './offers.ts'
import { textSearch } from './text-search.ts'
import type { CatalogueView } from './view.ts'

export const sortFields = ['position', 'name', 'price', 'relevance'] as const
export type SortField = (typeof sortFields)[number]

export interface ListingQuery {
  search: string | null
  filter: ProductFilter
  /** The first field decides, and the next one breaks ties. */
  sort: readonly (readonly [field: SortField, direction: 'ASC' | 'DESC'])[]
  /** From 1. */
  pageSize: number
  currentPage: number
}

export interface Listing {
  /** On the page. */
  offers: readonly Offer[]
  /** On all pages. */
  all: readonly Offer[]
  pageSize: number
  currentPage: number
  totalPages: number
}

/** An invalid page size or page number. */
export class BadPage extends Error {}

/** Adobe Commerce's default. */
const maxOnPage = 300

type Compare = (a: Offer, b: Offer) => number

const byPosition: Compare = (a, b) => a.product.position - b.product.position

/** Relevance sorts highest first unless ascending is requested. */
function comparing(sort: ListingQuery['sort'], scores: ReadonlyMap<Offer['product'], number>): Compare {
  const score = ({ product }: Offer) => scores.get(product) ?? 0
  const compares: Record<SortField, Compare> = {
    position: byPosition,
    name: (a, b) => a.product.name.localeCompare(b.product.name, 'en', { numeric: true }),
    price: (a, b) => a.minimum.final - b.minimum.final,
    relevance: (a, b) => score(a) - score(b),
  }
  const rules = sort.map(([field, direction]): Compare => {
    const compare = compares[field]
    return direction === 'ASC' ? compare : (a, b) => compare(b, a)
  })
  return (a, b) => {
    for (const rule of rules) {
      const order = rule(a, b)
      if (order !== 0) return order
    }
    return byPosition(a, b)
  }
}

/**
 * Products of the view that contain all words and match the filter. What the mode does not sell is left out, unless the
 * filter names products by sku or url key.
 * @throws BadFilter, BadPage
 */
export function list(view: CatalogueView, query: ListingQuery): Listing {
  const { pageSize, currentPage } = query
  if (pageSize < 1 || pageSize > maxOnPage) throw new BadPage(`pageSize must be from 1 to ${maxOnPage}.`)
  if (currentPage < 1) throw new BadPage('currentPage value must be greater than 0.')
  const passes = createFilter(query.filter)
  const showsAll = namesProducts(query.filter)
  const words = query.search?.trim() ?? ''
  const scores = words === '' ? undefined : textSearch(view.catalogue).find(words)
  const found = view
    .offers()
    .filter((offer) => (offer.isInMode || showsAll) && (scores?.has(offer.product) ?? true) && passes(offer))
  const sort: ListingQuery['sort'] =
    query.sort.length > 0 ? query.sort : [scores ? ['relevance', 'DESC'] : ['position', 'ASC']]
  const all = found.toSorted(comparing(sort, scores ?? new Map<Offer['product'], number>()))
  const totalPages = Math.ceil(all.length / pageSize)
  if (all.length > 0 && currentPage > totalPages) {
    throw new BadPage(`currentPage value ${currentPage} specified is greater than the ${totalPages} page(s) available.`)
  }
  const offers = all.slice((currentPage - 1) * pageSize, currentPage * pageSize)
  return { offers, all, pageSize, currentPage, totalPages }
}
