/** Composes the routes of all features. */
import { accountRoutes } from '../features/account/routes.tsx'
import { cartRoutes } from '../features/cart/routes.tsx'
import { catalogueRoutes } from '../features/ordering/routes.tsx'
import { checkoutRoutes } from '../features/checkout/routes.tsx'
import { devAnalyticsRoutes } from '../features/owner-dashboard/routes.tsx'
import { contentRoutes } from '../features/content/routes.tsx'
import { promotionsRoute } from '../features/deals/promotions-route.ts'
import { eventsRoute } from '../features/events/events-route.ts'
import { forDoctorsRoute } from '../features/doctors/outreach/for-doctors-route.ts'
import { journalRoutes } from '../features/journal/routes.ts'
import { dispensariesRoute, stateRoute } from '../features/stores/dispensaries-route.ts'
import { homeRoute } from '../features/home/home-route.ts'
import { doctorsRoute } from '../features/doctors/routes.ts'
import { testsRoute } from '../features/lab-results/routes.ts'
import { rewardsRoutes } from '../features/rewards/routes.tsx'
import { root } from './root.ts'
import { searchRoutes } from '../features/search/routes.tsx'
import { shopProductRoutes } from '../features/commerce/product/routes.tsx'
import { categoryRoutes } from '../features/commerce/listing/routes.tsx'

/** Every page of the shop; a page's code is loaded when it is first visited. */
export const routeTree = root.addChildren([
  homeRoute,
  dispensariesRoute,
  stateRoute,
  ...catalogueRoutes,
  ...cartRoutes,
  ...shopProductRoutes,
  ...categoryRoutes,
  ...searchRoutes,
  ...rewardsRoutes,
  ...accountRoutes,
  ...checkoutRoutes,
  promotionsRoute,
  ...journalRoutes,
  eventsRoute,
  forDoctorsRoute,
  ...contentRoutes,
  doctorsRoute,
  testsRoute,
  ...devAnalyticsRoutes,
])
