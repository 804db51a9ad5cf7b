/** What a saved context of the session has to be. */
import * as z from 'zod/mini'
import { messageShape } from '../../wire/messages/message.ts'
import { schemaOf } from '../../wire/shared/schema-of.ts'
import type { SessionContext } from './session.context.ts'

export const sessionSaved = schemaOf<SessionContext>()(
  z.object({
    attempt: z.nullable(z.object({ id: z.string(), until: z.number() })),
    problem: z.nullable(z.string()),
    said: z.optional(messageShape),
    expiresAt: z.number(),
    lastActivityAt: z.number(),
    checkedSince: z.number(),
    checkedAt: z.number(),
    refused: z.nullable(z.object({ quiet: z.boolean() })),
    renewalId: z.optional(z.string()),
    confirmed: z.boolean(),
    ended: z.nullable(
      z.object({
        id: z.optional(z.string()),
        by: z.enum(['visitor', 'expired']),
        expiresAt: z.number(),
        told: z.boolean(),
        cleared: z.boolean(),
      }),
    ),
  }),
)
