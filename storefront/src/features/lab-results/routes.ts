/** Laboratory results by batch. */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../../shared/page/root-route.ts'
import { lazyPage } from '../../shared/ui/lazy-page.ts'

// The loader and the head are lazy-loaded, because only this page needs them.
const loader = lazyPage(() => import('./tests-loader.ts'))
const head = lazyPage(() => import('./tests-head.ts'))

/** Laboratory results (2c.1). The form stays during a search, so there is no pending page. */
export const testsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/discover/product-test-search',
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context, deps }) => (await loader()).loadTests(context, deps.search),
  head: async ({ match, loaderData }) => (await head()).testsHead(match.context, loaderData),
  component: lazyRouteComponent(
    lazyPage(() => import('./tests-page.tsx'), loader, head),
    'TestsPage',
  ),
  errorComponent: lazyRouteComponent(
    lazyPage(() => import('../../shared/ui/failed-page.tsx')),
    'FailedPage',
  ),
})
