import { slugOf } from '@leaflog/core/catalogue'
import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { pageHead } from '../page-head.ts'
import { readDispensaries } from '../read-content.ts'
import { rootRoute } from '../root-route.tsx'
import { site } from '../site.ts'
import { findStores, statesOf } from '../stores/find-stores.ts'
import { pageCode } from '../ui/page-code.ts'

/** All states with a dispensary (2c.5). */
export const dispensariesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/dispensaries',
  loader: async ({ context }) => {
    const stores = await readDispensaries(context)
    const states = statesOf(stores).map((state) => {
      const inState = stores.filter(({ state_code }) => state_code === state.code)
      const cities = new Set(inState.map(({ city }) => city))
      return { ...state, cities: [...cities].toSorted().slice(0, 6), facade: inState[0]?.store_code ?? '' }
    })
    return { count: stores.length, states }
  },
  head: ({ match, loaderData }) =>
    pageHead({
      title: 'Dispensaries',
      description:
        `${loaderData?.count ?? ''} ${site.name} dispensaries: addresses, hours, and the menu of each.`.trim(),
      path: '/dispensaries',
      origin: match.context.origin,
    }),
  component: lazyRouteComponent(
    pageCode(() => import('./dispensaries.tsx')),
    'DispensariesPage',
  ),
})

/** One state's dispensaries, by city; a state without one is not found. */
export const stateRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/dispensaries/$state',
  loader: async ({ context, params }) => {
    const stores = await readDispensaries(context)
    const state = statesOf(stores).find(({ name }) => slugOf(name) === params.state.toLowerCase())
    if (state === undefined) throw notFound()
    const found = findStores(stores, { text: '', state: state.code, from: null })
    return { state, stores: found.map(({ store }) => store) }
  },
  head: ({ match, loaderData, params }) => {
    const name = loaderData?.state.name ?? 'Not found'
    return pageHead({
      title: `Dispensaries in ${name}`,
      description: `Every ${site.name} dispensary in ${name}: addresses, opening hours, telephone numbers and menus.`,
      path: `/dispensaries/${params.state.toLowerCase()}`,
      origin: match.context.origin,
    })
  },
  component: lazyRouteComponent(
    pageCode(() => import('./state-dispensaries.tsx')),
    'StateDispensariesPage',
  ),
})
