/** Analytics events for a callback. */
import { createReader } from '../domains/analytics/handed.ts'
import type { Shop } from '../sdk/shop-handle.ts'
import type { ShopPlugin } from '../sdk/shop-plugin.ts'
import type { AnalyticsEvent } from '../wire/analytics/analytics.ts'

/** What a plugin for analytics needs of a shop. */
export type WithAnalytics = Pick<Shop, 'analytics'>

/**
 * Calls back with each analytics event of a visitor who consents. Each is given once: in the tab that wrote what led to
 * it, as soon as that is durable, and not again in other tabs or after a reload. What waited for consent follows when it is
 * given; nothing after a refusal. An event whose page ends in the moment between writing and calling back is lost, and one
 * whose callback throws is reported and not repeated, so count by `event.id` what must not be lost, and ask the collector.
 * Money is in cents.
 */
export const analyticsTo = (
  callback: (event: AnalyticsEvent) => void | Promise<void>,
  name = 'analytics',
): ShopPlugin<WithAnalytics> => ({
  name,
  start: ({ analytics }, { listen }) => listen(analytics.written$(createReader()), callback),
})
