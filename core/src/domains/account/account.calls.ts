/** Calls on behalf of the signed-in customer (7a.7). */
import { LeaflogError } from '../../errors/errors.ts'
import { askAsCustomer } from '../../http/ask-as-customer.ts'
import { callOf } from '../../http/ask-commerce.ts'
import type { EffectContext } from '../../engine/kernel/define-domain.ts'
import type { EventIn } from '../../engine/kernel/define-events.ts'
import type { PreferencesChange, ProfileChange } from '../../wire/commerce/customer-model.ts'
import * as documents from '../../wire/commerce/customer.ts'
import { accountEvents } from './account.events.ts'

type Result = readonly EventIn<typeof accountEvents>[]

const customerCallOf = (context: EffectContext<unknown>) => ({
  ...callOf(context),
  credentials: context.config.credentials,
})

export async function load(context: EffectContext<unknown>): Promise<Result> {
  const { customer } = await askAsCustomer(customerCallOf(context), documents.customerQuery, {})
  return [accountEvents.loaded({ customer })]
}

export async function loadDashboard(context: EffectContext<unknown>): Promise<Result> {
  const { customer } = await askAsCustomer(customerCallOf(context), documents.rewardsDashboardQuery, {})
  return [accountEvents.dashboardLoaded({ rewards: customer.rewards, orders: customer.orders?.items ?? [] })]
}

export async function saveProfile(context: EffectContext<{ change: string; profile: ProfileChange }>): Promise<Result> {
  const { change, profile } = context.params
  const answer = await askAsCustomer(customerCallOf(context), documents.updateCustomer, { input: profile })
  return [accountEvents.saved({ change, customer: answer.updateCustomerV2.customer })]
}

export async function savePreferences(
  context: EffectContext<{ change: string; preferences: PreferencesChange }>,
): Promise<Result> {
  const { change, preferences } = context.params
  const answer = await askAsCustomer(customerCallOf(context), documents.updatePreferences, { input: preferences })
  return [accountEvents.saved({ change, customer: answer.updateCommunicationPreferences.customer })]
}

export async function keepCart(context: EffectContext<{ cartId: string }>): Promise<Result> {
  await askAsCustomer(customerCallOf(context), documents.keepOrderingCart, { cartId: context.params.cartId })
  return []
}

export async function savePassword(context: EffectContext<{ change: string }>): Promise<Result> {
  const { current, next } = context.secrets
  if (current === undefined || next === undefined) throw new LeaflogError('ACCOUNT_NOT_SAVED')
  const passwords = { currentPassword: current, newPassword: next }
  await askAsCustomer(customerCallOf(context), documents.changePassword, passwords)
  return [accountEvents.saved({ change: context.params.change, customer: null })]
}
