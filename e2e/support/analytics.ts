import type { BrowserContext, Page, Request } from '@playwright/test'
import type { AnalyticsEvent, AnalyticsName } from '@leaflog/core/wire/analytics/analytics'
import { collectedEvent, type WebVital } from '@leaflog/core/wire/analytics/web-vitals'
import * as z from 'zod'

const batch = z.object({ events: z.array(collectedEvent) })

export const EVENTS = /\/api\/analytics\/events$/

/** The batches that reach the gateway, and its answers; measurements of pages are apart. */
export function gatewayOf(context: BrowserContext) {
  const batches: AnalyticsEvent[][] = []
  const beacons: AnalyticsEvent[][] = []
  const vitals: WebVital[] = []
  const statuses: number[] = []
  context.on('request', (request) => {
    if (!EVENTS.test(request.url())) return
    const kind = request.resourceType() === 'ping' ? beacons : batches
    const [measured, others] = split(sentBy(request))
    vitals.push(...measured)
    if (others.length > 0) kind.push(others)
  })
  context.on('response', (response) => {
    if (!EVENTS.test(response.url())) return
    const [measured] = split(sentBy(response.request()))
    if (measured.length === 0) statuses.push(response.status())
  })
  const events = () => [...new Map([...batches, ...beacons].flat().map((event) => [event.id, event])).values()]
  return {
    batches,
    beacons,
    statuses,
    vitals,
    events,
    views: () => events().flatMap(({ name, page }) => (name === 'PAGE_VIEW' ? [page?.path ?? ''] : [])),
  }
}

/** The body of a beacon is known only while a route sees its requests. */
const sentBy = (request: Request) => (request.postData() === null ? [] : batch.parse(request.postDataJSON()).events)

function split(events: readonly (AnalyticsEvent | WebVital)[]): [WebVital[], AnalyticsEvent[]] {
  return [events.filter((event) => event.name === 'WEB_VITAL'), events.filter((event) => event.name !== 'WEB_VITAL')]
}

export const consentBar = (page: Page) => page.getByRole('complementary', { name: 'Your privacy' })
export const choose = (page: Page, name: 'Allow' | 'Don’t allow') =>
  consentBar(page).getByRole('button', { name, exact: true }).click()

/** The events with a name, in order. */
export const named = <Name extends AnalyticsName>(events: readonly AnalyticsEvent[], name: Name) =>
  events.filter((event): event is Extract<AnalyticsEvent, { name: Name }> => event.name === name)
