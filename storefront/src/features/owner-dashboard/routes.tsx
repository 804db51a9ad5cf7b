/** The owner’s view of analytics, on the machine itself only. */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { texts } from '../../shared/i18n/texts.ts'
import { pageHead } from '../../shared/page/page-head.ts'
import { rootRoute } from '../../shared/page/root-route.ts'
import { lazyPage } from '../../shared/ui/lazy-page.ts'

const path = '/dev/analytics'

/** The owner's dashboard (1.8). For anyone else, the gateway has answered before this. */
const dashboardRoute = createRoute({
  getParentRoute: () => rootRoute,
  path,
  head: async ({ match: { context } }) => {
    const t = await texts(context, 'dashboard')
    return pageHead({
      title: t('title'),
      description: t('description'),
      path,
      origin: context.origin,
      robots: 'noindex, nofollow',
    })
  },
  component: lazyRouteComponent(
    lazyPage(() => import('./dashboard-page.tsx')),
    'DashboardPage',
  ),
})

export const devAnalyticsRoutes = [dashboardRoute] as const
