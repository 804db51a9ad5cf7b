/** Finding a doctor who certifies patients. */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../../shared/page/root-route.ts'
import { lazyPage } from '../../shared/ui/lazy-page.ts'

// The loader and the head are lazy-loaded, because only this page needs them.
const loader = lazyPage(() => import('./doctors-loader.ts'))
const head = lazyPage(() => import('./doctors-head.ts'))

/** Doctors who certify patients (2c.1). The form stays during a search, so there is no pending page. */
export const doctorsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/discover/find-a-doctor',
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context, deps }) => (await loader()).loadDoctors(context, deps.search),
  head: async ({ match }) => (await head()).doctorsHead(match.context),
  component: lazyRouteComponent(
    lazyPage(() => import('./doctors-page.tsx'), loader, head),
    'DoctorsPage',
  ),
  errorComponent: lazyRouteComponent(
    lazyPage(() => import('../../shared/ui/failed-page.tsx')),
    'FailedPage',
  ),
})
