import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '../page-head.ts'
import { rootRoute } from '../root-route.tsx'
import { site } from '../site.ts'
import { readHomeData } from './home-data.ts'
import { pageCode } from '../ui/page-code.ts'

/** The front door. */
export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  loader: ({ context }) => readHomeData(context),
  head: ({ match, loaderData }) =>
    pageHead({
      title: `${site.name}: cannabis dispensaries and menu`,
      description:
        loaderData?.content?.hero.text ?? `Medical and recreational cannabis from ${site.name} dispensaries.`,
      path: '/',
      origin: match.context.origin,
      ...(loaderData && { structured: loaderData.structured }),
    }),
  component: lazyRouteComponent(
    pageCode(() => import('./home.tsx')),
    'HomePage',
  ),
})
