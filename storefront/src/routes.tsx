import { accountRoutes } from './account/routes.tsx'
import { cartRoutes } from './cart/routes.tsx'
import { catalogueRoutes } from './catalogue/routes.tsx'
import { checkoutRoutes } from './checkout/routes.tsx'
import { devAnalyticsRoutes } from './dev-analytics/routes.tsx'
import { contentRoutes } from './content/routes.tsx'
import { discoverRoutes } from './discover/routes.tsx'
import { dispensariesRoute, stateRoute } from './pages/dispensaries-route.ts'
import { homeRoute } from './pages/home-route.ts'
import { placesRoutes } from './places/routes.ts'
import { rewardsRoutes } from './rewards/routes.tsx'
import { rootRoute } from './root-route.tsx'
import { searchRoutes } from './search/routes.tsx'
import { shopProductRoutes } from './shop-product/routes.tsx'
import { shelfRoutes } from './shop-listing/routes.tsx'

/** Every page of the shop; a page's code is loaded when it is first visited. */
export const routeTree = rootRoute.addChildren([
  homeRoute,
  dispensariesRoute,
  stateRoute,
  ...catalogueRoutes,
  ...cartRoutes,
  ...shopProductRoutes,
  ...shelfRoutes,
  ...searchRoutes,
  ...rewardsRoutes,
  ...accountRoutes,
  ...checkoutRoutes,
  ...discoverRoutes,
  ...contentRoutes,
  ...placesRoutes,
  ...devAnalyticsRoutes,
])
