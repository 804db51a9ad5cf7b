import type { ShoppingMode } from '@leaflog/core/catalogue'
import type { MenuResults, ResultsQuery } from '@leaflog/core/search'
import type { ListingPage } from '../commerce/listing/category-page.ts'

/** Results at a store of the ordering channel. */
export type MenuResultsPage = {
  kind: 'menu'
  term: string
  query: ResultsQuery
  results: MenuResults
  mode: ShoppingMode
  /** Null for the Default view, which has no name of its own. */
  storeName: string | null
}

/** Results at a store of the commerce channel. */
export type CategoryResultsPage = { kind: 'category'; term: string; page: ListingPage; storeName: string }

/** The data of /search (2c.6). Plain data, because it is embedded in the page for hydration. */
export type SearchPage =
  | MenuResultsPage
  | CategoryResultsPage
  /** No search yet. */
  | { kind: 'start'; term: ''; storeName: string | null }
  /** The index did not answer. */
  | { kind: 'unavailable'; term: string; storeName: string | null }

export const SEARCH_PATH = '/search'
