import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '../page-head.ts'
import { requireSignIn } from '../rewards/guards.ts'
import { rootRoute } from '../root-route.tsx'
import { pageCode } from '../ui/page-code.ts'

/** Nobody finds what is somebody's own: an override of 5d.1. */
const head =
  (path: string, title: string, description: string) =>
  ({ match }: { match: { context: { origin: string } } }) =>
    pageHead({ title, description, path, origin: match.context.origin, robots: 'noindex, nofollow' })

/** What the pages of an account share (2c.6): the way between them, and that they are for who is signed in (2a.2). */
const accountRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/account',
  beforeLoad: requireSignIn,
  component: lazyRouteComponent(
    pageCode(() => import('./account-frame.tsx')),
    'AccountFrame',
  ),
})

const overviewRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: '/',
  head: head('/account', 'Your account', 'Your orders, your lists, your addresses and your credit.'),
  component: lazyRouteComponent(
    pageCode(() => import('./overview/overview-page.tsx')),
    'OverviewPage',
  ),
})

const ordersRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: '/orders',
  head: head('/account/orders', 'Your orders', 'Everything you ordered, the latest first.'),
  component: lazyRouteComponent(
    pageCode(() => import('./orders/orders-page.tsx')),
    'OrdersPage',
  ),
})

const orderRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: '/orders/$number',
  head: ({ match, params }) =>
    head(
      `/account/orders/${params.number}`,
      `Order ${params.number}`,
      'What you ordered, what it came to, and where it is.',
    )({ match }),
  component: lazyRouteComponent(
    pageCode(() => import('./orders/order-page.tsx')),
    'OrderPage',
  ),
})

const wishlistRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: '/wishlist',
  head: head('/account/wishlist', 'Your wishlists', 'What you keep for another day.'),
  component: lazyRouteComponent(
    pageCode(() => import('./wishlist/wishlist-page.tsx')),
    'WishlistPage',
  ),
})

const addressBookRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: '/address',
  head: head('/account/address', 'Your addresses', 'Where we deliver, and where the bill goes.'),
  component: lazyRouteComponent(
    pageCode(() => import('./address-book/address-book-page.tsx')),
    'AddressBookPage',
  ),
})

const accountInformationRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: '/account-information',
  head: head('/account/account-information', 'Account information', 'Your name, your email and your password.'),
  component: lazyRouteComponent(
    pageCode(() => import('./account-information/account-information-page.tsx')),
    'AccountInformationPage',
  ),
})

const storeCreditRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: '/store-credit',
  head: head('/account/store-credit', 'Your store credit', 'What we owe you, and how it came to be.'),
  component: lazyRouteComponent(
    pageCode(() => import('./store-credit/store-credit-page.tsx')),
    'StoreCreditPage',
  ),
})

const newsletterRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: '/newsletter',
  head: head('/account/newsletter', 'Newsletter', 'Whether we may write to you.'),
  component: lazyRouteComponent(
    pageCode(() => import('./newsletter/newsletter-page.tsx')),
    'NewsletterPage',
  ),
})

const giftCardRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: '/gift-card',
  head: head('/account/gift-card', 'Gift cards', 'What is on a gift card, and how to use it.'),
  component: lazyRouteComponent(
    pageCode(() => import('./gift-cards/gift-card-page.tsx')),
    'GiftCardPage',
  ),
})

/** A guest's order: found by what only they know of it, or by the link of the confirmation mail. */
const orderStatusRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/order-status',
  head: head('/order-status', 'Find your order', 'Look up an order that you placed without an account.'),
  component: lazyRouteComponent(
    pageCode(() => import('./order-status/order-status-page.tsx')),
    'OrderStatusPage',
  ),
})

/** The pages of an account of the shop (2c.6), and a guest's order. */
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
  orderStatusRoute,
] as const
