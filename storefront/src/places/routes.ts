import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../root-route.tsx'
import { pageCode } from '../ui/page-code.ts'

// Loaders and heads are code that only these pages need.
const doctors = pageCode(() => import('./doctors-loader.ts'))
const tests = pageCode(() => import('./tests-loader.ts'))
const heads = pageCode(() => import('./heads.ts'))

const errorComponent = lazyRouteComponent(
  pageCode(() => import('./failed-page.tsx')),
  'FailedPage',
)

const doctorsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/discover/find-a-doctor',
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context, deps }) => (await doctors()).loadDoctors(context, deps.search),
  head: async ({ match }) => (await heads()).doctorsHead(match.context),
  component: lazyRouteComponent(
    pageCode(() => import('./doctors-page.tsx'), doctors, heads),
    'DoctorsPage',
  ),
  errorComponent,
})

const testsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/discover/product-test-search',
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context, deps }) => (await tests()).loadTests(context, deps.search),
  head: async ({ match, loaderData }) => (await heads()).testsHead(match.context, loaderData),
  component: lazyRouteComponent(
    pageCode(() => import('./tests-page.tsx'), tests, heads),
    'TestsPage',
  ),
  errorComponent,
})

/** Doctors and laboratory results (2c.1). A search keeps its form while it looks, so there is no page to wait on. */
export const placesRoutes = [doctorsRoute, testsRoute] as const
