/** The cart of both channels: page, minicart, prompts. */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { PageContext } from '../../shared/page/context.ts'
import { texts } from '../../shared/i18n/texts.ts'
import { pageHead } from '../../shared/page/page-head.ts'
import { rootRoute } from '../../shared/page/root-route.ts'
import { lazyPage } from '../../shared/ui/lazy-page.ts'

/** Private pages are not indexed: an override of 5d.1. */
const head =
  (path: string, of: '' | 'handover.') =>
  async ({ match: { context } }: { match: { context: Pick<PageContext, 'origin' | 'texts'> } }) => {
    const t = await texts(context, 'cart', 'catalogue', 'product', 'forms', 'account')
    return pageHead({
      title: t(`${of}title`),
      description: t(`${of}description`),
      path,
      origin: context.origin,
      robots: 'noindex, nofollow',
    })
  }

/** The cart page. */
const cartRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/cart',
  head: head('/cart', ''),
  component: lazyRouteComponent(
    lazyPage(() => import('./page/cart-page.tsx')),
    'CartPage',
  ),
})

/** A cart that comes from a partner's page or an app. */
const handoverRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/cart/handover',
  head: head('/cart/handover', 'handover.'),
  component: lazyRouteComponent(
    lazyPage(() => import('./handover/handover-page.tsx')),
    'HandoverPage',
  ),
})

export const cartRoutes = [cartRoute, handoverRoute] as const
