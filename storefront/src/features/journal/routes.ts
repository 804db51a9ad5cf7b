/** The journal. */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../../shared/page/root-route.ts'
import { lazyPage } from '../../shared/ui/lazy-page.ts'

// Loaders and heads are lazy-loaded, because only these pages need them.
const journal = lazyPage(() => import('./blog-loader.ts'))
const heads = lazyPage(() => import('./heads.ts'))

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

/** The journal and its posts (2c.1). */
export const journalRoutes = [blogRoute, postRoute] as const
