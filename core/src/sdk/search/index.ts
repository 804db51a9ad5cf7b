/**
 * Searching a store, as loaders and screens need it; `shop.search()` has the rest.
 *
 * @module @leaflog/core/search
 */
export { type MenuResults, type ResultValue, findAtMenu } from '../../rules/search/find-at-menu.ts'
export type { Piece } from '../../rules/search/highlights.ts'
export {
  type PriceRange,
  type ResultFacet,
  type ResultSort,
  type ResultsQuery,
  countResultFilters,
  emptyResultsQuery,
  parseResultsQuery,
  priceRanges,
  resultFacetNames,
  resultSorts,
  resultsHref,
  searchHref,
  toggleResult,
  withoutResultFilters,
} from '../../rules/search/results-query.ts'
export { searchIndexes } from './ask-index.ts'
export type { SearchBox, SearchBoxState } from './search-box.ts'
export type { RecentTerms } from './recent-terms.ts'
export type { Found, SearchEvents } from './search-events.ts'
export type { Shortcut } from './shortcut.ts'
export type { IndexedStore, StoreIndexes } from '../../rules/search/store-indexes.ts'
export type { MenuSearch } from '../../rules/search/suggest-at-menu.ts'
export type { Search, SearchPlace } from './search.ts'
export { LONGEST_TERM, RELEASE_AFTER_MS, RESULTS_A_PAGE } from '../../rules/search/search.rules.ts'
export type { FoundBy, SuggestedProduct, SuggestedWay, Suggestions } from '../../rules/search/suggestions.ts'
export { names, termOf } from '../../rules/search/terms.ts'
