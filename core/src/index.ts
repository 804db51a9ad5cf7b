/**
 * The public list of @leaflog/core.
 *
 * @module @leaflog/core
 */
export { createShop, openShop, type ShopOptions } from './sdk/create-shop.ts'
export type { Shop } from './sdk/lasting-shop.ts'
export type {
  AccountCommands,
  AgeGateCommands,
  AnalyticsCommands,
  CheckoutCommands,
  CommerceCalls,
  CommerceCartCommands,
  DispensaryCommands,
  EnrolmentCommands,
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
export type { ShopState } from './sdk/domains.ts'
export { seedFrom, type KnownBefore } from './sdk/seed.ts'
export { type AskOptions, menuVersionOf, shoppingOf } from './sdk/commerce.ts'
export { type Document, askCommerce } from './http/ask-commerce.ts'
export { inLocale } from './http/in-locale.ts'
export { toBackend } from './http/shop-headers.ts'
export { gateIsOpen } from './sdk/gate-is-open.ts'
export type { Seed } from './kernel/kernel.ts'
export type { StorageStatus } from './kernel/storage-status.ts'
export type { LogEvent } from './log/event.ts'
export { type ErrorCode, type Issue, LeaflogError, errors, isLeaflogError, isUnanswered } from './errors.ts'
export type { PlatformPorts, Ports } from './ports/ports.ts'
export { platformPorts, readCookie } from './adapters/browser.ts'

export type { AgeGateView } from './age-gate/age-gate.view.ts'
export {
  AGE_NOT_MET,
  DATE_PART_REQUIRED,
  EXTERNAL_SHOP_STATE,
  STATE_COOKIE_DAYS,
  STATE_REQUIRED,
  VERIFICATION_DAYS,
  isOldEnough,
} from './age-gate/age-gate.rules.ts'
export { calendarDay, dayOf } from './time/days.ts'
export { formatTimestamp } from './time/timestamp.ts'
export { warn } from './adapters/console.ts'
export type { SessionView } from './session/session.view.ts'
export {
  CHECKOUT_SIGN_IN_PATH,
  DASHBOARD_PATH,
  SESSION_EXPIRED_HASH,
  SIGN_IN_PATH,
  expiryOf,
  mayEnter,
  safePath,
} from './session/session.rules.ts'
export { PREVIOUS_URL_COOKIE, TOKEN_KEY } from './session/session.storage.ts'
export type { AccountView } from './account/account.view.ts'
export type { EnrolmentView } from './enrolment/enrolment.view.ts'
export type { Destination, EnrolmentDetails } from './enrolment/enrolment.events.ts'
export { REQUIRED, birthDateProblem, emailProblem, passwordProblem } from './enrolment/enrolment.rules.ts'
export { isEmail } from './wire/email.ts'
export type { PasswordResetView } from './password-reset/password-reset.view.ts'
export type { ResetType } from './password-reset/password-reset.events.ts'
export type { DispensaryView } from './dispensary/dispensary.view.ts'
export type { ShoppingMode } from './dispensary/dispensary.events.ts'
export { fetchMenu, searchCredentials, searchProducts } from './menu/fetch-menu.ts'
export { type Menu, emptyMenu, menuOf } from './menu/menu.shape.ts'
export type { MenuView } from './menu/menu.view.ts'
export { type CartLine, type OrderingCartView, addLabel } from './ordering-cart/ordering-cart.view.ts'
export { type AddLabel, LABELS } from './cart/labels.ts'
export type { CartLineView } from './cart/line.ts'
export type { CartProblem } from './cart/problems.ts'
export { type CommerceCartLine, type CommerceCartView, commerceAddLabel } from './commerce-cart/commerce-cart.view.ts'
export type { CommerceAdd } from './commerce-cart/commerce-cart.commands.ts'
export type { Setting } from './commerce-cart/changes.ts'
export type { CheckoutView } from './checkout/checkout.view.ts'
export { type CheckoutStep, STEPS } from './checkout/checkout.rules.ts'
export { type Missing, type Need, missingOf, stepFor } from './checkout/readiness.ts'
export type { LineFacts } from './ordering-cart/ordering-cart.events.ts'
export type { ViewedProduct } from './recently-viewed/recently-viewed.events.ts'
export type { RecentlyViewedView } from './recently-viewed/recently-viewed.view.ts'
export { type LoyaltyPageType, loyaltyPageType } from './navigation/page-types.ts'
export type { WishlistView } from './wishlist/wishlist.view.ts'
export type { AnalyticsView } from './analytics/analytics.view.ts'
export type { PageDetails } from './analytics/analytics.events.ts'
export type { UiView } from './ui/ui.view.ts'
export type { Theme, Toast, UiPart } from './ui/ui.events.ts'
export { type BirthDateToastFacts, showsBirthDateToast } from './ui/birth-date-toast.ts'
