import * as z from 'zod/mini'
import { type EventOf, defineEvents } from '../../engine/kernel/define-events.ts'

export const navigationEvents = defineEvents('navigation', {
  /** A page was reached. `ageGateBypassed`: by the parameter no-age-gate or the bypass cookie. */
  arrived: {
    v: 1,
    data: z.object({ path: z.string(), search: z.string(), hash: z.string(), ageGateBypassed: z.boolean() }),
  },
  /** The page is hidden, and a reload was requested. */
  reloadDue: { v: 1, data: z.object({}) },
})

export type NavigationEvent = EventOf<typeof navigationEvents>
