/** What a saved context of the choice has to be. */
import * as z from 'zod/mini'
import { dispensary } from '../../wire/content/stores.ts'
import { schemaOf } from '../../wire/shared/schema-of.ts'
import { shoppingMode } from './dispensary.events.ts'
import type { DispensaryContext } from './dispensary.machine.ts'

export const dispensarySaved = schemaOf<DispensaryContext>()(
  z.object({
    chosen: z.nullable(dispensary),
    mode: shoppingMode,
    deliveryCode: z.nullable(z.string()),
    zip: z.optional(z.nullable(z.string())),
  }),
)
