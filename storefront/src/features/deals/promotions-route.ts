import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../../shared/page/root-route.ts'
import { lazyPage } from '../../shared/ui/lazy-page.ts'

// Loaders and heads are lazy-loaded, because only this page needs them.
const loader = lazyPage(() => import('./promotions-loader.ts'))
const head = lazyPage(() => import('./promotions-head.ts'))

/** Deals of the chosen store (2c.1). */
export const promotionsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/discover/promotions',
  loader: async ({ context }) => (await loader()).loadPromotions(context),
  head: async ({ match: { context }, loaderData }) =>
    loaderData === undefined ? {} : (await head()).promotionsHead(context, loaderData),
  component: lazyRouteComponent(
    lazyPage(() => import('./promotions-page.tsx'), loader, head),
    'PromotionsPage',
  ),
})
