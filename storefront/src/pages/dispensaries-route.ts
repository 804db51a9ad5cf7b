import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '../page-head.ts'
import { rootRoute } from '../root-route.tsx'
import { site } from '../site.ts'
import { pageCode } from '../ui/page-code.ts'

// Loaders and heads are code that only these pages need.
const loader = pageCode(() => import('./dispensaries-loader.ts'))
const heads = pageCode(() => import('./dispensaries-head.ts'))

/** All states with a dispensary (2c.5). */
export const dispensariesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/dispensaries',
  loader: async ({ context }) => (await loader()).loadStates(context),
  head: async ({ match, loaderData }) =>
    pageHead({
      title: 'Dispensaries',
      description:
        `${loaderData?.count ?? ''} ${site.name} dispensaries: addresses, hours, and the menu of each.`.trim(),
      path: '/dispensaries',
      origin: match.context.origin,
      structured: loaderData
        ? (await heads()).statesStructuredData('Dispensaries', loaderData.states, match.context.origin)
        : [],
    }),
  component: lazyRouteComponent(
    pageCode(() => import('./dispensaries.tsx'), loader, heads),
    'DispensariesPage',
  ),
})

/** One state's dispensaries, by city; a state without one is not found. */
export const stateRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/dispensaries/$state',
  loader: async ({ context, params }) => (await loader()).loadState(context, params.state),
  head: async ({ match, loaderData, params }) => {
    const name = loaderData?.state.name ?? 'Not found'
    const { origin } = match.context
    return pageHead({
      title: `Dispensaries in ${name}`,
      description: `Every ${site.name} dispensary in ${name}: addresses, opening hours, telephone numbers and menus.`,
      path: `/dispensaries/${params.state.toLowerCase()}`,
      origin,
      structured: loaderData
        ? (await heads()).stateStructuredData(
            { all: 'Dispensaries', state: `Dispensaries in ${name}` },
            loaderData.state,
            loaderData.stores,
            origin,
          )
        : [],
    })
  },
  component: lazyRouteComponent(
    pageCode(() => import('./state-dispensaries.tsx'), loader, heads),
    'StateDispensariesPage',
  ),
})
