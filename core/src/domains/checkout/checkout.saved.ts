/** What a saved context of checkout has to be. */
import * as z from 'zod/mini'
import { orderOfEither } from '../../wire/commerce/placed-order.ts'
import { meaning, messageShape } from '../../wire/messages/message.ts'
import { schemaOf } from '../../wire/shared/schema-of.ts'
import { savedAttempt } from './attempt.ts'
import type { CheckoutContext } from './checkout.context.ts'
import { orderDetails } from './order-details.ts'

const text = z.nullable(z.string())
const wait = { id: z.string(), until: z.number() }

export const checkoutSaved = schemaOf<CheckoutContext>()(
  z.object({
    attempt: z.nullable(savedAttempt),
    asGuest: z.boolean(),
    call: z.optional(z.object(wait)),
    unsure: z.boolean(),
    askAt: z.nullable(z.number()),
    order: z.nullable(orderOfEither),
    details: z.optional(orderDetails),
    problem: z.nullable(z.object({ code: z.string(), sentence: z.string(), meaning: z.optional(meaning) })),
    said: z.optional(messageShape),
    account: z.enum(['none', 'creating', 'created']),
    accountAttempt: z.nullable(
      z.object({ ...wait, dateOfBirth: z.optional(text), isSubscribed: z.optional(z.boolean()) }),
    ),
    accountProblem: text,
  }),
)
