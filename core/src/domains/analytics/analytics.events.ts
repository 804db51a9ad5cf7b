import * as z from 'zod/mini'
import { type EventOf, defineEvents } from '../../engine/kernel/define-events.ts'

/** What a page reports about itself. `key` identifies its state (another search, another page of a listing). */
export const pageDetails = z.object({
  path: z.string(),
  key: z.string(),
  /** `home`, `category`, `product`, ... */
  type: z.string(),
  /** A language tag. */
  language: z.string(),
  /** What it shows; checked before it is sent. */
  shows: z
    .array(z.object({ name: z.enum(['PLP', 'PDP', 'SEARCH']), data: z.record(z.string(), z.json()) }))
    .check(z.maxLength(4)),
})
/** What a page tells analytics of itself. */
export interface PageDetails extends z.infer<typeof pageDetails> {}

export const consentChoice = z.enum(['granted', 'refused'])

/** Consent and delivery of analytics events. */
export const analyticsEvents = defineEvents('analytics', {
  /** A page was loaded: the stored consent, and whether the browser sends a privacy signal. */
  started: { v: 1, data: z.object({ choice: z.nullable(consentChoice), refusesAll: z.boolean() }) },
  consentChosen: { v: 1, data: z.object({ choice: consentChoice }) },

  pageDetailed: { v: 1, data: pageDetails },
  pageElapsed: { v: 1, data: z.object({ tab: z.string(), until: z.number() }) },

  sendDue: { v: 1, data: z.object({ at: z.number() }) },
  /** The network may be back. */
  woken: { v: 1, data: z.object({}) },
  /** The collector accepted the batch, or will never accept it. */
  delivered: { v: 1, data: z.object({ batch: z.string() }) },
  undelivered: { v: 1, data: z.object({ batch: z.string() }) },
})

export type AnalyticsDomainEvent = EventOf<typeof analyticsEvents>
