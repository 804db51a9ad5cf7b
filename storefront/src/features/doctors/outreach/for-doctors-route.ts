import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../../../shared/page/root-route.ts'
import { lazyPage } from '../../../shared/ui/lazy-page.ts'

// The head is code that only this page needs.
const head = lazyPage(() => import('./for-doctors-head.ts'))

/** What doctors are told, and how they reach us (2c.3). */
export const forDoctorsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/community-outreach/doctors',
  head: async ({ match: { context } }) => (await head()).forDoctorsHead(context),
  component: lazyRouteComponent(
    lazyPage(() => import('./for-doctors-page.tsx'), head),
    'ForDoctorsPage',
  ),
})
