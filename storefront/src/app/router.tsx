import { createRouter } from '@tanstack/react-router'
import type { PageContext } from '../shared/page/context.ts'
import { ErrorScreen } from './shell/error-screen.tsx'
import { NotFoundPage } from './shell/not-found.tsx'
import { routeTree } from './routes.tsx'
import { parseSearch, stringifySearch } from '../shared/page/search-params.ts'

export type RouterSettings = { context: PageContext; nonce?: string; origin?: string }

/** One router per request on the server, or per page load in a browser. */
export const createShopRouter = ({ context, nonce, origin }: RouterSettings) =>
  createRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 30_000,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundPage,
    ...(nonce !== undefined && { ssr: { nonce } }),
    ...(origin !== undefined && { origin }),
  })

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The sign-in page shows its other view (2e.7). */
    forgotPassword?: true
  }
  interface Register {
    router: ReturnType<typeof createShopRouter>
  }
}
