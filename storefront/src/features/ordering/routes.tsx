import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../../shared/page/root-route.ts'
import { pageCode } from '../../shared/ui/page-code.ts'
import type { ListingPageData, MenuUnavailable } from './listing-loader.ts'

// Loaders and heads are code that only these pages need.
const listings = pageCode(() => import('./listing-loader.ts'))
const brands = pageCode(() => import('./brands-loader.ts'))
const product = pageCode(() => import('./product-loader.ts'))
const head = pageCode(() => import('./product-head.ts'))
const listingHeads = pageCode(() => import('./listing-head.ts'))

const headOf = async (page: ListingPageData | MenuUnavailable | undefined, origin: string) =>
  page === undefined ? {} : (await listingHeads()).listingHead(page, origin)

const pendingComponent = lazyRouteComponent(
  pageCode(() => import('../../shared/product/listing-pending.tsx')),
  'ListingPending',
)
const notOnMenu = pageCode(() => import('../../shared/product/not-on-menu.tsx'))

const categoryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/shopd/category/$category/{-$subcategory}',
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context, params, deps }) => (await listings()).loadCategory(context, params, deps.search),
  head: ({ match, loaderData }) => headOf(loaderData, match.context.origin),
  component: lazyRouteComponent(
    pageCode(() => import('./category-page.tsx'), listings, listingHeads),
    'CategoryPage',
  ),
  pendingComponent,
  notFoundComponent: lazyRouteComponent(notOnMenu, 'CategoryNotFound'),
})

const brandsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/shopd/brands',
  loader: async ({ context }) => (await brands()).loadBrands(context),
  head: async ({ match: { context }, loaderData: page }) =>
    page === undefined ? {} : (await listingHeads()).brandsHead(page, context),
  component: lazyRouteComponent(
    pageCode(() => import('./brands-page.tsx'), brands, listingHeads),
    'BrandsPage',
  ),
})

const brandRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/shopd/brands/$brand',
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context, params, deps }) => (await listings()).loadBrand(context, params.brand, deps.search),
  head: ({ match, loaderData }) => headOf(loaderData, match.context.origin),
  component: lazyRouteComponent(
    pageCode(() => import('./brand-page.tsx'), listings, listingHeads),
    'BrandPage',
  ),
  pendingComponent,
  notFoundComponent: lazyRouteComponent(notOnMenu, 'BrandNotFound'),
})

const productRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/shopd/product/$slug',
  loader: async ({ context, params }) => (await product()).loadProduct(context, params.slug),
  head: async ({ match: { context }, loaderData: page }) =>
    page === undefined ? {} : (await head()).productHead(page, context),
  component: lazyRouteComponent(
    pageCode(() => import('./product-page.tsx'), product, head),
    'ProductPage',
  ),
  notFoundComponent: lazyRouteComponent(notOnMenu, 'ProductNotFound'),
})

/** The catalogue's pages (2b.2, 2b.7). */
export const catalogueRoutes = [categoryRoute, brandsRoute, brandRoute, productRoute] as const
