/** Storage names under which the brand's pages keep the sign-in. The only module that touches a token. */
import type { Ports } from '../../ports/ports.ts'
import type { SignedTokens } from '../../wire/commerce/credentials.ts'

/** The name of the token in local storage, and of the cookie for server rendering. */
export const TOKEN_KEY = 'signin_token'
/** On the shop's own pages it says only that the gateway has a refresh token; the token is in a cookie of the gateway. */
const REFRESH_TOKEN_COOKIE = 'refresh_token'
/** The customer query has succeeded with the token. Used only for server rendering. */
export const CONFIRMED_COOKIE = 'signin_confirmed'
export const LAST_ACTIVITY_KEY = 'lastActivityTime'
export const REFRESHING_KEY = 'tokenRefreshing'
export const SESSION_INVALID_KEY = 'session_invalid'
/** A session cookie, so that the server knows whom to let in. */
export const GUEST_CHECKOUT_COOKIE = 'is_guest_checkout'
/** A cookie, so that the server can also set it when it redirects a visitor to the sign-in. */
export const PREVIOUS_URL_COOKIE = 'previous_url'

type Stores = Pick<Ports, 'local' | 'cookies'>

export const readToken = ({ local }: Pick<Stores, 'local'>): string | null => local.get(TOKEN_KEY) || null
export const readRefreshToken = ({ cookies }: Pick<Stores, 'cookies'>): string | null =>
  cookies.get(REFRESH_TOKEN_COOKIE) || null

/** `days` is the lifetime of the cookies. The token cookie is used only for server rendering. */
export function keepTokens({ local, cookies }: Stores, tokens: SignedTokens, days: number): void {
  local.set(TOKEN_KEY, tokens.token)
  cookies.set(TOKEN_KEY, tokens.token, days)
  cookies.set(REFRESH_TOKEN_COOKIE, tokens.refresh_token, days)
  // A signed-in visitor is no longer a guest, and flags of the previous session no longer apply.
  cookies.remove(GUEST_CHECKOUT_COOKIE)
  local.remove(SESSION_INVALID_KEY)
}

// 4d.2
export function forgetTokens({ local, cookies }: Stores): void {
  for (const key of [TOKEN_KEY, LAST_ACTIVITY_KEY, REFRESHING_KEY] as const) local.remove(key)
  for (const name of [TOKEN_KEY, REFRESH_TOKEN_COOKIE, CONFIRMED_COOKIE] as const) cookies.remove(name)
}
