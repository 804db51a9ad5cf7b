import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { texts } from '../i18n/texts.ts'
import { pageHead } from '../page-head.ts'
import { rootRoute } from '../root-route.tsx'
import { pageCode } from '../ui/page-code.ts'

// Loaders are code that only these pages need.
const doctors = pageCode(() => import('./doctors-loader.ts'))
const tests = pageCode(() => import('./tests-loader.ts'))
const testsHead = pageCode(() => import('./tests-head.ts'))

const errorComponent = lazyRouteComponent(
  pageCode(() => import('./failed-page.tsx')),
  'FailedPage',
)

const doctorsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/discover/find-a-doctor',
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context, deps }) => (await doctors()).loadDoctors(context, deps.search),
  head: async ({ match: { context } }) => {
    const t = await texts(context, 'places')
    const [title, description] = [t('doctors.title'), t('doctors.description')]
    return pageHead({ title, description, path: '/discover/find-a-doctor', origin: context.origin })
  },
  component: lazyRouteComponent(
    pageCode(() => import('./doctors-page.tsx'), doctors),
    'DoctorsPage',
  ),
  errorComponent,
})

const testsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/discover/product-test-search',
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context, deps }) => (await tests()).loadTests(context, deps.search),
  head: async ({ match: { context }, loaderData }) => (await testsHead()).testsHead(context, loaderData),
  component: lazyRouteComponent(
    pageCode(() => import('./tests-page.tsx'), tests, testsHead),
    'TestsPage',
  ),
  errorComponent,
})

/** Doctors and laboratory results (2c.1). */
export const placesRoutes = [doctorsRoute, testsRoute] as const
