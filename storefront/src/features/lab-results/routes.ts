import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../../shared/page/root-route.ts'
import { pageCode } from '../../shared/ui/page-code.ts'

// The loader and the head are code that only this page needs.
const loader = pageCode(() => import('./tests-loader.ts'))
const head = pageCode(() => import('./tests-head.ts'))

/** Laboratory results (2c.1). A search keeps its form while it looks, so there is no page to wait on. */
export const testsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/discover/product-test-search',
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context, deps }) => (await loader()).loadTests(context, deps.search),
  head: async ({ match, loaderData }) => (await head()).testsHead(match.context, loaderData),
  component: lazyRouteComponent(
    pageCode(() => import('./tests-page.tsx'), loader, head),
    'TestsPage',
  ),
  errorComponent: lazyRouteComponent(
    pageCode(() => import('../../shared/ui/failed-page.tsx')),
    'FailedPage',
  ),
})
