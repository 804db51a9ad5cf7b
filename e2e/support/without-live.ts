import type { BrowserContext } from '@playwright/test'

/** A browser without live updates: its sockets are blocked, so changes are found by polling. */
export const withoutLive = (context: BrowserContext): Promise<void> =>
  context.routeWebSocket(/\/api\/graphql$/, () => undefined)
