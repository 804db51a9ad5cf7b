/**
 * Every domain of the shop, by name. All other lists of domains derive from this one: a new domain is one more line.
 */
import { accountDomain } from './account/account.domain.ts'
import type { baseDomains } from './base-domains.ts'
import { ageGateDomain } from './age-gate/age-gate.domain.ts'
import { analyticsDomain } from './analytics/analytics.domain.ts'
import { checkoutDomain } from './checkout/checkout.domain.ts'
import { commerceCartDomain } from './commerce-cart/commerce-cart.domain.ts'
import { dispensaryDomain } from './dispensary/dispensary.domain.ts'
import { enrolmentDomain } from './enrolment/enrolment.domain.ts'
import { favoritesDomain } from './favorites/favorites.domain.ts'
import { menuDomain } from './menu/menu.domain.ts'
import { navigationDomain } from './navigation/navigation.domain.ts'
import { orderingCartDomain } from './ordering-cart/ordering-cart.domain.ts'
import { passwordResetDomain } from './password-reset/password-reset.domain.ts'
import { recentlyViewedDomain } from './recently-viewed/recently-viewed.domain.ts'
import { sessionDomain } from './session/session.domain.ts'
import { uiDomain } from './ui/ui.domain.ts'
import type { Domain } from '../engine/kernel/define-domain.ts'
import { withSavedContext } from './with-saved-context.ts'
import { wishlistDomain } from './wishlist/wishlist.domain.ts'

export const domains = {
  ageGate: ageGateDomain,
  dispensary: dispensaryDomain,
  menu: menuDomain,
  orderingCart: orderingCartDomain,
  commerceCart: commerceCartDomain,
  checkout: checkoutDomain,
  session: sessionDomain,
  account: accountDomain,
  enrolment: enrolmentDomain,
  passwordReset: passwordResetDomain,
  recentlyViewed: recentlyViewedDomain,
  navigation: navigationDomain,
  ui: uiDomain,
  favorites: favoritesDomain,
  wishlist: wishlistDomain,
  analytics: analyticsDomain,
} as const

export const allDomains: readonly Domain[] = Object.values(domains).map(withSavedContext)

/** What a screen sees: one view per domain, the same reference while nothing in it changes. */
export type ShopState = {
  readonly [Name in keyof typeof domains]: { readonly view: ReturnType<(typeof domains)[Name]['view']> }
}

/** The commands of a domain. */
export type CommandsOf<Of> = Of extends { readonly commands?: (context: never) => infer Commands } ? Commands : never

/** The commands of each domain. */
export type DomainCommands = {
  readonly [Name in keyof typeof domains]: CommandsOf<(typeof domains)[Name]>
}

/** Those that every shop has; the others may be left out (`sdk/compose.ts`). */
export type BaseName = (typeof baseDomains)[number]['name']
export type SomeState = Pick<ShopState, BaseName> & Partial<ShopState>
export type SomeCommands = Pick<DomainCommands, BaseName> & Partial<DomainCommands>
