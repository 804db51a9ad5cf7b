import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../../../shared/page/root-route.ts'
import { ListingPending } from '../../../shared/product/listing-pending.tsx'
import { lazyPage } from '../../../shared/ui/lazy-page.ts'
import type { CategoryPage } from './category-page.ts'

// Loader and head are lazy-loaded, because only these pages need them.
const loader = lazyPage(() => import('./category-loader.ts'))
const heads = lazyPage(() => import('./category-head.ts'))
const pages = lazyPage(() => import('./category-pages.tsx'), heads)

const head = async (page: CategoryPage | undefined, origin: string) =>
  page === undefined ? {} : (await heads()).categoryHead(page, origin)

const frontRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/category',
  loader: async ({ context }) => (await loader()).loadCommerceCategory(context, {}, {}),
  head: ({ match, loaderData }) => head(loaderData, match.context.origin),
  component: lazyRouteComponent(pages, 'FrontPage'),
  pendingComponent: ListingPending,
})

const categoryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/category/$category/{-$subcategory}',
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context, params, deps }) => (await loader()).loadCommerceCategory(context, params, deps.search),
  head: ({ match, loaderData }) => head(loaderData, match.context.origin),
  component: lazyRouteComponent(pages, 'CategoryPage'),
  notFoundComponent: lazyRouteComponent(pages, 'CategoryNotFound'),
  pendingComponent: ListingPending,
})

/** The categories of the commerce channel's stores (2b.1, 2b.4). */
export const categoryRoutes = [frontRoute, categoryRoute] as const
