import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../../shared/page/root-route.ts'
import { lazyPage } from '../../shared/ui/lazy-page.ts'

// Loaders and heads are code that only these pages need.
const promotions = lazyPage(() => import('./promotions-loader.ts'))
const journal = lazyPage(() => import('./blog-loader.ts'))
const events = lazyPage(() => import('./events-loader.ts'))
const heads = lazyPage(() => import('./heads.ts'))

const promotionsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/discover/promotions',
  loader: async ({ context }) => (await promotions()).loadPromotions(context),
  head: async ({ match: { context }, loaderData }) =>
    loaderData === undefined ? {} : (await heads()).promotionsHead(context, loaderData),
  component: lazyRouteComponent(
    lazyPage(() => import('./promotions-page.tsx'), promotions, heads),
    'PromotionsPage',
  ),
})

const notFoundComponent = lazyRouteComponent(
  lazyPage(() => import('./post-not-found.tsx')),
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
    lazyPage(() => import('./blog-page.tsx'), journal, heads),
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
    lazyPage(() => import('./post-page.tsx'), journal, heads),
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
    lazyPage(() => import('./events-page.tsx'), events, heads),
    'EventsPage',
  ),
})

const doctorsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/community-outreach/doctors',
  head: async ({ match: { context } }) => (await heads()).doctorsHead(context),
  component: lazyRouteComponent(
    lazyPage(() => import('./doctors-page.tsx'), heads),
    'DoctorsPage',
  ),
})

/** Deals, the journal, and what takes place (2c.1, 2c.3). */
export const discoverRoutes = [promotionsRoute, blogRoute, postRoute, eventsRoute, doctorsRoute] as const
