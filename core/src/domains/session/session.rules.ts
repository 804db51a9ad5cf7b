/** Constants of 9d, and how to read a token. */

const CHECK_EVERY_MS = 60_000
export const RENEW_WITHIN_MS = 5 * 60_000
export const IDLE_AFTER_MS = 60 * 60_000
/** In days: 86400 s after signing in, 31536000 s after a renewal. */
export const SIGN_IN_COOKIE_DAYS = 1
export const RENEWED_COOKIE_DAYS = 365
/** Minimum time between two stored activities; what happens in between is stored when the time is over. */
export const ACTIVITY_EVERY_MS = 5 * 60_000
/** Time limit for the answer to a sign-in, in case its tab closes. */
export const SIGN_IN_WAIT_MS = 30_000
/** A longer text is not one of our tokens; the gateway rejects it too. */
const LONGEST_TOKEN = 4096

/** The first check of the token at or after `from`. Checks are `CHECK_EVERY_MS` apart, counted from `since`. */
export const tickFrom = (since: number, from: number): number =>
  since + Math.max(1, Math.ceil((from - since) / CHECK_EVERY_MS)) * CHECK_EVERY_MS

/**
 * When a token expires, in epoch ms. Anything but a signed JSON web token (RFC 7519) with a finite `exp` counts as
 * expired: 0. The server checks the signature.
 */
export function expiryOf(token: unknown): number {
  if (typeof token !== 'string' || token.length > LONGEST_TOKEN) return 0
  const [head, body, signature, ...rest] = token.split('.')
  if (!head || !body || !signature || rest.length > 0) return 0
  const { alg } = claims(head)
  const { exp } = claims(body)
  if (typeof alg !== 'string' || alg.toLowerCase() === 'none') return 0
  return typeof exp === 'number' && Number.isFinite(exp) && exp > 0 ? exp * 1000 : 0
}

function claims(part: string): Record<string, unknown> {
  try {
    const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
    const read: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return typeof read === 'object' && read !== null ? { ...read } : {}
  } catch {
    return {}
  }
}

/** A page to return to: a path of this origin that does not redirect signed-in visitors; null for anything else. */
export function safePath(path: string | null): string | null {
  if (path === null || path.length > 2000 || !/^\/(?![/\\])/.test(path) || /[\\\p{Cc}]/u.test(path)) return null
  const url = URL.parse(path, 'https://shop.invalid')
  if (url?.origin !== 'https://shop.invalid') return null
  return AUTH_PATHS.has(url.pathname) ? null : url.pathname + url.search
}

/** Whether the visitor may see a page that is protected. */
export const mayEnter = (visit: { path: string; isSignedIn: boolean; isGuestCheckout: boolean }): boolean =>
  visit.isSignedIn || (visit.isGuestCheckout && /^\/checkout(\/|$)/.test(visit.path))

/** Where customers sign in. */
export const SIGN_IN_PATH = '/rewards/login'
/** Where customers arrive after signing in. */
export const DASHBOARD_PATH = '/rewards/dashboard'
/** Where the checkout offers to sign in. */
export const CHECKOUT_SIGN_IN_PATH = '/checkout/sign-in'
/** 2a.3, and the page that mailed links open */
const AUTH_PATHS: ReadonlySet<string> = new Set([
  SIGN_IN_PATH,
  CHECKOUT_SIGN_IN_PATH,
  '/rewards/create-account',
  '/rewards/forgot-password',
])

/** The warning after a session has expired. */
export const SESSION_EXPIRED = 'Your session expired. Please sign in again.'
/** The hash of the address of a page that warns of an expired session. */
export const SESSION_EXPIRED_HASH = 'session-expired'
