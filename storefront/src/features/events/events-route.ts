import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../../shared/page/root-route.ts'
import { lazyPage } from '../../shared/ui/lazy-page.ts'

// Loaders and heads are lazy-loaded, because only this page needs them.
const loader = lazyPage(() => import('./events-loader.ts'))
const head = lazyPage(() => import('./events-head.ts'))

/** Events by state (2c.3). */
export const eventsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/community-outreach/events',
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context, deps }) => (await loader()).loadEvents(context, deps.search),
  head: async ({ match: { context }, loaderData }) =>
    loaderData === undefined ? {} : (await head()).eventsHead(context, loaderData),
  component: lazyRouteComponent(
    lazyPage(() => import('./events-page.tsx'), loader, head),
    'EventsPage',
  ),
})
