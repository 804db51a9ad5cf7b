/** Constants of analytics. Times in ms. */

/** How long a page view waits for page details, sign-in state and cart before it is sent with what is known. */
export const PAGE_WAIT_MS = 10_000
/** How long the first event of a batch waits for others. */
export const BATCH_WAIT_MS = 2000
/** Most events to keep until they are accepted or the visitor chooses. Beyond that the oldest are dropped. */
export const MAX_KEPT = 200
/** Most tabs whose page is remembered. */
export const MAX_TABS = 8
/** Events per batch: the limit of the wire, copied so that its schemas are not loaded with the first page. */
export const MAX_BATCH = 50
/** Reloading a checkout page within this time does not count as entering the checkout again. */
export const SAME_VISIT_MS = 30 * 60_000

export const CONSENT_COOKIE = 'analytics_consent'
export const CONSENT_DAYS = 365
export const CONSENT_MS = CONSENT_DAYS * 86_400_000

const FIRST_PAUSE_MS = 2000
export const LONGEST_PAUSE_MS = 5 * 60_000

/** How long to wait after this many consecutive failures. */
export const retryPause = (failures: number): number => Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS)

/** No query, no fragment, no double slash, no trailing slash. */
export const normalPath = (path: string): string =>
  `/${path
    .replace(/[?#].*$/s, '')
    .split('/')
    .filter(Boolean)
    .join('/')}`.slice(0, 500)

/**
 * Ids for several events with one cause: the cause's own id, then that id with another last digit. They are valid
 * UUIDv7s, the same in every tab and on every replay.
 */
export const nthId = (cause: string, nth: number): string =>
  cause.slice(0, -1) + (Number.parseInt(cause.slice(-1), 16) ^ nth).toString(16)
