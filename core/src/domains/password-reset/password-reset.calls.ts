/** 7a.3 */
import { LeaflogError } from '../../errors/errors.ts'
import { askCommerce, callOf } from '../../http/ask-commerce.ts'
import type { EffectContext } from '../../engine/kernel/define-domain.ts'
import type { EventIn } from '../../engine/kernel/define-events.ts'
import { requestLoyaltyPasswordReset, requestPasswordReset, resetPassword } from '../../wire/commerce/credentials.ts'
import { type ResetType, passwordResetEvents } from './password-reset.events.ts'

type Result = readonly EventIn<typeof passwordResetEvents>[]

/** A member's account is Rewards'; the other two types are about accounts of the shop. */
export async function request(
  context: EffectContext<{ request: string; email: string; type: ResetType }>,
): Promise<Result> {
  const { request: asked, email, type } = context.params
  const isSent =
    type === 'DEFAULT'
      ? (await askCommerce(callOf(context), requestLoyaltyPasswordReset, { email })).requestLoyaltyPasswordResetEmail
      : (await askCommerce(callOf(context), requestPasswordReset, { email })).requestPasswordResetEmail
  if (!isSent) throw new LeaflogError('RESET_FAILED')
  return [passwordResetEvents.sent({ request: asked, email, type })]
}

export async function choose(context: EffectContext<{ request: string }>): Promise<Result> {
  const { email, token, password } = context.secrets
  if (email === undefined || token === undefined || password === undefined) throw new LeaflogError('RESET_FAILED')
  const variables = { email, resetPasswordToken: token, newPassword: password }
  const answer = await askCommerce(callOf(context), resetPassword, variables)
  if (!answer.resetPassword) throw new LeaflogError('RESET_FAILED')
  return [passwordResetEvents.set({ request: context.params.request })]
}
