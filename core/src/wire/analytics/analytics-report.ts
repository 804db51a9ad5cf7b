/** The report of the owner's dashboard (`/dev/analytics`). Money is in cents, times in epoch ms. */
import * as z from 'zod/mini'
import { vitalName } from './web-vitals.ts'

const count = z.int()
const channel = z.enum(['ordering', 'commerce'])

export const stageNames = ['visit', 'product', 'cart', 'checkout', 'shipping', 'payment', 'order'] as const

/** How many days a report covers, including today. */
export const reportDays = [1, 7, 30] as const

/** All sizes together: a product's page and its cart lines have different ids. */
const product = z.object({
  name: z.string(),
  brand: z.nullable(z.string()),
  views: count,
  /** Number of items. */
  added: count,
  /** Number of items. */
  ordered: count,
  revenue: count,
})

const search = z.object({ term: z.string(), times: count })

export const analyticsReport = z.object({
  from: z.int(),
  until: z.int(),
  timeZone: z.string(),
  /** Visitors who reached this stage or a later one, in the order of `stageNames`. */
  funnel: z.array(z.object({ stage: z.enum(stageNames), visitors: count })),
  orders: z.object({ count, revenue: count }),
  /** Hours of one day, or days; `begins` is local: `2026-11-21T13:00:00`. */
  timeline: z.array(z.object({ begins: z.string(), visitors: count, orders: count, revenue: count })),
  products: z.array(product),
  searches: z.array(search),
  /** Terms whose last search found nothing. */
  withoutResult: z.array(search),
  stores: z.array(
    z.object({ store: z.string(), state: z.nullable(z.string()), visitors: count, orders: count, revenue: count }),
  ),
  channels: z.array(z.object({ channel, visitors: count, orders: count, revenue: count })),
  /** Core Web Vitals by kind of page, of all stores; `p75` in milliseconds, of CLS a score. */
  vitals: z.array(z.object({ kind: z.string(), metric: vitalName, measured: count, p75: z.number() })),
  /** Stores with any event in these days, whichever store the report covers. */
  knownStores: z.array(z.string()),
})
export type AnalyticsReport = z.infer<typeof analyticsReport>

/** One event of the live feed: its name, page, and main detail. */
export const feedEvent = z.object({
  id: z.string(),
  name: z.string(),
  at: z.int(),
  path: z.nullable(z.string()),
  /** A product, an order, a term, or a step; null if the name is enough. */
  about: z.nullable(z.string()),
  /** Revenue of an order, in cents. */
  revenue: z.nullable(count),
})
export type FeedEvent = z.infer<typeof feedEvent>

export const analyticsFeed = z.object({ events: z.array(feedEvent) })
