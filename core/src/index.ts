/**
 * Public exports of @leaflog/core.
 *
 * @module @leaflog/core
 */
export { createShop, openShop } from './sdk/create-shop.ts'
export type { ShopOptions } from './sdk/open-shop.ts'
export type { Reported, Shop } from './sdk/shop-handle.ts'
export type { PluginHost, ShopPlugin } from './sdk/shop-plugin.ts'
export type {
  AccountCommands,
  AgeGateCommands,
  AnalyticsCommands,
  CatalogueCommands,
  CheckoutCommands,
  CommerceCalls,
  CommerceCartCommands,
  DispensaryCommands,
  EnrolmentCommands,
  FavoritesCommands,
  LogCommands,
  MenuCommands,
  NavigationCommands,
  OrderingCartCommands,
  PasswordResetCommands,
  RecentlyViewedCommands,
  SessionCommands,
  UiCommands,
  VisitorShop,
  WishlistCommands,
} from './sdk/visitor-shop.ts'
export type { AtStore, ReadOptions } from './sdk/catalogue/catalogue.ts'
export type { AddProductOptions } from './sdk/catalogue/add-product.ts'
export type {
  Category,
  Facet,
  Product,
  ProductDetails,
  ProductList,
  ProductQuery,
  ProductSize,
  Store,
  StoreQuery,
} from './sdk/catalogue/model.ts'
export type { Reading } from './sdk/catalogue/reading.ts'
export type { ShopState } from './domains/domains.ts'
export { initialEventsFrom, type KnownBefore, withOwnVerification } from './sdk/initial-events.ts'
export { type AskOptions, menuVersionOf, shoppingOf } from './sdk/commerce.ts'
export { type Document, type VariablesOf, askCommerce } from './http/ask-commerce.ts'
export { inLocale } from './http/in-locale.ts'
export { toBackend } from './http/shop-headers.ts'
export { traced } from './http/traced.ts'
export { gateIsOpen } from './sdk/gate-is-open.ts'
export type { InitialEvents } from './engine/kernel/kernel.ts'
export type { StorageStatus } from './engine/kernel/storage-status.ts'
export type { LogEvent } from './engine/log/event.ts'
export type { Meaning, Said } from './wire/messages/message.ts'
export { type ErrorCode, type Issue, LeaflogError, errors, isLeaflogError, isUnanswered } from './errors/errors.ts'
export type { PlatformPorts, Ports } from './ports/ports.ts'
export { platformPorts, readCookie } from './adapters/browser.ts'

export type { AgeGateView } from './domains/age-gate/age-gate.view.ts'
export {
  AGE_NOT_MET,
  DATE_PART_REQUIRED,
  EXTERNAL_SHOP_STATE,
  STATE_COOKIE_DAYS,
  STATE_REQUIRED,
  VERIFICATION_DAYS,
  isOldEnough,
} from './domains/age-gate/age-gate.rules.ts'
export { calendarDay, dayOf } from './rules/time/days.ts'
export { formatTimestamp } from './rules/time/timestamp.ts'
export { warn } from './adapters/console.ts'
export type { SessionView } from './domains/session/session.view.ts'
export {
  CHECKOUT_SIGN_IN_PATH,
  DASHBOARD_PATH,
  SESSION_EXPIRED_HASH,
  SIGN_IN_PATH,
  expiryOf,
  mayEnter,
  safePath,
} from './domains/session/session.rules.ts'
export { PREVIOUS_URL_COOKIE, TOKEN_KEY } from './domains/session/session.storage.ts'
export type { AccountView } from './domains/account/account.view.ts'
export type { EnrolmentView } from './domains/enrolment/enrolment.view.ts'
export type { Destination, EnrolmentDetails } from './domains/enrolment/enrolment.events.ts'
export { REQUIRED, birthDateProblem, emailProblem, passwordProblem } from './domains/enrolment/enrolment.rules.ts'
export { isEmail } from './wire/shared/email.ts'
export type { PasswordResetView } from './domains/password-reset/password-reset.view.ts'
export type { ResetType } from './domains/password-reset/password-reset.events.ts'
export type { DispensaryView } from './domains/dispensary/dispensary.view.ts'
export type { ShoppingMode } from './domains/dispensary/dispensary.events.ts'
export { fetchMenu, searchCredentials, searchProducts } from './domains/menu/fetch-menu.ts'
export { type Menu, emptyMenu, menuOf } from './domains/menu/menu.shape.ts'
export type { MenuView } from './domains/menu/menu.view.ts'
export type { AddRequest } from './domains/ordering-cart/ordering-cart.commands.ts'
export { type CartLine, type OrderingCartView, addLabel } from './domains/ordering-cart/ordering-cart.view.ts'
export { type AddLabel, LABELS } from './rules/cart/labels.ts'
export type { CartLineView, LineState, PendingChange, PendingView } from './rules/cart/line.ts'
export {
  type LimitUse,
  type PurchaseRoom,
  commerceUses,
  lineUse,
  menuUses,
  purchaseRoom,
} from './rules/cart/purchase-room.ts'
export type { CartAnswer, CartOutcome } from './rules/cart/outcome.ts'
export type { Refusal } from './rules/cart/refusals.ts'
export type { CartProblem } from './rules/cart/problems.ts'
export {
  type CommerceCartLine,
  type CommerceCartView,
  commerceAddLabel,
} from './domains/commerce-cart/commerce-cart.view.ts'
export { lineFor } from './domains/commerce-cart/commerce-cart.context.ts'
export type { CommerceAdd } from './domains/commerce-cart/commerce-cart.commands.ts'
export type { Setting } from './rules/cart/setting.ts'
export type { CheckoutView } from './domains/checkout/checkout.view.ts'
export type { CheckoutCart } from './domains/checkout/checkout-cart.ts'
export { type CheckoutStep, STEPS } from './domains/checkout/checkout.rules.ts'
export { type Missing, type Need, missingOf, stepFor } from './domains/checkout/readiness.ts'
export type { LinePreview } from './domains/ordering-cart/ordering-cart.events.ts'
export type { ViewedProduct } from './domains/recently-viewed/recently-viewed.events.ts'
export type { RecentlyViewedView } from './domains/recently-viewed/recently-viewed.view.ts'
export { type LoyaltyPageType, loyaltyPageType } from './domains/navigation/page-types.ts'
export type { Favorite } from './domains/favorites/favorites.events.ts'
export type { FavoritesView } from './domains/favorites/favorites.view.ts'
export { type Channel, type ChannelProduct, productKey } from './wire/commerce/wishlist-model.ts'
export type { WishlistView } from './domains/wishlist/wishlist.view.ts'
export type { AnalyticsView } from './domains/analytics/analytics.view.ts'
export type { PageDetails } from './domains/analytics/analytics.events.ts'
export type { UiView } from './domains/ui/ui.view.ts'
export type { Theme, Toast, UiPart } from './domains/ui/ui.events.ts'
export { type BirthDateToastInput, showsBirthDateToast } from './domains/ui/birth-date-toast.ts'
