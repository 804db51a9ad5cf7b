import * as z from 'zod/mini'
import { type EventOf, defineEvents } from '../../engine/kernel/define-events.ts'
import { dispensary } from '../../wire/content/stores.ts'

export const shoppingMode = z.enum(['RECREATIONAL', 'MEDICAL'])
/** The two menus of a dispensary: for adults, and for patients with a medical card. */
export type ShoppingMode = z.infer<typeof shoppingMode>

/** The store, fulfillment and shopping mode. */
export const dispensaryEvents = defineEvents('dispensary', {
  /** Includes the resolved mode and delivery code, so that other domains need not derive them. */
  chosen: {
    v: 2,
    data: z.object({ dispensary, mode: shoppingMode, deliveryCode: z.nullable(z.string()) }),
    // Version 1 left fulfillment to the state: delivery if delivery was chosen before. Those choices have expired, so
    // the upcast uses pickup.
    upcast: (data) => ({ ...z.parse(z.record(z.string(), z.json()), data), deliveryCode: null }),
  },
  modeChosen: { v: 1, data: z.object({ mode: shoppingMode }) },
  /** Null is pickup; a delivery code is delivery. */
  fulfilmentChosen: { v: 1, data: z.object({ deliveryCode: z.nullable(z.string()) }) },
  /** Where deliveries go: five digits. */
  zipGiven: { v: 1, data: z.object({ zip: z.string().check(z.regex(/^\d{5}$/)) }) },
  /**
   * A choice found in the browser's storage or in a member's profile, for a log that has none; or the chosen store as it
   * is now, if it has changed.
   */
  recalled: {
    v: 1,
    data: z.object({
      dispensary: z.nullable(dispensary),
      mode: shoppingMode,
      deliveryCode: z.nullable(z.string()),
    }),
  },
  /** The recalled choice is that of the member's profile. */
  homeChosen: { v: 1, data: z.object({ storeCode: z.string(), storeName: z.string() }) },
})

export type DispensaryEvent = EventOf<typeof dispensaryEvents>
