import type { BrowserContext } from '@playwright/test'

/** A browser in which the server tells nothing by itself: its sockets lead nowhere. What changes is found by asking. */
export const withoutLive = (context: BrowserContext): Promise<void> =>
  context.routeWebSocket(/\/api\/graphql$/, () => undefined)
