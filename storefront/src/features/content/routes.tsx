/** Pages of the content system, the contact form among them. */
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import type { PageContext } from '../../shared/page/context.ts'
import { rootRoute } from '../../shared/page/root-route.ts'
import { lazyPage } from '../../shared/ui/lazy-page.ts'
import type { ContentHead } from './content-head.ts'
import { ownPaths } from './own-paths.ts'

// Lazy-loaded, because only these pages need it.
const loader = lazyPage(() => import('./content-loader.ts'))
const heads = lazyPage(() => import('./content-head.ts'))
const pages = lazyPage(() => import('./content-pages.tsx'), loader, heads)

const load =
  (identifier: string) =>
  async ({ context }: { context: PageContext }) =>
    (await loader()).loadPage(context, identifier)

const headOf = async (path: string, origin: string, loaded: ContentHead | undefined) =>
  loaded === undefined ? {} : (await heads()).contentHead(path, origin, loaded)

const head =
  (path: string) =>
  ({ match, loaderData }: { match: { context: PageContext }; loaderData?: ContentHead | undefined }) =>
    headOf(path, match.context.origin, loaderData)

const getParentRoute = () => rootRoute

/** One of the brand's pages with its own address (2c.2 to 2c.4). */
const page = <Path extends string>(path: Path, name: keyof Awaited<ReturnType<typeof pages>>) =>
  createRoute({
    getParentRoute,
    path,
    loader: async ({ context }) => (await loader()).loadOwnPage(context, path),
    head: head(path),
    component: lazyRouteComponent(pages, name),
  })

const contactRoute = createRoute({
  getParentRoute,
  path: '/contact-us',
  loader: load('contact-us'),
  head: head('/contact-us'),
  component: lazyRouteComponent(
    lazyPage(() => import('./contact-page.tsx'), loader, heads),
    'ContactPage',
  ),
})

const rewardsRoute = createRoute({
  getParentRoute,
  path: '/rewards-fl',
  loader: async ({ context }) => (await loader()).loadRewardsLanding(context),
  head: head('/rewards-fl'),
  component: lazyRouteComponent(
    lazyPage(() => import('./rewards-landing-page.tsx'), loader, heads),
    'RewardsLandingPage',
  ),
})

/** Any other content page (2b.7); one with its own address redirects there. */
const contentRoute = createRoute({
  getParentRoute,
  path: '/content/$identifier',
  beforeLoad: ({ params }) => {
    const own = ownPaths.find((path) => path.endsWith(`/${params.identifier}`))
    if (own !== undefined) throw redirect({ href: own, statusCode: 301 })
  },
  loader: ({ context, params }) => load(params.identifier)({ context }),
  head: ({ match, loaderData, params }) => headOf(`/content/${params.identifier}`, match.context.origin, loaderData),
  component: lazyRouteComponent(pages, 'OtherPage'),
})

/** The brand's content pages (1.7). */
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
