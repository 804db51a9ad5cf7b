/** Constants of analytics. Times in ms. */

/** How long a page view waits for page details, sign-in state and cart (4f.1); then it goes with what is known. */
export const PAGE_WAIT_MS = 10_000
/** How long a first event waits for others to travel with. */
export const BATCH_WAIT_MS = 2000
/** Events that are kept until they have been taken, or until the visitor has chosen; beyond that the oldest are dropped. */
export const MAX_KEPT = 200
/** Tabs whose page is remembered. */
export const MAX_TABS = 8
/** Events of one batch: the wire's limit, without its schemas, which no first page loads. */
export const MAX_BATCH = 50
/** A page of the checkout that is loaded again within this time is no second way in (4f.5). */
export const SAME_VISIT_MS = 30 * 60_000

export const CONSENT_COOKIE = 'analytics_consent'
export const CONSENT_DAYS = 365
export const CONSENT_MS = CONSENT_DAYS * 86_400_000

const FIRST_PAUSE_MS = 2000
const LONGEST_PAUSE_MS = 5 * 60_000

/** How long to wait after so many failures in a row. */
export const retryPause = (failures: number): number => Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS)

/** 4f.1: no query, no fragment, no doubled slash, none at the end. */
export const normalPath = (path: string): string =>
  `/${path
    .replace(/[?#].*$/s, '')
    .split('/')
    .filter(Boolean)
    .join('/')}`.slice(0, 500)

/**
 * Several events of one cause: the cause's own id, and for the next ones that id with another last digit. So they are
 * version 7 UUIDs, the same in every tab and on every replay (I1).
 */
export const nthId = (cause: string, nth: number): string =>
  cause.slice(0, -1) + (Number.parseInt(cause.slice(-1), 16) ^ nth).toString(16)
