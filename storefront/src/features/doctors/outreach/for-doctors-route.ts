import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../../../shared/page/root-route.ts'
import { lazyPage } from '../../../shared/ui/lazy-page.ts'

// The head is lazy-loaded, because only this page needs it.
const head = lazyPage(() => import('./for-doctors-head.ts'))

/** Information for doctors, and how to contact us (2c.3). */
export const forDoctorsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/community-outreach/doctors',
  head: async ({ match: { context } }) => (await head()).forDoctorsHead(context),
  component: lazyRouteComponent(
    lazyPage(() => import('./for-doctors-page.tsx'), head),
    'ForDoctorsPage',
  ),
})
