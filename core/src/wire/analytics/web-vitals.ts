/**
 * Core Web Vitals, as browsers of consenting visitors measure them, in the collector's batches (analytics.ts). They are
 * about a page, not about a visitor: no visitor id, no path, only the kind of page.
 */
import * as z from 'zod/mini'
import { analyticsEvent, uuidV7 } from './analytics.ts'

/** The largest picture or text, the slowest response to input, the layout shifts, the first byte. */
export const vitalNames = ['LCP', 'INP', 'CLS', 'TTFB'] as const
export type VitalName = (typeof vitalNames)[number]

export type VitalRating = 'good' | 'fair' | 'poor'

/** Up to the first value it is good, above the second it is poor (https://web.dev/articles/vitals). */
const limits: Readonly<Record<VitalName, readonly [good: number, fair: number]>> = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  TTFB: [800, 1800],
}

export const vitalRating = (metric: VitalName, value: number): VitalRating => {
  const [good, fair] = limits[metric]
  return value <= good ? 'good' : value <= fair ? 'fair' : 'poor'
}

export const vitalName = z.enum(vitalNames)

/** `home`, `category`, `product`, … */
const kind = z.string().check(z.regex(/^[a-z][a-z-]{0,39}$/))

export const webVital = z.object({
  id: uuidV7,
  name: z.literal('WEB_VITAL'),
  /** Epoch ms, by the visitor's clock. */
  at: z.int().check(z.minimum(0)),
  visitor: z.literal(''),
  newVisitor: z.literal(false),
  page: z.null(),
  data: z.object({
    metric: vitalName,
    /** Milliseconds; of CLS, a score. */
    value: z.number().check(z.minimum(0), z.maximum(600_000)),
    kind,
  }),
})
export type WebVital = z.infer<typeof webVital>

/** Everything that the collector accepts. */
export const collectedEvent = z.union([analyticsEvent, webVital])
export type CollectedEventData = z.infer<typeof collectedEvent>
