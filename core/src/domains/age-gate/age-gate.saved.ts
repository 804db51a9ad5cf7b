/** What a saved context of the gate has to be. */
import * as z from 'zod/mini'
import { ageGateEntry } from '../../wire/commerce/age-gate.ts'
import { schemaOf } from '../../wire/shared/schema-of.ts'
import type { AgeGateContext } from './age-gate.machine.ts'

export const ageGateSaved = schemaOf<AgeGateContext>()(
  z.object({
    entries: z.nullable(z.array(ageGateEntry)),
    failed: z.boolean(),
    loadId: z.optional(z.string()),
    chosen: z.object({ state: z.string(), month: z.string(), day: z.string(), year: z.string() }),
    error: z.nullable(z.object({ text: z.string(), until: z.number() })),
    verified: z.nullable(z.object({ at: z.number(), until: z.number(), state: z.nullable(z.string()) })),
    asOf: z.number(),
  }),
)
