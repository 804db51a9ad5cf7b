import * as z from 'zod/mini'
import { type EventOf, defineEvents } from '../../engine/kernel/define-events.ts'
import { dispensary } from '../../wire/content/stores.ts'

export const shoppingMode = z.enum(['RECREATIONAL', 'MEDICAL'])
export type ShoppingMode = z.infer<typeof shoppingMode>

/** Where, how and in which mode somebody shops (1.3, 2h.1). */
export const dispensaryEvents = defineEvents('dispensary', {
  /** With the mode and the delivery code that it means for this store, so that others need not know how they are found. */
  chosen: {
    v: 2,
    data: z.object({ dispensary, mode: shoppingMode, deliveryCode: z.nullable(z.string()) }),
    // Version 1 left it to the state: delivery where one had it brought before. Its time has passed, so it is picked up.
    upcast: (data) => ({ ...z.parse(z.record(z.string(), z.json()), data), deliveryCode: null }),
  },
  modeChosen: { v: 1, data: z.object({ mode: shoppingMode }) },
  /** Null is pickup; a delivery code is delivery (4b.10). */
  fulfilmentChosen: { v: 1, data: z.object({ deliveryCode: z.nullable(z.string()) }) },
  /** What the browser's storage still knew, for a log that does not. */
  recalled: {
    v: 1,
    data: z.object({
      dispensary: z.nullable(dispensary),
      mode: shoppingMode,
      deliveryCode: z.nullable(z.string()),
    }),
  },
})

export type DispensaryEvent = EventOf<typeof dispensaryEvents>
