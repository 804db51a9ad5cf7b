/** What a saved context of joining has to be. */
import * as z from 'zod/mini'
import { messageShape } from '../../wire/messages/message.ts'
import { schemaOf } from '../../wire/shared/schema-of.ts'
import { resetType } from '../password-reset/password-reset.events.ts'
import { enrolling } from './enrolment.effects.ts'
import { destination, enrolmentDetails } from './enrolment.events.ts'
import type { EnrolmentContext } from './enrolment.machine.ts'

const text = z.nullable(z.string())

export const enrolmentSaved = schemaOf<EnrolmentContext>()(
  z.object({
    loadId: z.optional(z.string()),
    states: z.nullable(z.array(z.object({ code: z.string(), name: z.string() }))),
    configProblem: text,
    errorMessage: text,
    step: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
    email: z.string(),
    outcome: z.nullable(z.enum(['new', 'member', 'shop', 'shopWithoutPassword', 'invalid'])),
    details: enrolmentDetails,
    waiting: z.nullable(
      z.object({
        id: z.string(),
        kind: z.enum(['check', 'enrol']),
        until: z.number(),
        enrolling: z.optional(enrolling),
      }),
    ),
    enrolled: z.boolean(),
    problem: text,
    said: z.optional(messageShape),
    destination: z.nullable(destination),
    resetType,
  }),
)
