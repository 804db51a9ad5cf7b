import * as z from 'zod/mini'
import { catch as orElse } from 'zod/mini'
import { messagesAt, sentParams } from '../messages/message.ts'

/** A GraphQL answer around any result. Error categories as in Adobe Commerce. */
export const graphqlAnswer = <T extends z.ZodMiniType>(result: T) =>
  z.object({
    data: z.optional(z.nullable(result)),
    errors: z.optional(
      z.array(
        z.object({
          message: z.string(),
          /** `code` identifies the refusal if the service has a code for it. */
          extensions: z.optional(
            z.object({ category: z.optional(z.string()), code: z.optional(z.string()), params: sentParams }),
          ),
        }),
      ),
    ),
    /** The meanings of the texts in `data`, if the service sends them (docs/decisions/messages.md). */
    extensions: z.optional(z.object({ messages: orElse(z.optional(messagesAt), []) })),
  })
