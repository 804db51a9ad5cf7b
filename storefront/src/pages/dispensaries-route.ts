import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { texts } from '../i18n/texts.ts'
import { pageHead } from '../page-head.ts'
import { rootRoute } from '../root-route.tsx'
import { site } from '../site.ts'
import { pageCode } from '../ui/page-code.ts'

// Loaders and heads are code that only these pages need.
const loader = pageCode(() => import('./dispensaries-loader.ts'))
const heads = pageCode(() => import('./dispensaries-head.ts'))
const names = pageCode(() => import('../places/use-state-name.ts'))

/** All states with a dispensary (2c.5). */
export const dispensariesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/dispensaries',
  loader: async ({ context }) => (await loader()).loadStates(context),
  head: async ({ match: { context }, loaderData }) => {
    if (loaderData === undefined) return {}
    const t = await texts(context, 'places')
    const title = t('dispensaries.title')
    return pageHead({
      title,
      description: t('dispensaries.description', { brand: site.name }),
      path: '/dispensaries',
      origin: context.origin,
      structured: (await heads()).statesStructuredData(title, loaderData.states, context.origin),
    })
  },
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
  head: async ({ match: { context }, loaderData, params }) => {
    if (loaderData === undefined) return {}
    const { stores } = loaderData
    const t = await texts(context, 'places')
    const state = { ...loaderData.state, name: (await names()).stateNameOf(t, loaderData.state.code) }
    const titles = { all: t('dispensaries.title'), state: t('dispensaries.state.title', { state: state.name }) }
    return pageHead({
      title: titles.state,
      description: t('dispensaries.state.description', { brand: site.name, state: state.name }),
      path: `/dispensaries/${params.state.toLowerCase()}`,
      origin: context.origin,
      structured: (await heads()).stateStructuredData(titles, loaderData.state, stores, context.origin),
    })
  },
  component: lazyRouteComponent(
    pageCode(() => import('./state-dispensaries.tsx'), loader, heads),
    'StateDispensariesPage',
  ),
})
