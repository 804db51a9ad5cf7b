import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../../../shared/page/root-route.ts'
import { pageCode } from '../../../shared/ui/page-code.ts'
import type { ShelfPage } from './shelf-page.ts'

// Loader and head are code that only these pages need.
const loader = pageCode(() => import('./shelf-loader.ts'))
const heads = pageCode(() => import('./shelf-head.ts'))
const pages = pageCode(() => import('./shelf-pages.tsx'), heads)

const head = async (page: ShelfPage | undefined, origin: string) =>
  page === undefined ? {} : (await heads()).shelfHead(page, origin)

const pendingComponent = lazyRouteComponent(
  pageCode(() => import('../../../shared/product/listing-pending.tsx')),
  'ListingPending',
)

const frontRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/category',
  loader: async ({ context }) => (await loader()).loadShelf(context, {}, {}),
  head: ({ match, loaderData }) => head(loaderData, match.context.origin),
  component: lazyRouteComponent(pages, 'FrontPage'),
  pendingComponent,
})

const categoryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/category/$category/{-$subcategory}',
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context, params, deps }) => (await loader()).loadShelf(context, params, deps.search),
  head: ({ match, loaderData }) => head(loaderData, match.context.origin),
  component: lazyRouteComponent(pages, 'CategoryPage'),
  notFoundComponent: lazyRouteComponent(pages, 'ShelfNotFound'),
  pendingComponent,
})

/** The shelves of the commerce channel's stores (2b.1, 2b.4). */
export const shelfRoutes = [frontRoute, categoryRoute] as const
