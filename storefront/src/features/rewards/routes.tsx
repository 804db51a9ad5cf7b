/** Rewards: joining, signing in, and the member’s pages. */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { PageContext } from '../../shared/page/context.ts'
import { texts } from '../../shared/i18n/texts.ts'
import { pageHead } from '../../shared/page/page-head.ts'
import { rootRoute } from '../../shared/page/root-route.ts'
import { lazyPage } from '../../shared/ui/lazy-page.ts'
import { requireSignedOut, requireSignIn } from './guards.ts'
import { readStoreOptions } from './member/store-options.ts'
import { readBlocks } from './read-blocks.ts'

type Match = { match: { context: Pick<PageContext, 'origin' | 'texts'> } }

/** Head of the pages that sign in or enroll. */
const authHead =
  (path: string, page: 'login' | 'createAccount' | 'forgotPassword' | 'return') =>
  async ({ match: { context } }: Match) => {
    const t = await texts(context, 'auth', 'forms', 'content')
    return pageHead({ title: t(`head.${page}`), description: t(`head.${page}Text`), path, origin: context.origin })
  }

/** Head of the member pages. */
const memberHead =
  (path: string, page: 'dashboard' | 'profile' | 'newsletter' | 'terms' | 'privacy') =>
  async ({ match: { context } }: Match) => {
    const t = await texts(context, 'rewards', 'account', 'orders', 'forms')
    return pageHead({ title: t(`head.${page}`), description: t(`head.${page}Text`), path, origin: context.origin })
  }

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/rewards/login',
  beforeLoad: requireSignedOut,
  loader: ({ context }) => readBlocks(context, ['rewards_login_note', 'rewards_login_note_for_existing_email']),
  head: authHead('/rewards/login', 'login'),
  component: lazyRouteComponent(
    lazyPage(() => import('./auth/login-page.tsx')),
    'LoginPage',
  ),
})

const createAccountRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/rewards/create-account',
  beforeLoad: requireSignedOut,
  loader: ({ context }) => readBlocks(context, ['rewards_sms_consent']),
  head: authHead('/rewards/create-account', 'createAccount'),
  component: lazyRouteComponent(
    lazyPage(() => import('./auth/create-account-page.tsx')),
    'CreateAccountPage',
  ),
})

const forgotPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/rewards/forgot-password',
  head: authHead('/rewards/forgot-password', 'forgotPassword'),
  component: lazyRouteComponent(
    lazyPage(() => import('./auth/forgot-password-page.tsx')),
    'ForgotPasswordPage',
  ),
})

/** Signing in for a partner's page: who has done so goes back there (docs/decisions/handover.md). */
const returnRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/rewards/return',
  beforeLoad: requireSignIn,
  head: authHead('/rewards/return', 'return'),
  component: lazyRouteComponent(
    lazyPage(() => import('./auth/return-page.tsx')),
    'ReturnPage',
  ),
})

const dashboardRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/rewards/dashboard',
  beforeLoad: requireSignIn,
  loader: ({ context }) => readBlocks(context, ['rewards_dashboard_welcome']),
  head: memberHead('/rewards/dashboard', 'dashboard'),
  component: lazyRouteComponent(
    lazyPage(() => import('./member/dashboard.tsx')),
    'DashboardPage',
  ),
})

const profileRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/rewards/profile',
  beforeLoad: requireSignIn,
  loader: ({ context }) => readStoreOptions(context),
  head: memberHead('/rewards/profile', 'profile'),
  component: lazyRouteComponent(
    lazyPage(() => import('./member/profile.tsx')),
    'ProfilePage',
  ),
})

const newsletterRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/rewards/newsletter',
  beforeLoad: requireSignIn,
  loader: ({ context }) => readBlocks(context, ['rewards_communications_note', 'rewards_sms_consent']),
  head: memberHead('/rewards/newsletter', 'newsletter'),
  component: lazyRouteComponent(
    lazyPage(() => import('./member/communications.tsx')),
    'CommunicationsPage',
  ),
})

const termsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/rewards/terms',
  loader: ({ context }) => readBlocks(context, ['rewards_terms']),
  head: memberHead('/rewards/terms', 'terms'),
  component: lazyRouteComponent(
    lazyPage(() => import('./member/legal-pages.tsx')),
    'TermsPage',
  ),
})

const privacyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/rewards/privacy',
  loader: ({ context }) => readBlocks(context, ['rewards_privacy']),
  head: memberHead('/rewards/privacy', 'privacy'),
  component: lazyRouteComponent(
    lazyPage(() => import('./member/legal-pages.tsx')),
    'PrivacyPage',
  ),
})

/** The pages of Rewards (2d.1), and its privacy notice (2c.7). */
export const rewardsRoutes = [
  loginRoute,
  createAccountRoute,
  forgotPasswordRoute,
  returnRoute,
  dashboardRoute,
  profileRoute,
  newsletterRoute,
  termsRoute,
  privacyRoute,
] as const
