import type { BrowserContext, Page } from '@playwright/test'
import { analyticsBatch, type AnalyticsEvent, type AnalyticsName } from '@leaflog/core/wire/analytics/analytics'

export const EVENTS = /\/api\/analytics\/events$/

/** The batches that reach the gateway, and its answers. */
export function gatewayOf(context: BrowserContext) {
  const batches: AnalyticsEvent[][] = []
  const beacons: AnalyticsEvent[][] = []
  const statuses: number[] = []
  context.on('request', (request) => {
    if (!EVENTS.test(request.url())) return
    const kind = request.resourceType() === 'ping' ? beacons : batches
    kind.push(analyticsBatch.parse(request.postDataJSON()).events)
  })
  context.on('response', (response) => {
    if (EVENTS.test(response.url())) statuses.push(response.status())
  })
  const events = () => [...new Map([...batches, ...beacons].flat().map((event) => [event.id, event])).values()]
  return {
    batches,
    beacons,
    statuses,
    events,
    views: () => events().flatMap(({ name, page }) => (name === 'PAGE_VIEW' ? [page?.path ?? ''] : [])),
  }
}

export const consentBar = (page: Page) => page.getByRole('complementary', { name: 'Your privacy' })
export const choose = (page: Page, name: 'Allow' | 'Don’t allow') =>
  consentBar(page).getByRole('button', { name, exact: true }).click()

/** The events with a name, in order. */
export const named = <Name extends AnalyticsName>(events: readonly AnalyticsEvent[], name: Name) =>
  events.filter((event): event is Extract<AnalyticsEvent, { name: Name }> => event.name === name)
