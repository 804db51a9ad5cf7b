/** Dispensaries as the gateway serves them: `GET /api/rest/stores` (signed REST `store/storeViews` upstream). */
import * as z from 'zod/mini'
import { cents } from '../shared/money.ts'

const opening = z.nullable(z.object({ open: z.string(), close: z.string() }))

/** A store. `store_id` is the ordering API's, `store_code` the commerce backend's. Hours are local, `HH:MM`. */
export const dispensary = z.object({
  store_id: z.string(),
  store_code: z.string(),
  store_name: z.string(),
  /** `view` marks the Default view and the third-party menu's view, which shoppers cannot choose. */
  kind: z.enum(['dispensary', 'view']),
  channel: z.enum(['ordering', 'commerce']),
  state_code: z.string(),
  state_name: z.string(),
  address: z.string(),
  city: z.string(),
  postcode: z.string(),
  phone_number: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  time_zone: z.string(),
  sap_id: z.string(),
  modes: z.array(z.enum(['RECREATIONAL', 'MEDICAL'])),
  hours: z.object({
    monday: opening,
    tuesday: opening,
    wednesday: opening,
    thursday: opening,
    friday: opening,
    saturday: opening,
    sunday: opening,
  }),
  delivery: z.nullable(z.object({ code: z.string(), fee: cents, free_from: cents, minimum: cents })),
})
/** A store, as the gateway lists it. */
export interface Dispensary extends z.infer<typeof dispensary> {}
export const dispensaries = z.array(dispensary)

/** The store id of the Default view: the menu of a visitor without a chosen dispensary. */
export const DEFAULT_STORE_ID = '0'
