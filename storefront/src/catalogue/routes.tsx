import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '../page-head.ts'
import { rootRoute } from '../root-route.tsx'
import { loadBrands } from './brands-loader.ts'
import { counted } from './format.ts'
import { canonicalPath } from './listing-links.ts'
import { loadBrand, loadCategory, type ListingPageData, type MenuUnavailable } from './listing-loader.ts'
import { loadProduct } from './product-loader.ts'
import { productStructuredData } from './structured-data.ts'
import { pageCode } from '../ui/page-code.ts'

const store = (page: { storeName: string | null }) => (page.storeName === null ? '' : ` at ${page.storeName}`)

const listingHead = (page: ListingPageData | MenuUnavailable | undefined, origin: string) => {
  if (page === undefined) return {}
  if (page.kind === 'unavailable') return pageHead({ title: page.title, description: '', path: page.path, origin })
  const brands = page.listing.facets.brand.slice(0, 4).map((brand) => brand.label)
  const by = brands.length > 0 && page.kind !== 'brand' ? `, by ${brands.join(', ')} and others` : ''
  return pageHead({
    title: `${page.title}${store(page)}`,
    description: `${page.title}${store(page)}: ${counted(page.listing.total, 'product')}${by}. Weights, potency and prices, medical and recreational.`,
    path: canonicalPath(page.path, page.query),
    origin,
  })
}

const categoryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/shopd/category/$category/{-$subcategory}',
  loaderDeps: ({ search }) => ({ search }),
  loader: ({ context, params, deps }) => loadCategory(context, params, deps.search),
  head: ({ match, loaderData }) => listingHead(loaderData, match.context.origin),
  component: lazyRouteComponent(
    pageCode(() => import('./category-page.tsx')),
    'CategoryPage',
  ),
  pendingComponent: lazyRouteComponent(
    pageCode(() => import('./listing-pending.tsx')),
    'ListingPending',
  ),
  notFoundComponent: lazyRouteComponent(
    pageCode(() => import('./not-on-menu.tsx')),
    'CategoryNotFound',
  ),
})

const brandsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/shopd/brands',
  loader: ({ context }) => loadBrands(context),
  head: ({ match }) =>
    pageHead({
      title: 'Brands',
      description: 'The growers and makers on our menu, each with everything of theirs that your dispensary has today.',
      path: '/shopd/brands',
      origin: match.context.origin,
    }),
  component: lazyRouteComponent(
    pageCode(() => import('./brands-page.tsx')),
    'BrandsPage',
  ),
})

const brandRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/shopd/brands/$brand',
  loaderDeps: ({ search }) => ({ search }),
  loader: ({ context, params, deps }) => loadBrand(context, params.brand, deps.search),
  head: ({ match, loaderData }) => listingHead(loaderData, match.context.origin),
  component: lazyRouteComponent(
    pageCode(() => import('./brand-page.tsx')),
    'BrandPage',
  ),
  pendingComponent: lazyRouteComponent(
    pageCode(() => import('./listing-pending.tsx')),
    'ListingPending',
  ),
  notFoundComponent: lazyRouteComponent(
    pageCode(() => import('./not-on-menu.tsx')),
    'BrandNotFound',
  ),
})

const productRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/shopd/product/$slug',
  loader: ({ context, params }) => loadProduct(context, params.slug),
  head: ({ match, loaderData: page }) => {
    if (page === undefined) return {}
    const facts = { title: page.title, path: page.path, origin: match.context.origin }
    if (page.kind === 'unavailable') return pageHead({ ...facts, description: '' })
    const head = pageHead({
      ...facts,
      title: `${page.product.name} by ${page.product.brand.name}`,
      description: page.product.description,
      picture: page.product.image,
    })
    const { origin, now } = match.context
    return { ...head, meta: [...head.meta, { 'script:ld+json': productStructuredData(page, origin, now()) }] }
  },
  component: lazyRouteComponent(
    pageCode(() => import('./product-page.tsx')),
    'ProductPage',
  ),
  notFoundComponent: lazyRouteComponent(
    pageCode(() => import('./not-on-menu.tsx')),
    'ProductNotFound',
  ),
})

/** The catalogue's pages (2b.2, 2b.7). */
export const catalogueRoutes = [categoryRoute, brandsRoute, brandRoute, productRoute] as const
