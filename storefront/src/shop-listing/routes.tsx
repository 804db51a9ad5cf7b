import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '../page-head.ts'
import { rootRoute } from '../root-route.tsx'
import { pageCode } from '../ui/page-code.ts'
import type { ShelfPage } from './shelf-page.ts'

const head = (page: ShelfPage | undefined, origin: string) => {
  if (page === undefined) return {}
  const { previous, next, isSearch, ...facts } = page.head
  const { meta, links } = pageHead({ ...facts, origin, ...(isSearch && { robots: 'noindex, nofollow' }) })
  const beside = [
    { rel: 'prev', href: previous },
    { rel: 'next', href: next },
  ]
  return {
    meta,
    links: [...links, ...beside.flatMap(({ rel, href }) => (href === null ? [] : [{ rel, href: `${origin}${href}` }]))],
  }
}

// The loader is code that only these pages need.
const loader = pageCode(() => import('./shelf-loader.ts'))
const pages = pageCode(() => import('./shelf-pages.tsx'))

const pendingComponent = lazyRouteComponent(
  pageCode(() => import('../catalogue/listing-pending.tsx')),
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
