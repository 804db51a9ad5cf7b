/** What a saved context of a tab's screen has to be. */
import * as z from 'zod/mini'
import type { Json } from '../../engine/kernel/define-events.ts'
import { schemaOf } from '../../wire/shared/schema-of.ts'
import { theme, toastShape, uiPart } from './ui.events.ts'
import type { UiContext } from './ui.machine.ts'

const json: z.ZodMiniType<Json> = z.json()

export const uiSaved = schemaOf<UiContext>()(
  z.object({
    open: z.array(uiPart),
    modal: z.object({ open: z.boolean(), view: z.string(), data: json }),
    toasts: z.array(z.extend(toastShape, { id: z.string(), until: z.number() })),
    theme,
    birthDateToastClosed: z.boolean(),
  }),
)
