/** What a saved context of flags has to be. */
import * as z from 'zod/mini'
import { schemaOf } from '../../wire/shared/schema-of.ts'
import { flagValues } from './flags.events.ts'
import type { FlagsContext } from './flags.machine.ts'

export const flagsSaved = schemaOf<FlagsContext>()(z.object({ values: flagValues }))
