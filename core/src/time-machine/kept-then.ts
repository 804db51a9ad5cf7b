/**
 * What the browser had stored beside the log at a moment, derived from the log. Tokens are not included: the log only
 * knows their expiry (I5).
 */
import type { AnalyticsState } from '../domains/analytics/analytics.machine.ts'
import { CONSENT_COOKIE } from '../domains/analytics/analytics.rules.ts'
import { type State, stateOf } from '../engine/kernel/fold.ts'
import { BYPASS_COOKIE } from '../domains/navigation/navigation.commands.ts'
import type { StorageName } from '../ports/storage-names.ts'
import { allDomains, domains } from '../domains/domains.ts'
import { createViews } from '../domains/views.ts'
import type { SessionState } from '../domains/session/session.machine.ts'
import { CHECKOUT_SIGN_IN_PATH, mayEnter } from '../domains/session/session.rules.ts'
import { GUEST_CHECKOUT_COOKIE, TOKEN_KEY } from '../domains/session/session.storage.ts'

export type Kept = Readonly<Partial<Record<StorageName, string>>>

export interface KeptThen {
  readonly local: Kept
  readonly cookies: Kept
}

export function keptThen(state: State): KeptThen {
  const session: SessionState = stateOf(state, domains.session)
  const analytics: AnalyticsState = stateOf(state, domains.analytics)
  const { path, ageGateBypassed } = createViews(allDomains)(state).navigation.view
  const { choice } = analytics.context
  const isSignedIn = session.matches('signedIn')
  const isGuest = path !== CHECKOUT_SIGN_IN_PATH && !isSignedIn && mayEnter({ path, isSignedIn, isGuestCheckout: true })
  return {
    local: isSignedIn ? { [TOKEN_KEY]: tokenUntil(session.context.expiresAt) } : {},
    cookies: {
      ...(choice !== null && { [CONSENT_COOKIE]: choice }),
      ...(ageGateBypassed && { [BYPASS_COOKIE]: '1' }),
      // A guest seen in the checkout was allowed in.
      ...(isGuest && { [GUEST_CHECKOUT_COOKIE]: '1' }),
    },
  }
}

const part = (value: object): string => btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_')
const tokenUntil = (at: number): string => `${part({ alg: 'past' })}.${part({ exp: at / 1000 })}.past`
