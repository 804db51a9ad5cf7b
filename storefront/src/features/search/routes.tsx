/** Search: the box over the page, and the page of results. */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../../shared/page/root-route.ts'
import { ListingPending } from '../../shared/product/listing-pending.tsx'
import { lazyPage } from '../../shared/ui/lazy-page.ts'

// Loader and head are lazy-loaded, because only this page needs them.
const loader = lazyPage(() => import('./search-loader.ts'))
const heads = lazyPage(() => import('./search-head.ts'))

const searchRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/search',
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context, deps }) => (await loader()).loadSearch(context, deps.search),
  head: async ({ match, loaderData }) =>
    loaderData === undefined ? {} : (await heads()).searchHead(match.context, loaderData),
  component: lazyRouteComponent(
    lazyPage(() => import('./search-page.tsx'), loader, heads),
    'SearchPage',
  ),
  pendingComponent: ListingPending,
})

/** The page of results (2c.6). */
export const searchRoutes = [searchRoute] as const
