/** Menus and product pages of the ordering channel. */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../../shared/page/root-route.ts'
import { ListingPending } from '../../shared/product/listing-pending.tsx'
import { ProductPending } from '../../shared/product/product-pending.tsx'
import { lazyPage } from '../../shared/ui/lazy-page.ts'
import type { ListingPageData, MenuUnavailable } from './listing-loader.ts'

// Loaders and heads are lazy-loaded, because only these pages need them.
const listings = lazyPage(() => import('./listing-loader.ts'))
const brands = lazyPage(() => import('./brands-loader.ts'))
const product = lazyPage(() => import('./product-loader.ts'))
const head = lazyPage(() => import('./product-head.ts'))
const listingHeads = lazyPage(() => import('./listing-head.ts'))

/** How long a product counts as fresh, in milliseconds: choosing a weight does not fetch it again. */
const freshFor = 60_000

const headOf = async (page: ListingPageData | MenuUnavailable | undefined, origin: string) =>
  page === undefined ? {} : (await listingHeads()).listingHead(page, origin)

const notOnMenu = lazyPage(() => import('../../shared/product/not-on-menu.tsx'))

const categoryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/shopd/category/$category/{-$subcategory}',
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context, params, deps }) => (await listings()).loadCategory(context, params, deps.search),
  head: ({ match, loaderData }) => headOf(loaderData, match.context.origin),
  component: lazyRouteComponent(
    lazyPage(() => import('./category-page.tsx'), listings, listingHeads),
    'CategoryPage',
  ),
  pendingComponent: ListingPending,
  notFoundComponent: lazyRouteComponent(notOnMenu, 'CategoryNotFound'),
})

const brandsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/shopd/brands',
  loader: async ({ context }) => (await brands()).loadBrands(context),
  head: async ({ match: { context }, loaderData: page }) =>
    page === undefined ? {} : (await listingHeads()).brandsHead(page, context),
  component: lazyRouteComponent(
    lazyPage(() => import('./brands-page.tsx'), brands, listingHeads),
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
    lazyPage(() => import('./brand-page.tsx'), listings, listingHeads),
    'BrandPage',
  ),
  pendingComponent: ListingPending,
  notFoundComponent: lazyRouteComponent(notOnMenu, 'BrandNotFound'),
})

const productRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/shopd/product/$slug',
  staleTime: freshFor,
  loader: async ({ context, params }) => (await product()).loadProduct(context, params.slug),
  head: async ({ match: { context }, loaderData: page }) =>
    page === undefined ? {} : (await head()).productHead(page, context),
  component: lazyRouteComponent(
    lazyPage(() => import('./product-page.tsx'), product, head),
    'ProductPage',
  ),
  pendingComponent: ProductPending,
  notFoundComponent: lazyRouteComponent(notOnMenu, 'ProductNotFound'),
})

/** The catalogue's pages (2b.2, 2b.7). */
export const catalogueRoutes = [categoryRoute, brandsRoute, brandRoute, productRoute] as const
