import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '../../shared/page/page-head.ts'
import { rootRoute } from '../../shared/page/root-route.ts'
import { site } from '../../shared/page/site.ts'
import { readHomeData } from './home-data.ts'
import { lazyPage } from '../../shared/ui/lazy-page.ts'
import { texts } from '../../shared/i18n/texts.ts'

/** The home page. */
export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  loader: ({ context }) => readHomeData(context),
  head: async ({ match, loaderData }) => {
    const t = await texts(match.context, 'home', 'catalogue', 'cart', 'stores')
    return pageHead({
      title: t('title', { brand: site.name }),
      description: loaderData?.content?.hero.text ?? t('description', { brand: site.name }),
      path: '/',
      origin: match.context.origin,
      ...(loaderData && { structured: loaderData.structured }),
    })
  },
  component: lazyRouteComponent(
    lazyPage(() => import('./home.tsx')),
    'HomePage',
  ),
})
