/** Checkout, step by step, and the confirmation. */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { FlatNamespace } from 'i18next'
import { texts } from '../../shared/i18n/texts.ts'
import type { PageContext } from '../../shared/page/context.ts'
import { pageHead } from '../../shared/page/page-head.ts'
import { requireCheckout, requireUndecided } from '../rewards/guards.ts'
import { rootRoute } from '../../shared/page/root-route.ts'
import { lazyPage } from '../../shared/ui/lazy-page.ts'

type Key = `${'' | 'signIn.' | 'placed.'}${'title' | 'description'}`

/** Private pages are not indexed: an override of 5d.1. */
const head =
  (path: string, title: Key, description: Key, ...besides: FlatNamespace[]) =>
  async ({ match: { context } }: { match: { context: Pick<PageContext, 'origin' | 'texts'> } }) => {
    const t = await texts(context, 'checkout', 'forms', ...besides)
    const metadata = { title: t(title), description: t(description) }
    return pageHead({ ...metadata, path, origin: context.origin, robots: 'noindex, nofollow' })
  }

/** Its steps are in the search: `?step=2` (2b.8). */
const checkoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/checkout',
  beforeLoad: requireCheckout,
  head: head('/checkout', 'title', 'description', 'cart', 'catalogue', 'stores', 'account'),
  component: lazyRouteComponent(
    lazyPage(() => import('./checkout-page.tsx')),
    'CheckoutPage',
  ),
})

/** 2a.5: sign in, or continue as a guest. */
const signInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/checkout/sign-in',
  beforeLoad: requireUndecided,
  head: head('/checkout/sign-in', 'signIn.title', 'signIn.description', 'auth', 'content'),
  component: lazyRouteComponent(
    lazyPage(() => import('./sign-in-page.tsx')),
    'CheckoutSignInPage',
  ),
})

const placedRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/checkout/placed',
  head: head('/checkout/placed', 'placed.title', 'placed.description', 'cart', 'orders', 'stores'),
  component: lazyRouteComponent(
    lazyPage(() => import('./placed/placed-page.tsx')),
    'PlacedPage',
  ),
})

/** From the cart to the order (2b.8). */
export const checkoutRoutes = [checkoutRoute, signInRoute, placedRoute] as const
