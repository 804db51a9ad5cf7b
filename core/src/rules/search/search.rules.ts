/** A search's loading flag is cleared after this many milliseconds, whether or not the answer has come. */
export const RELEASE_AFTER_MS = 1000
/** Pause after typing before the search is sent. */
export const TYPING_PAUSE_MS = 160
/** Maximum characters of a term; a longer one is cut, also in an address. */
export const LONGEST_TERM = 80
/** How many recent terms are kept and offered. */
export const MAX_RECENT = 6
/** Suggestions of each kind. */
export const SUGGESTED = { products: 6, terms: 3, ways: 3 } as const
/** Products per page of results: fills the last row in 3 and in 2 columns. */
export const RESULTS_A_PAGE = 24
/** How long an add to the cart is attributed to the search that found the product, in ms. */
export const ATTRIBUTED_FOR_MS = 3_600_000
/** Name under which a tab stores what its searches found. */
export const FOUND_KEY = 'search_found'
