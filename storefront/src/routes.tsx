import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from './root-route.tsx'

const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  component: lazyRouteComponent(() => import('./pages/home.tsx'), 'HomePage'),
})

/** Every page of the shop; a page's code is loaded when it is first visited. */
export const routeTree = rootRoute.addChildren([homeRoute])
