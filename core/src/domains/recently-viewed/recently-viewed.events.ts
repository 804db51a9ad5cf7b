import * as z from 'zod/mini'
import { type EventOf, defineEvents } from '../../engine/kernel/define-events.ts'
import { cents } from '../../wire/shared/money.ts'

/** A product of the commerce channel as the strip shows it; `priceFrom` in cents. */
export const viewedProduct = z.object({
  sku: z.string(),
  urlKey: z.string(),
  name: z.string(),
  brand: z.string(),
  /** A path under /media. */
  image: z.nullable(z.string()),
  priceFrom: cents,
})
/** A product that was looked at. */
export interface ViewedProduct extends z.infer<typeof viewedProduct> {}

export const recentlyViewedEvents = defineEvents('recentlyViewed', {
  viewed: { v: 1, data: viewedProduct },
})

export type RecentlyViewedEvent = EventOf<typeof recentlyViewedEvents>
