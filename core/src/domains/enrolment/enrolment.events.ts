import { meaning, saidFields } from '../../wire/messages/message.ts'
import * as z from 'zod/mini'
import { type EventOf, defineEvents, secret } from '../../engine/kernel/define-events.ts'
import { resetType } from '../password-reset/password-reset.events.ts'
import { emailCheck } from '../../wire/commerce/credentials-model.ts'

/** What the sign-in page shows when it is opened next. */
export const destination = z.enum(['LOGIN', 'FORGOT_PASSWORD'])
/** What the sign-in page shows next. */
export type Destination = z.infer<typeof destination>

/** The new member. `dateOfBirth` is `YYYY-MM-DD`, `state` one of `loyalty_allowed_states`. */
export const enrolmentDetails = z.object({
  firstname: z.string(),
  lastname: z.string(),
  dateOfBirth: z.string(),
  state: z.string(),
  phone: z.string(),
})
/** What a new member says of themselves. */
export interface EnrolmentDetails extends z.infer<typeof enrolmentDetails> {}

/** Joining Rewards, step by step. Passwords stay outside the events. */
export const enrolmentEvents = defineEvents('enrolment', {
  opened: { v: 1, data: z.object({}) },
  statesLoaded: {
    v: 1,
    data: z.object({
      states: z.array(z.object({ code: z.string(), name: z.string() })),
      errorMessage: z.nullable(z.string()),
    }),
  },

  /** Why the store's configuration could not be fetched. */
  statesFailed: { v: 1, data: z.object(saidFields) },

  emailSubmitted: { v: 1, data: z.object({ email: z.string() }) },
  emailChecked: { v: 1, data: z.object({ request: z.string(), result: emailCheck }) },
  passwordSubmitted: { v: 1, data: z.object({ password: secret() }) },
  credentialsChecked: {
    v: 1,
    data: z.object({ request: z.string(), valid: z.boolean(), dateOfBirth: z.nullable(z.string()) }),
  },
  detailsGiven: { v: 1, data: enrolmentDetails },
  /** `texts`: consent to text messages, signed with the name in `signature`. */
  completed: {
    v: 1,
    data: z.object({ password: secret(), emails: z.boolean(), texts: z.boolean(), signature: z.string() }),
  },
  enrolled: { v: 1, data: z.object({ request: z.string() }) },
  /** A check or the enrollment itself was refused; null if no reason was given. */
  refused: {
    v: 1,
    data: z.object({ request: z.string(), message: z.nullable(z.string()), meaning: z.optional(meaning) }),
  },

  wentBack: { v: 1, data: z.object({}) },
  begunAnew: { v: 1, data: z.object({}) },
  destinationStored: { v: 1, data: z.object({ destination, resetType }) },
  destinationCleared: { v: 1, data: z.object({}) },
})

export type EnrolmentEvent = EventOf<typeof enrolmentEvents>
