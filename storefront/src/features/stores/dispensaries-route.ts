import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../../shared/page/root-route.ts'
import { lazyPage } from '../../shared/ui/lazy-page.ts'

// Loaders and heads are lazy-loaded, because only these pages need them.
const loader = lazyPage(() => import('./dispensaries-loader.ts'))
const heads = lazyPage(() => import('./dispensaries-head.ts'))

/** All states with a dispensary (2c.5). */
export const dispensariesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/dispensaries',
  loader: async ({ context }) => (await loader()).loadStates(context),
  head: async ({ match, loaderData }) => (loaderData ? (await heads()).statesHead(match.context, loaderData) : {}),
  component: lazyRouteComponent(
    lazyPage(() => import('./dispensaries.tsx'), loader, heads),
    'DispensariesPage',
  ),
})

/** One state's dispensaries, by city; a state without one is not found. */
export const stateRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/dispensaries/$state',
  loader: async ({ context, params }) => (await loader()).loadState(context, params.state),
  head: async ({ match, loaderData }) => (loaderData ? (await heads()).stateHead(match.context, loaderData) : {}),
  component: lazyRouteComponent(
    lazyPage(() => import('./state-dispensaries.tsx'), loader, heads),
    'StateDispensariesPage',
  ),
})
