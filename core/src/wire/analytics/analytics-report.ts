/** What the owner's dashboard shows of what happened (`/dev/analytics`). Money is in cents, times in epoch ms. */
import * as z from 'zod/mini'

const count = z.int()
const channel = z.enum(['ordering', 'commerce'])

export const stageNames = ['visit', 'product', 'cart', 'checkout', 'shipping', 'payment', 'order'] as const

/** How many days a report reaches back, today included. */
export const reportDays = [1, 7, 30] as const

/** All sizes of it together: the page of a product and its lines in carts have ids of their own. */
const product = z.object({
  name: z.string(),
  brand: z.nullable(z.string()),
  views: count,
  /** Pieces. */
  added: count,
  /** Pieces. */
  ordered: count,
  revenue: count,
})

const search = z.object({ term: z.string(), times: count })

export const analyticsReport = z.object({
  from: z.int(),
  until: z.int(),
  timeZone: z.string(),
  /** Visitors who came to this stage or to one after it, in the order of `stageNames`. */
  funnel: z.array(z.object({ stage: z.enum(stageNames), visitors: count })),
  orders: z.object({ count, revenue: count }),
  /** Hours of one day, or days; `begins` is local: `2026-11-21T13:00:00`. */
  timeline: z.array(z.object({ begins: z.string(), visitors: count, orders: count, revenue: count })),
  products: z.array(product),
  searches: z.array(search),
  /** Terms of which the last search found nothing. */
  withoutResult: z.array(search),
  stores: z.array(
    z.object({ store: z.string(), state: z.nullable(z.string()), visitors: count, orders: count, revenue: count }),
  ),
  channels: z.array(z.object({ channel, visitors: count, orders: count, revenue: count })),
  /** Stores where anything happened in these days, whichever one the report is of. */
  knownStores: z.array(z.string()),
})
export type AnalyticsReport = z.infer<typeof analyticsReport>

/** One event of the live feed: what it was, where, and what of it is worth a line. */
export const feedEvent = z.object({
  id: z.string(),
  name: z.string(),
  at: z.int(),
  path: z.nullable(z.string()),
  /** A product, an order, a term, or a step; null where the name says all. */
  about: z.nullable(z.string()),
  /** What an order brought, in cents. */
  revenue: z.nullable(count),
})
export type FeedEvent = z.infer<typeof feedEvent>

export const analyticsFeed = z.object({ events: z.array(feedEvent) })
