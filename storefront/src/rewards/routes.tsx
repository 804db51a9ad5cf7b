import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '../page-head.ts'
import { rootRoute } from '../root-route.tsx'
import { pageCode } from '../ui/page-code.ts'
import { requireSignedOut, requireSignIn } from './guards.ts'
import { readStoreOptions } from './member/store-options.ts'
import { readBlocks } from './read-blocks.ts'

const head =
  (path: string, title: string, description: string) =>
  ({ match }: { match: { context: { origin: string } } }) =>
    pageHead({ title, description, path, origin: match.context.origin })

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/rewards/login',
  beforeLoad: requireSignedOut,
  loader: ({ context }) => readBlocks(context, ['rewards_login_note', 'rewards_login_note_for_existing_email']),
  head: head('/rewards/login', 'Sign In', 'Sign in to see your points, your offers and your orders.'),
  component: lazyRouteComponent(
    pageCode(() => import('./auth/login-page.tsx')),
    'LoginPage',
  ),
})

const createAccountRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/rewards/create-account',
  beforeLoad: requireSignedOut,
  loader: ({ context }) => readBlocks(context, ['rewards_sms_consent']),
  head: head('/rewards/create-account', 'Create An Account', 'Join Rewards: points on every purchase, and offers.'),
  component: lazyRouteComponent(
    pageCode(() => import('./auth/create-account-page.tsx')),
    'CreateAccountPage',
  ),
})

const forgotPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/rewards/forgot-password',
  head: head('/rewards/forgot-password', 'Reset Password', 'Ask for an email with which you choose a new password.'),
  component: lazyRouteComponent(
    pageCode(() => import('./auth/forgot-password-page.tsx')),
    'ForgotPasswordPage',
  ),
})

const dashboardRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/rewards/dashboard',
  beforeLoad: requireSignIn,
  loader: ({ context }) => readBlocks(context, ['rewards_dashboard_welcome']),
  head: head('/rewards/dashboard', 'Your Rewards', 'Your points, your card, your offers and your orders.'),
  component: lazyRouteComponent(
    pageCode(() => import('./member/dashboard.tsx')),
    'DashboardPage',
  ),
})

const profileRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/rewards/profile',
  beforeLoad: requireSignIn,
  loader: ({ context }) => readStoreOptions(context),
  head: head('/rewards/profile', 'Rewards Profile', 'Your name, your birthday, your dispensary and your password.'),
  component: lazyRouteComponent(
    pageCode(() => import('./member/profile.tsx')),
    'ProfilePage',
  ),
})

const newsletterRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/rewards/newsletter',
  beforeLoad: requireSignIn,
  loader: ({ context }) => readBlocks(context, ['rewards_communications_note', 'rewards_sms_consent']),
  head: head('/rewards/newsletter', 'Rewards Communications', 'What we may write to you, and where.'),
  component: lazyRouteComponent(
    pageCode(() => import('./member/communications.tsx')),
    'CommunicationsPage',
  ),
})

const termsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/rewards/terms',
  loader: ({ context }) => readBlocks(context, ['rewards_terms']),
  head: head('/rewards/terms', 'Rewards Terms', 'Who may join Rewards, how points work and how to leave.'),
  component: lazyRouteComponent(
    pageCode(() => import('./member/terms.tsx')),
    'TermsPage',
  ),
})

/** The pages of Rewards (2d.1). */
export const rewardsRoutes = [
  loginRoute,
  createAccountRoute,
  forgotPasswordRoute,
  dashboardRoute,
  profileRoute,
  newsletterRoute,
  termsRoute,
] as const
