import type { Resolvers } from './resolvers.generated.ts'
import type { CommerceContext } from '../context/context.ts'
import { refusing } from './refusals.ts'

const requestFor =
  (purpose: 'shop' | 'rewards') =>
  (_: unknown, { email }: { email: string }, { customers }: CommerceContext): Promise<boolean> =>
    refusing(() => {
      customers.requestPasswordReset(email, purpose)
      return true
    })

/** (7a.3) Resetting a password, or setting a first one. */
export const passwordReset: Resolvers = {
  Mutation: {
    requestPasswordResetEmail: requestFor('shop'),
    requestLoyaltyPasswordResetEmail: requestFor('rewards'),
    resetPassword: (_, args, { customers }) =>
      refusing(async () => {
        const { email, resetPasswordToken: token, newPassword } = args
        await customers.resetPassword({ email, token, newPassword })
        return true
      }),
  },
}
