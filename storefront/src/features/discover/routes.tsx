import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../../shared/page/root-route.ts'
import { pageCode } from '../../shared/ui/page-code.ts'

// Loaders and heads are code that only these pages need.
const promotions = pageCode(() => import('./promotions-loader.ts'))
const journal = pageCode(() => import('./blog-loader.ts'))
const events = pageCode(() => import('./events-loader.ts'))
const heads = pageCode(() => import('./heads.ts'))

const promotionsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/discover/promotions',
  loader: async ({ context }) => (await promotions()).loadPromotions(context),
  head: async ({ match: { context }, loaderData }) =>
    loaderData === undefined ? {} : (await heads()).promotionsHead(context, loaderData),
  component: lazyRouteComponent(
    pageCode(() => import('./promotions-page.tsx'), promotions, heads),
    'PromotionsPage',
  ),
})

const notFoundComponent = lazyRouteComponent(
  pageCode(() => import('./post-not-found.tsx')),
  'PostNotFound',
)

const blogRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/discover/blog',
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context, deps }) => (await journal()).loadBlog(context, deps.search),
  head: async ({ match: { context, pathname }, loaderData }) =>
    loaderData === undefined
      ? (await heads()).missingPostHead(context, pathname)
      : (await heads()).blogHead(context, loaderData),
  component: lazyRouteComponent(
    pageCode(() => import('./blog-page.tsx'), journal, heads),
    'BlogPage',
  ),
  notFoundComponent,
})

const postRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/discover/blog/$slug',
  loader: async ({ context, params }) => (await journal()).loadPost(context, params.slug),
  head: async ({ match: { context, pathname }, loaderData }) =>
    loaderData === undefined
      ? (await heads()).missingPostHead(context, pathname)
      : (await heads()).postHead(context, loaderData),
  component: lazyRouteComponent(
    pageCode(() => import('./post-page.tsx'), journal, heads),
    'PostPage',
  ),
  notFoundComponent,
})

const eventsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/community-outreach/events',
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context, deps }) => (await events()).loadEvents(context, deps.search),
  head: async ({ match: { context }, loaderData }) =>
    loaderData === undefined ? {} : (await heads()).eventsHead(context, loaderData),
  component: lazyRouteComponent(
    pageCode(() => import('./events-page.tsx'), events, heads),
    'EventsPage',
  ),
})

const doctorsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/community-outreach/doctors',
  head: async ({ match: { context } }) => (await heads()).doctorsHead(context),
  component: lazyRouteComponent(
    pageCode(() => import('./doctors-page.tsx'), heads),
    'DoctorsPage',
  ),
})

/** Deals, the journal, and what takes place (2c.1, 2c.3). */
export const discoverRoutes = [promotionsRoute, blogRoute, postRoute, eventsRoute, doctorsRoute] as const
