/** 9b.6: a search's loading flag is released after so many milliseconds, whether or not the answer has come. */
export const RELEASE_AFTER_MS = 1000
/** Somebody who types is asked for after a pause. */
export const TYPING_PAUSE_MS = 160
/** Characters of a term: what is longer is cut, as it is in an address. */
export const LONGEST_TERM = 80
/** Terms searched lately that are kept and offered. */
export const MAX_RECENT = 6
/** Suggestions of each kind. */
export const SUGGESTED = { products: 6, terms: 3, ways: 3 } as const
/** Products of a page of results: fills the last row in 3 and in 2 columns. */
export const RESULTS_A_PAGE = 24
/** How long what was found stays connected with what is put into the cart, in ms. */
export const ATTRIBUTED_FOR_MS = 3_600_000
/** Where a tab remembers what it has found. */
export const FOUND_KEY = 'search_found'
