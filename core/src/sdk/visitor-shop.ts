/** The shop of one visitor, with a name for each group of its commands. */
import type { createShopApi } from './shop.ts'

type Created = ReturnType<typeof createShopApi>
type Group<Name extends keyof Created> = Created[Name]

/**
 * Asks for the state and the date of birth, and keeps what is not for minors from loading before.
 *
 * ```ts
 * await shop.ageGate.load()
 * await shop.ageGate.submit({ state: 'FL', birthDate: '1990-05-31' })
 * ```
 */
export interface AgeGateCommands extends Group<'ageGate'> {}
/**
 * The chosen store, the shopping mode, pickup or delivery.
 *
 * ```ts
 * await shop.dispensary.choose('fl_miami', 'pickup')
 * await shop.dispensary.chooseMode('MEDICAL')
 * ```
 */
export interface DispensaryCommands extends Group<'dispensary'> {}
/**
 * The menu of a store of the ordering channel, as a whole; `catalogue` reads pages of it.
 *
 * ```ts
 * const { chosen } = shop.getState().dispensary.view
 * const menu = chosen && (await shop.menu.open(chosen))
 * ```
 */
export interface MenuCommands extends Group<'menu'> {}
/**
 * The cart of the ordering channel.
 *
 * ```ts
 * const { answered } = await shop.orderingCart.add({ productId: 'p1', option: '3.5g', quantity: 1 })
 * await answered()
 * ```
 */
export interface OrderingCartCommands extends Group<'orderingCart'> {}
/**
 * The cart of the commerce channel.
 *
 * ```ts
 * await shop.commerceCart.add({ sku: 'BD-35', quantity: 1 })
 * await shop.commerceCart.setCoupon('WELCOME10')
 * ```
 */
export interface CommerceCartCommands extends Group<'commerceCart'> {}
/**
 * From a cart to an order.
 *
 * ```ts
 * const status = await shop.checkout.placeOrder()
 * if (status === 'placed') console.log(shop.getState().checkout.view.order)
 * ```
 */
export interface CheckoutCommands extends Group<'checkout'> {}
/**
 * Signing in and out.
 *
 * ```ts
 * await shop.session.signIn({ email: 'ada@example.com', password })
 * await shop.session.signOut()
 * ```
 */
export interface SessionCommands extends Group<'session'> {}
/**
 * The data of the signed-in customer.
 *
 * ```ts
 * await shop.account.load()
 * await shop.account.updateProfile({ nickname: 'Ada' })
 * ```
 */
export interface AccountCommands extends Group<'account'> {}
/**
 * Joining Rewards, step by step.
 *
 * ```ts
 * await shop.enrolment.submitEmail('ada@example.com')
 * const { step, problem } = shop.getState().enrolment.view
 * ```
 */
export interface EnrolmentCommands extends Group<'enrolment'> {}
/**
 * A new password by mail.
 *
 * ```ts
 * await shop.passwordReset.request({ email: 'ada@example.com', type: 'DEFAULT' })
 * await shop.passwordReset.choose({ email: 'ada@example.com', token, newPassword })
 * ```
 */
export interface PasswordResetCommands extends Group<'passwordReset'> {}
/**
 * Stores, categories and products of both channels.
 *
 * ```ts
 * const { products } = await shop.catalogue.products({ store: 'fl_miami', category: 'flower' })
 * if (products[0]) await shop.catalogue.add(products[0], { size: products[0].sizes[0]?.label })
 * ```
 */
export interface CatalogueCommands extends Group<'catalogue'> {}
/**
 * Commerce GraphQL operations for the current visitor.
 *
 * ```ts
 * const addresses = await shop.commerce.ask(customerAddressesQuery, {})
 * ```
 */
export interface CommerceCalls extends Group<'commerce'> {}
/**
 * Products whose pages were opened.
 *
 * ```ts
 * await shop.recentlyViewed.viewed({ sku, urlKey, name, brand, image: null, priceFrom: 4500 })
 * ```
 */
export interface RecentlyViewedCommands extends Group<'recentlyViewed'> {}
/**
 * Consent, and the details of pages.
 *
 * ```ts
 * await shop.analytics.chooseConsent('granted')
 * ```
 */
export interface AnalyticsCommands extends Group<'analytics'> {}
/**
 * The page that is shown. A page that routes by itself reports each address.
 *
 * ```ts
 * await shop.navigation.arrived({ path: '/menu', search: '?sort=price', hash: '' })
 * ```
 */
export interface NavigationCommands extends Group<'navigation'> {}
/**
 * Panels, dialogs, toasts and the theme.
 *
 * ```ts
 * await shop.ui.toast({ type: 'success', text: 'Saved.' })
 * await shop.ui.chooseTheme('dark')
 * ```
 */
export interface UiCommands extends Group<'ui'> {}
/**
 * Products saved without an account, in this browser.
 *
 * ```ts
 * await shop.favorites.drop({ channel: 'ordering', sku: 'p1' })
 * await shop.favorites.join() // after signing in: moves them to the account's wishlist
 * ```
 */
export interface FavoritesCommands extends Group<'favorites'> {}
/**
 * The wishlists of a signed-in customer.
 *
 * ```ts
 * await shop.wishlist.open()
 * await shop.wishlist.save({ channel: 'commerce', sku: 'BD-35', name: 'Blue Dream' })
 * ```
 */
export interface WishlistCommands extends Group<'wishlist'> {}
/**
 * The log itself: for bug reports, and for tools.
 *
 * ```ts
 * const file = await shop.log.export({ redacted: true })
 * const types = (await shop.log.events()).map(({ type }) => type)
 * ```
 */
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
