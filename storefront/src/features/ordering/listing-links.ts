import { emptyQuery, serializeListingQuery, type ListingQuery } from '@leaflog/core/catalogue'

/** The address of a listing: its path and its canonical search. */
export const listingHref = (path: string, query: ListingQuery): string => {
  const search = serializeListingQuery(query)
  return search === '' ? path : `${path}?${search}`
}

/** The address that search engines should keep: a special is a page of its own, as is each page; filters and sorts are not. */
export const canonicalPath = (path: string, { special, page }: ListingQuery): string =>
  listingHref(path, { ...emptyQuery, special, page })
