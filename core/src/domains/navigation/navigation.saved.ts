/** What a saved context of a tab's place has to be. */
import * as z from 'zod/mini'
import { schemaOf } from '../../wire/shared/schema-of.ts'
import type { NavigationContext } from './navigation.machine.ts'

export const navigationSaved = schemaOf<NavigationContext>()(
  z.object({
    path: z.string(),
    search: z.string(),
    hash: z.string(),
    previous: z.nullable(z.string()),
    ageGateBypassed: z.boolean(),
    arrivals: z.int(),
  }),
)
