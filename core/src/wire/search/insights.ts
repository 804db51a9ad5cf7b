/** Events about search results, in the shape of Algolia's Insights API: `POST /1/events`. */
import * as z from 'zod/mini'

export const insightsPath = '/1/events'

/** Limits of one request and event. */
export const insightsLimits = { events: 1000, objects: 20 } as const

const name = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[\x20-\x7e]+$/))
const token = z.string().check(z.regex(/^[A-Za-z0-9_=+/-]{1,129}$/))
const amount = z.union([z.number(), z.string().check(z.regex(/^-?\d{1,9}(?:\.\d{1,4})?$/))])
const objects = z
  .array(z.string().check(z.minLength(1), z.maxLength(512)))
  .check(z.minLength(1), z.maxLength(insightsLimits.objects))
const queryID = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))

const objectData = z.array(
  z.object({
    price: z.optional(amount),
    discount: z.optional(amount),
    quantity: z.optional(z.int().check(z.positive())),
    queryID: z.optional(queryID),
  }),
)

/** An anonymous view, click or conversion: `userToken` is the visitor's random id. */
export const insightsEvent = z.object({
  eventType: z.enum(['view', 'click', 'conversion']),
  eventSubtype: z.optional(z.enum(['addToCart', 'purchase'])),
  eventName: name,
  index: z.string().check(z.minLength(1), z.maxLength(200)),
  userToken: token,
  authenticatedUserToken: z.optional(token),
  /** Epoch milliseconds. */
  timestamp: z.optional(z.int()),
  queryID: z.optional(queryID),
  objectIDs: z.optional(objects),
  /** Positions of the objects in the results, from 1. */
  positions: z.optional(z.array(z.int().check(z.positive())).check(z.maxLength(insightsLimits.objects))),
  /** `brand.name:Fernhill`, for filters that were seen or chosen. */
  filters: z.optional(z.array(z.string().check(z.maxLength(512))).check(z.maxLength(10))),
  objectData: z.optional(objectData),
  value: z.optional(amount),
  currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/))),
})
export type InsightsEvent = z.infer<typeof insightsEvent>

export const insightsBatch = z.object({
  events: z.array(insightsEvent).check(z.minLength(1), z.maxLength(insightsLimits.events)),
})

/** Why an event is invalid although each field is valid; null if it is valid. */
export const insightsProblem = (event: InsightsEvent): string | null => {
  const { objectIDs, filters, positions, queryID: query, eventType, objectData: data } = event
  if (objectIDs !== undefined && filters !== undefined) return 'objectIDs and filters cannot be used together'
  if (objectIDs === undefined && filters === undefined) return 'objectIDs or filters is required'
  if (positions === undefined) {
    if (eventType === 'click' && query !== undefined && objectIDs !== undefined)
      return 'positions is required for a click event with a queryID'
  } else if (eventType !== 'click' || query === undefined) return 'positions is only for click events with a queryID'
  else if (positions.length !== objectIDs?.length) return 'positions and objectIDs must have the same length'
  if (data !== undefined && data.length !== objectIDs?.length)
    return 'objectData and objectIDs must have the same length'
  return null
}
