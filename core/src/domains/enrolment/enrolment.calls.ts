/** The calls of joining Rewards (7a.10 to 7a.13). */
import { LeaflogError } from '../../errors/errors.ts'
import { askCommerce, callOf } from '../../http/ask-commerce.ts'
import type { EffectContext } from '../../engine/kernel/define-domain.ts'
import type { EventIn } from '../../engine/kernel/define-events.ts'
import { storeConfigQuery } from '../../wire/commerce/commerce.ts'
import * as documents from '../../wire/commerce/credentials.ts'
import type { Enrolling } from './enrolment.effects.ts'
import { enrolmentEvents } from './enrolment.events.ts'

type Result = readonly EventIn<typeof enrolmentEvents>[]

const passwordOf = ({ secrets }: EffectContext<unknown>): string => {
  if (secrets['password'] === undefined) throw new LeaflogError('ENROLMENT_FAILED')
  return secrets['password']
}

export async function loadStates(context: EffectContext<unknown>): Promise<Result> {
  const { storeConfig } = await askCommerce(callOf(context), storeConfigQuery, {})
  const { loyalty_allowed_states: states, create_account_error_message: errorMessage } = storeConfig
  return [enrolmentEvents.statesLoaded({ states, errorMessage })]
}

export async function checkEmail(context: EffectContext<{ request: string; email: string }>): Promise<Result> {
  const { request, email } = context.params
  const answer = await askCommerce({ ...callOf(context), hidden: true }, documents.checkCustomerEmail, { email })
  return [enrolmentEvents.emailChecked({ request, result: answer.checkCustomerEmail })]
}

export async function checkCredentials(context: EffectContext<{ request: string; email: string }>): Promise<Result> {
  const { request, email } = context.params
  const password = passwordOf(context)
  const call = { ...callOf(context), hidden: true }
  const answer = await askCommerce(call, documents.checkCredentials, { email, password })
  const { valid_credentials: valid, date_of_birth: dateOfBirth } = answer.checkCustomerEmail
  return [enrolmentEvents.credentialsChecked({ request, valid: valid ?? false, dateOfBirth })]
}

export async function enrol(context: EffectContext<Enrolling>): Promise<Result> {
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
  if (existing) await askCommerce(callOf(context), documents.activateExistingCustomer, input)
  else {
    const { firstname, lastname } = details
    await askCommerce(callOf(context), documents.createLoyaltyCustomer, { input: { ...input, firstname, lastname } })
  }
  return [enrolmentEvents.enrolled({ request })]
}
