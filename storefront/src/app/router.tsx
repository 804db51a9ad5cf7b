import { createRouter, type RouterHistory } from '@tanstack/react-router'
import type { PageContext } from '../shared/page/context.ts'
import { ErrorScreen } from './shell/error-screen.tsx'
import { NotFoundPage } from './shell/not-found.tsx'
import { routeTree } from './routes.tsx'
import { parseSearch, stringifySearch } from '../shared/page/search-params.ts'

export type RouterSettings = { context: PageContext; nonce?: string; origin?: string; history?: RouterHistory }

/** One router per request on the server, or per page load in a browser. */
export const createShopRouter = ({ context, nonce, origin, history }: RouterSettings) =>
  createRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    // A router of its own history is on no screen.
    scrollRestoration: history === undefined,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 30_000,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundPage,
    ...(nonce !== undefined && { ssr: { nonce } }),
    ...(origin !== undefined && { origin }),
    ...(history !== undefined && { history }),
  })

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The sign-in page shows its other view (2e.7). */
    forgotPassword?: true
    /** The cart with which the visitor has come, until they decide (features/cart/handover). */
    handover?: unknown
  }
  interface Register {
    router: ReturnType<typeof createShopRouter>
  }
}
