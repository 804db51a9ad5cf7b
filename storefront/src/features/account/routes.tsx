/** The customer’s account on the commerce channel. */
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import type { PageContext } from '../../shared/page/context.ts'
import type { FlatNamespace } from 'i18next'
import { texts } from '../../shared/i18n/texts.ts'
import { pageHead } from '../../shared/page/page-head.ts'
import { requireSignIn } from '../rewards/guards.ts'
import { rootRoute } from '../../shared/page/root-route.ts'
import { lazyPage } from '../../shared/ui/lazy-page.ts'

type AccountHead =
  | 'overview'
  | 'wishlist'
  | 'favorites'
  | 'address'
  | 'details'
  | 'storeCredit'
  | 'newsletter'
  | 'giftCard'
  | 'confirm'
type Match = { match: { context: Pick<PageContext, 'origin' | 'texts'> } }

/** Private pages are not indexed: an override of 5d.1. */
const ownHead = (context: Match['match']['context'], path: string, metadata: { title: string; description: string }) =>
  pageHead({ ...metadata, path, origin: context.origin, robots: 'noindex, nofollow' })

const head =
  (path: string, page: AccountHead, ...besides: FlatNamespace[]) =>
  async ({ match: { context } }: Match) => {
    const t = await texts(context, 'account', 'orders', 'forms', ...besides)
    return ownHead(context, path, { title: t(`head.${page}.title`), description: t(`head.${page}.description`) })
  }

const ordersTexts = (context: Match['match']['context']) => texts(context, 'orders', 'account', 'stores', 'forms')

const ordersHead =
  (path: string, page: 'list' | 'find') =>
  async ({ match: { context } }: Match) => {
    const t = await ordersTexts(context)
    return ownHead(context, path, { title: t(`head.${page}.title`), description: t(`head.${page}.description`) })
  }

/** Shared by the account pages (2c.6): navigation, and a guard for signed-in visitors (2a.2). */
const accountRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/account',
  beforeLoad: requireSignIn,
  // An address below it that does not exist has the frame, and no head of its own to load the frame's texts.
  head: async ({ match: { context } }) => {
    await texts(context, 'account', 'forms')
    return {}
  },
  component: lazyRouteComponent(
    lazyPage(() => import('./account-frame.tsx')),
    'AccountFrame',
  ),
})

const overviewRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: '/',
  head: head('/account', 'overview'),
  component: lazyRouteComponent(
    lazyPage(() => import('./overview/overview-page.tsx')),
    'OverviewPage',
  ),
})

const ordersRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: '/orders',
  head: ordersHead('/account/orders', 'list'),
  component: lazyRouteComponent(
    lazyPage(() => import('./orders/orders-page.tsx')),
    'OrdersPage',
  ),
})

const orderRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: '/orders/$number',
  head: async ({ match: { context }, params: { number } }) => {
    const t = await ordersTexts(context)
    const metadata = { title: t('head.one.title', { number }), description: t('head.one.description') }
    return ownHead(context, `/account/orders/${number}`, metadata)
  },
  component: lazyRouteComponent(
    lazyPage(() => import('./orders/order-page.tsx')),
    'OrderPage',
  ),
})

const wishlistRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: '/wishlist',
  head: head('/account/wishlist', 'wishlist'),
  component: lazyRouteComponent(
    lazyPage(() => import('./wishlist/wishlist-page.tsx')),
    'WishlistPage',
  ),
})

const addressBookRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: '/address',
  head: head('/account/address', 'address'),
  component: lazyRouteComponent(
    lazyPage(() => import('./address-book/address-book-page.tsx')),
    'AddressBookPage',
  ),
})

const accountInformationRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: '/account-information',
  head: head('/account/account-information', 'details'),
  component: lazyRouteComponent(
    lazyPage(() => import('./account-information/account-information-page.tsx')),
    'AccountInformationPage',
  ),
})

const storeCreditRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: '/store-credit',
  head: head('/account/store-credit', 'storeCredit'),
  component: lazyRouteComponent(
    lazyPage(() => import('./store-credit/store-credit-page.tsx')),
    'StoreCreditPage',
  ),
})

const newsletterRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: '/newsletter',
  head: head('/account/newsletter', 'newsletter'),
  component: lazyRouteComponent(
    lazyPage(() => import('./newsletter/newsletter-page.tsx')),
    'NewsletterPage',
  ),
})

const giftCardRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: '/gift-card',
  head: head('/account/gift-card', 'giftCard'),
  component: lazyRouteComponent(
    lazyPage(() => import('./gift-cards/gift-card-page.tsx')),
    'GiftCardPage',
  ),
})

/** What a guest saves; who is signed in has lists of their own. */
const favoritesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/wishlist',
  beforeLoad: ({ context }) => {
    if (context.shop.getState().session.view.isSignedIn) throw redirect({ to: '/account/wishlist', replace: true })
  },
  head: head('/wishlist', 'favorites', 'cart', 'catalogue'),
  component: lazyRouteComponent(
    lazyPage(() => import('./favorites/favorites-page.tsx')),
    'FavoritesPage',
  ),
})

/** A guest's order, found by details only they know, or by the link in the confirmation email. */
const orderStatusRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/order-status',
  head: ordersHead('/order-status', 'find'),
  component: lazyRouteComponent(
    lazyPage(() => import('./order-status/order-status-page.tsx')),
    'OrderStatusPage',
  ),
})

/** Behind the link of a confirmation email, which is opened signed in or not. */
const confirmEmailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/confirm-email',
  head: head('/confirm-email', 'confirm'),
  component: lazyRouteComponent(
    lazyPage(() => import('./confirm-email/confirm-email-page.tsx')),
    'ConfirmEmailPage',
  ),
})

/** The account pages (2c.6), and a guest's order. */
export const accountRoutes = [
  accountRoute.addChildren([
    overviewRoute,
    ordersRoute,
    orderRoute,
    wishlistRoute,
    addressBookRoute,
    accountInformationRoute,
    storeCreditRoute,
    newsletterRoute,
    giftCardRoute,
  ]),
  favoritesRoute,
  orderStatusRoute,
  confirmEmailRoute,
] as const
