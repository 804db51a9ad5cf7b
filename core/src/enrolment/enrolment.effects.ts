/** The calls of joining Rewards (7a.10 to 7a.13). What carries a password is done by the tab that was given it (I5). */
import * as z from 'zod/mini'
import { LeaflogError, isLeaflogError } from '../errors.ts'
import { askCommerce, callOf } from '../http/ask-commerce.ts'
import { type EffectContext, defineEffect } from '../kernel/define-domain.ts'
import { storeConfigQuery } from '../wire/commerce.ts'
import {
  activateExistingCustomer,
  checkCredentials,
  checkCustomerEmail,
  createLoyaltyCustomer,
} from '../wire/credentials.ts'
import { enrolmentDetails, enrolmentEvents } from './enrolment.events.ts'

const LANE = 'enrolment'

const passwordOf = ({ secrets }: EffectContext<unknown>): string => {
  if (secrets['password'] === undefined) throw new LeaflogError('ENROLMENT_FAILED')
  return secrets['password']
}

/** The store's own sentence stands in for none (3.13). */
const refused = (request: string, error: unknown) => [
  enrolmentEvents.refused({ request, message: isLeaflogError(error) && error.message !== '' ? error.message : null }),
]

const enrolling = z.object({
  request: z.string(),
  existing: z.boolean(),
  email: z.string(),
  details: enrolmentDetails,
  emails: z.boolean(),
  texts: z.boolean(),
  signature: z.string(),
})

export const enrolmentEffects = {
  loadStates: defineEffect({
    params: z.object({}),
    attempts: 2,
    run: async (context) => {
      const { storeConfig } = await askCommerce(callOf(context), storeConfigQuery, {})
      const { loyalty_allowed_states: states, create_account_error_message: errorMessage } = storeConfig
      return [enrolmentEvents.statesLoaded({ states, errorMessage })]
    },
  }),

  checkEmail: defineEffect({
    params: z.object({ request: z.string(), email: z.string() }),
    lane: LANE,
    run: async (context) => {
      const { request, email } = context.params
      const answer = await askCommerce({ ...callOf(context), hidden: true }, checkCustomerEmail, { email })
      return [enrolmentEvents.emailChecked({ request, result: answer.checkCustomerEmail })]
    },
    giveUp: ({ params }, error) => refused(params.request, error),
  }),

  checkCredentials: defineEffect({
    params: z.object({ request: z.string(), email: z.string() }),
    lane: LANE,
    tabOnly: true,
    run: async (context) => {
      const { request, email } = context.params
      const password = passwordOf(context)
      const answer = await askCommerce({ ...callOf(context), hidden: true }, checkCredentials, { email, password })
      const { valid_credentials: valid, date_of_birth: dateOfBirth } = answer.checkCustomerEmail
      return [enrolmentEvents.credentialsChecked({ request, valid: valid ?? false, dateOfBirth })]
    },
    giveUp: ({ params }, error) => refused(params.request, error),
  }),

  enrol: defineEffect({
    params: enrolling,
    lane: LANE,
    tabOnly: true,
    run: async (context) => {
      const { request, existing, email, details, emails, texts, signature } = context.params
      const input = {
        email,
        password: passwordOf(context),
        date_of_birth: details.dateOfBirth,
        state: details.state,
        is_email_subscribed: emails,
        is_sms_subscribed: texts,
        ...(details.phone !== '' && { phone_number: details.phone }),
        ...(texts && { marketing_phone_signature: signature }),
      }
      if (existing) await askCommerce(callOf(context), activateExistingCustomer, input)
      else {
        const { firstname, lastname } = details
        await askCommerce(callOf(context), createLoyaltyCustomer, { input: { ...input, firstname, lastname } })
      }
      return [enrolmentEvents.enrolled({ request })]
    },
    giveUp: ({ params }, error) => refused(params.request, error),
  }),
}
