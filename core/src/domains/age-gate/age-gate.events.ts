import * as z from 'zod/mini'
import { type EventOf, defineEvents } from '../../engine/kernel/define-events.ts'
import { ageGateEntry } from '../../wire/commerce/age-gate.ts'

/** No place on earth is further from UTC. */
const DAY_MINUTES = 24 * 60

/** Events of the age gate. */
export const ageGateEvents = defineEvents('ageGate', {
  /** The gate was shown: an unverified visitor's list of states is fetched again. */
  opened: { v: 1, data: z.object({}) },
  configLoaded: { v: 1, data: z.object({ entries: z.array(ageGateEntry) }) },
  configFailed: { v: 1, data: z.object({}) },
  stateChosen: { v: 1, data: z.object({ state: z.string() }) },
  dateChosen: {
    v: 1,
    data: z.object({ month: z.optional(z.string()), day: z.optional(z.string()), year: z.optional(z.string()) }),
  },
  /** Yes or Submit. `birthDate` is `YYYY-MM-DD`; `offset` is the visitor's local time in minutes ahead of UTC. */
  submitted: {
    v: 1,
    data: z.object({
      state: z.string(),
      birthDate: z.nullable(z.string()),
      offset: z.number().check(z.minimum(-DAY_MINUTES), z.maximum(DAY_MINUTES)),
      validDays: z.number(),
    }),
  },
  refusalElapsed: { v: 1, data: z.object({ until: z.number() }) },
  /** An earlier verification was found in the browser's storage. */
  recalled: {
    v: 1,
    data: z.object({ verificationTime: z.number(), state: z.nullable(z.string()), validDays: z.number() }),
  },
  expired: { v: 1, data: z.object({ verificationTime: z.number() }) },
  exited: { v: 1, data: z.object({}) },
})

export type AgeGateEvent = EventOf<typeof ageGateEvents>
