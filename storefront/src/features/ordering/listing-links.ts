import { emptyQuery, serializeListingQuery, type ListingQuery } from '@leaflog/core/catalogue'

/** The address of a listing: its path and its canonical search. */
export const listingHref = (path: string, query: ListingQuery): string => {
  const search = serializeListingQuery(query)
  return search === '' ? path : `${path}?${search}`
}

/** The canonical address: specials and pages have their own, filters and sort orders do not. */
export const canonicalPath = (path: string, { special, page }: ListingQuery): string =>
  listingHref(path, { ...emptyQuery, special, page })
