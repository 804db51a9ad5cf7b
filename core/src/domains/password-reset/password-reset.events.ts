import { saidFields } from '../../wire/messages/message.ts'
import * as z from 'zod/mini'
import { type EventOf, defineEvents, secret } from '../../engine/kernel/define-events.ts'

/** The screen that requests the mail: a member, a shop account without a password, or a sign-up. */
export const resetType = z.enum(['DEFAULT', 'HAVE_PASSWORD', 'REGISTER'])
/** Who asks for the mail: a member, a customer without a password, or somebody new. */
export type ResetType = z.infer<typeof resetType>

/** A forgotten password, in the tab that requests it. */
export const passwordResetEvents = defineEvents('passwordReset', {
  requested: { v: 1, data: z.object({ email: z.string(), type: resetType }) },
  sent: { v: 1, data: z.object({ request: z.string(), email: z.string(), type: resetType }) },
  /** The mail's link was followed and a new password chosen. */
  chosen: { v: 1, data: z.object({ email: secret(), token: secret(), password: secret() }) },
  set: { v: 1, data: z.object({ request: z.string() }) },
  failed: { v: 1, data: z.object({ request: z.string(), ...saidFields }) },
})

export type PasswordResetEvent = EventOf<typeof passwordResetEvents>
