import type { ContentPage } from '@leaflog/core/wire/content'
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import type { PageContext } from '../context.ts'
import { pageHead } from '../page-head.ts'
import { rootRoute } from '../root-route.tsx'
import { pageCode } from '../ui/page-code.ts'
import { ownPaths } from './own-paths.ts'

// What only these pages need.
const loader = pageCode(() => import('./content-loader.ts'))
const pages = pageCode(() => import('./content-pages.tsx'), loader)

const load =
  (identifier: string) =>
  async ({ context }: { context: PageContext }) =>
    (await loader()).loadPage(context, identifier)

/** 3.10 */
const headOf = (path: string, origin: string, page: ContentPage | undefined) => {
  if (page === undefined) return {}
  const { metaTitle: title, metaDescription: description, metaKeywords } = page
  const head = pageHead({ title, description, path, origin })
  return metaKeywords === '' ? head : { ...head, meta: [...head.meta, { name: 'keywords', content: metaKeywords }] }
}

const head =
  (path: string) =>
  ({ match, loaderData }: { match: { context: PageContext }; loaderData?: { page: ContentPage } | undefined }) =>
    headOf(path, match.context.origin, loaderData?.page)

const getParentRoute = () => rootRoute

/** One of the brand's pages that has an address of its own (2c.2 to 2c.4). */
const page = <Path extends string>(path: Path, name: keyof Awaited<ReturnType<typeof pages>>) =>
  createRoute({
    getParentRoute,
    path,
    loader: load(path.slice(path.lastIndexOf('/') + 1)),
    head: head(path),
    component: lazyRouteComponent(pages, name),
  })

const contactRoute = createRoute({
  getParentRoute,
  path: '/contact-us',
  loader: load('contact-us'),
  head: head('/contact-us'),
  component: lazyRouteComponent(
    pageCode(() => import('./contact-page.tsx'), loader),
    'ContactPage',
  ),
})

const rewardsRoute = createRoute({
  getParentRoute,
  path: '/rewards-fl',
  loader: async ({ context }) => (await loader()).loadRewardsLanding(context),
  head: head('/rewards-fl'),
  component: lazyRouteComponent(
    pageCode(() => import('./rewards-landing-page.tsx'), loader),
    'RewardsLandingPage',
  ),
})

/** Any other page of the content system (2b.7); one that has an address of its own is shown there. */
const contentRoute = createRoute({
  getParentRoute,
  path: '/content/$identifier',
  beforeLoad: ({ params }) => {
    const own = ownPaths.find((path) => path.endsWith(`/${params.identifier}`))
    if (own !== undefined) throw redirect({ href: own, statusCode: 301 })
  },
  loader: ({ context, params }) => load(params.identifier)({ context }),
  head: ({ match, loaderData, params }) =>
    headOf(`/content/${params.identifier}`, match.context.origin, loaderData?.page),
  component: lazyRouteComponent(pages, 'OtherPage'),
})

/** The brand's pages of content (1.7). */
export const contentRoutes = [
  page('/about', 'AboutPage'),
  page('/about/our-mission', 'OurMissionPage'),
  page('/terms', 'TermsPage'),
  page('/privacy', 'PrivacyPage'),
  page('/accessibility-statement', 'AccessibilityPage'),
  page('/how-to-get-medical-marijuana-card', 'MedicalCardPage'),
  page('/cannabis-education', 'EducationPage'),
  page('/community-outreach', 'CommunityPage'),
  contactRoute,
  rewardsRoute,
  contentRoute,
] as const
