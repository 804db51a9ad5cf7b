import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '../page-head.ts'
import { requireCheckout, requireUndecided } from '../rewards/guards.ts'
import { rootRoute } from '../root-route.tsx'
import { pageCode } from '../ui/page-code.ts'

/** Nobody finds what is somebody's own: an override of 5d.1. */
const head =
  (path: string, title: string, description: string) =>
  ({ match }: { match: { context: { origin: string } } }) =>
    pageHead({ title, description, path, origin: match.context.origin, robots: 'noindex, nofollow' })

/** Its steps are in the search: `?step=2` (2b.8). */
const checkoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/checkout',
  beforeLoad: requireCheckout,
  head: head('/checkout', 'Checkout', 'Your cart, how you get it and how you pay.'),
  component: lazyRouteComponent(
    pageCode(() => import('./checkout-page.tsx')),
    'CheckoutPage',
  ),
})

/** 2a.5: whether somebody signs in or goes on as a guest. */
const signInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/checkout/sign-in',
  beforeLoad: requireUndecided,
  head: head('/checkout/sign-in', 'How would you like to check out?', 'Sign in, or go on as a guest.'),
  component: lazyRouteComponent(
    pageCode(() => import('./sign-in-page.tsx')),
    'CheckoutSignInPage',
  ),
})

const placedRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/checkout/placed',
  head: head('/checkout/placed', 'Your order', 'What you ordered, and what happens next.'),
  component: lazyRouteComponent(
    pageCode(() => import('./placed/placed-page.tsx')),
    'PlacedPage',
  ),
})

/** From the cart to the order (2b.8). */
export const checkoutRoutes = [checkoutRoute, signInRoute, placedRoute] as const
