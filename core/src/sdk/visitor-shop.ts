/** The shop of one visitor, with a name for each group of its commands. */
import type { createShopApi } from './shop.ts'

type Created = ReturnType<typeof createShopApi>
type Group<Name extends keyof Created> = Created[Name]

/** Asks for the state and the date of birth. */
export interface AgeGateCommands extends Group<'ageGate'> {}
/** The chosen store, the shopping mode, pickup or delivery. */
export interface DispensaryCommands extends Group<'dispensary'> {}
/** The menu of a store of the ordering channel. */
export interface MenuCommands extends Group<'menu'> {}
/** The cart of the ordering channel. */
export interface OrderingCartCommands extends Group<'orderingCart'> {}
/** The cart of the commerce channel. */
export interface CommerceCartCommands extends Group<'commerceCart'> {}
/** From a cart to an order. */
export interface CheckoutCommands extends Group<'checkout'> {}
/** Signing in and out. */
export interface SessionCommands extends Group<'session'> {}
/** The data of the signed-in customer. */
export interface AccountCommands extends Group<'account'> {}
/** Joining Rewards. */
export interface EnrolmentCommands extends Group<'enrolment'> {}
/** A new password by mail. */
export interface PasswordResetCommands extends Group<'passwordReset'> {}
/** Stores, categories and products. */
export interface CatalogueCommands extends Group<'catalogue'> {}
/** Commerce GraphQL operations for the current visitor. */
export interface CommerceCalls extends Group<'commerce'> {}
/** Recently viewed products. */
export interface RecentlyViewedCommands extends Group<'recentlyViewed'> {}
/** Consent, and the details of pages. */
export interface AnalyticsCommands extends Group<'analytics'> {}
/** The current page. */
export interface NavigationCommands extends Group<'navigation'> {}
/** Panels, dialogs, toasts and the theme. */
export interface UiCommands extends Group<'ui'> {}
/** Saved products, with and without an account. */
export interface FavoritesCommands extends Group<'favorites'> {}
/** The wishlists of a signed-in customer. */
export interface WishlistCommands extends Group<'wishlist'> {}
/** The log itself. */
export interface LogCommands extends Group<'log'> {}

interface Groups {
  readonly ageGate: AgeGateCommands
  readonly dispensary: DispensaryCommands
  readonly menu: MenuCommands
  readonly orderingCart: OrderingCartCommands
  readonly commerceCart: CommerceCartCommands
  readonly checkout: CheckoutCommands
  readonly session: SessionCommands
  readonly account: AccountCommands
  readonly enrolment: EnrolmentCommands
  readonly passwordReset: PasswordResetCommands
  readonly catalogue: CatalogueCommands
  readonly commerce: CommerceCalls
  readonly recentlyViewed: RecentlyViewedCommands
  readonly analytics: AnalyticsCommands
  readonly navigation: NavigationCommands
  readonly ui: UiCommands
  readonly favorites: FavoritesCommands
  readonly wishlist: WishlistCommands
  readonly log: LogCommands
}

/** Of one visitor; `Shop` lasts longer. */
export interface VisitorShop extends Omit<Created, keyof Groups>, Groups {}
