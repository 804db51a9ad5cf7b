/** What checkout asks of commerce GraphQL; see checkout.effects.ts. */
import { LeaflogError } from '../../errors/errors.ts'
import { askAsShopper } from '../../http/ask-as-customer.ts'
import { askCommerce, callOf } from '../../http/ask-commerce.ts'
import type { EffectContext } from '../../engine/kernel/define-domain.ts'
import type { EventIn } from '../../engine/kernel/define-events.ts'
import { createCustomerOnCheckout, placeOrder } from '../../wire/commerce/checkout-documents.ts'
import type { Shopping } from '../../wire/commerce/shopping.ts'
import { type OrderAccount, checkoutEvents } from './checkout.events.ts'

type Result = readonly EventIn<typeof checkoutEvents>[]

type Place = EffectContext<{ attempt: string; cartId: string; shopping: Shopping }>

/** The key is the cart's: who asks twice is told of the one order. */
export async function placeCart(context: Place): Promise<Result> {
  const { attempt, cartId, shopping } = context.params
  const call = { ...callOf(context), credentials: context.config.credentials, shopping, key: `place/${attempt}` }
  const { order, errors } = await askAsShopper(call, placeOrder, { input: { cart_id: cartId } })
  if (order) return [checkoutEvents.placed({ attempt, order })]
  const [error] = errors
  if (!error) throw new LeaflogError('SERVICE_ANSWER_INVALID')
  const { code, message, message_meaning: meaning } = error
  return [checkoutEvents.refused({ attempt, code, message, ...(meaning && { meaning }) })]
}

// 7a.9
export async function createAccount(context: EffectContext<OrderAccount>): Promise<Result> {
  const { attempt, order, email, firstname, lastname, dateOfBirth, isSubscribed } = context.params
  const { password } = context.secrets
  if (password === undefined) throw new LeaflogError('ENROLMENT_FAILED')
  await askCommerce({ ...callOf(context), hidden: true }, createCustomerOnCheckout, {
    input: {
      email,
      firstname,
      lastname,
      password,
      is_subscribed: isSubscribed,
      ...(dateOfBirth !== null && { date_of_birth: dateOfBirth }),
    },
    increment_id: order,
  })
  return [checkoutEvents.accountCreated({ attempt })]
}
