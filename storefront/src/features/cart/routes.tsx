/** The cart of both channels: page, minicart, prompts. */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { texts } from '../../shared/i18n/texts.ts'
import { pageHead } from '../../shared/page/page-head.ts'
import { rootRoute } from '../../shared/page/root-route.ts'
import { lazyPage } from '../../shared/ui/lazy-page.ts'

/** The cart page. Private pages are not indexed: an override of 5d.1. */
const cartRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/cart',
  head: async ({ match }) => {
    const t = await texts(match.context, 'cart')
    return pageHead({
      title: t('title'),
      description: t('description'),
      path: '/cart',
      origin: match.context.origin,
      robots: 'noindex, nofollow',
    })
  },
  component: lazyRouteComponent(
    lazyPage(() => import('./page/cart-page.tsx')),
    'CartPage',
  ),
})

export const cartRoutes = [cartRoute] as const
