/** Product pages of the commerce channel: simple, configurable, bundles, gift cards. */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../../../shared/page/root-route.ts'
import { lazyPage } from '../../../shared/ui/lazy-page.ts'
import { ProductPending } from '../../../shared/product/product-pending.tsx'

const loader = lazyPage(() => import('./product-loader.ts'))
const head = lazyPage(() => import('./product-head.ts'))

/** How long an answer counts as fresh, in milliseconds: choosing a size does not fetch again. */
const freshFor = 60_000

const productRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/product/$slug',
  staleTime: freshFor,
  loader: async ({ context, params }) => (await loader()).loadCommerceProduct(context, params.slug),
  head: async ({ match: { context }, loaderData: page }) =>
    page === undefined ? {} : (await head()).productHead(page, context),
  component: lazyRouteComponent(
    lazyPage(() => import('./product-page.tsx')),
    'CommerceProductPage',
  ),
  pendingComponent: ProductPending,
  notFoundComponent: lazyRouteComponent(
    lazyPage(() => import('./not-for-sale.tsx')),
    'CommerceProductNotFound',
  ),
})

/** A product of the commerce channel (2b.7). */
export const shopProductRoutes = [productRoute] as const
