/** 7a.3. Both need what only this tab has, or are of no use to another. */
import * as z from 'zod/mini'
import { LeaflogError, errors } from '../errors.ts'
import { askCommerce, callOf } from '../http/ask-commerce.ts'
import { defineEffect } from '../kernel/define-domain.ts'
import { requestLoyaltyPasswordReset, requestPasswordReset, resetPassword } from '../wire/credentials.ts'
import { passwordResetEvents, resetType } from './password-reset.events.ts'

/** 8.6: the server's sentence, or its absence's. */
const failed = (request: string, error: unknown) => {
  const message = error instanceof LeaflogError ? error.message : errors.RESET_FAILED
  return [passwordResetEvents.failed({ request, message })]
}

export const passwordResetEffects = {
  /** A member's account is Rewards'; the other two types are about accounts of the shop. */
  request: defineEffect({
    params: z.object({ request: z.string(), email: z.string(), type: resetType }),
    tabOnly: true,
    run: async (context) => {
      const { request, email, type } = context.params
      const isSent =
        type === 'DEFAULT'
          ? (await askCommerce(callOf(context), requestLoyaltyPasswordReset, { email }))
              .requestLoyaltyPasswordResetEmail
          : (await askCommerce(callOf(context), requestPasswordReset, { email })).requestPasswordResetEmail
      if (!isSent) throw new LeaflogError('RESET_FAILED')
      return [passwordResetEvents.sent({ request, email, type })]
    },
    giveUp: ({ params }, error) => failed(params.request, error),
  }),

  choose: defineEffect({
    params: z.object({ request: z.string() }),
    tabOnly: true,
    run: async (context) => {
      const { email, token, password } = context.secrets
      if (email === undefined || token === undefined || password === undefined) throw new LeaflogError('RESET_FAILED')
      const variables = { email, resetPasswordToken: token, newPassword: password }
      const answer = await askCommerce(callOf(context), resetPassword, variables)
      if (!answer.resetPassword) throw new LeaflogError('RESET_FAILED')
      return [passwordResetEvents.set({ request: context.params.request })]
    },
    giveUp: ({ params }, error) => failed(params.request, error),
  }),
}
