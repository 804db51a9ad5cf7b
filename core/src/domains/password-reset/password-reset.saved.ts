/** What a saved context of a forgotten password has to be. */
import * as z from 'zod/mini'
import { messageShape } from '../../wire/messages/message.ts'
import { schemaOf } from '../../wire/shared/schema-of.ts'
import { resetType } from './password-reset.events.ts'
import type { PasswordResetContext } from './password-reset.machine.ts'

export const passwordResetSaved = schemaOf<PasswordResetContext>()(
  z.object({
    request: z.nullable(z.string()),
    email: z.optional(z.string()),
    type: resetType,
    problem: z.nullable(z.string()),
    said: z.optional(messageShape),
  }),
)
