import type { CommerceContext } from '../context/context.ts'
import { refusing } from './refusals.ts'

const requestFor =
  (purpose: 'shop' | 'rewards') =>
  (_: unknown, { email }: { email: string }, { customers }: CommerceContext): Promise<boolean> =>
    refusing(() => {
      customers.requestPasswordReset(email, purpose)
      return true
    })

/** (7a.3) Passwords that were forgotten, or never set. */
export const passwordReset = {
  typeDefs: /* GraphQL */ `
    type Mutation {
      "True for every well-formed address: whether a mail follows is seen in the mailbox only."
      requestPasswordResetEmail(email: String!): Boolean
      "As requestPasswordResetEmail, in the words of Rewards."
      requestLoyaltyPasswordResetEmail(email: String!): Boolean
      "Sets a password by the token of a mail, and signs the customer out everywhere. A token is good once, for 30 minutes."
      resetPassword(email: String!, resetPasswordToken: String!, newPassword: String!): Boolean
    }
  `,
  resolvers: {
    Mutation: {
      requestPasswordResetEmail: requestFor('shop'),
      requestLoyaltyPasswordResetEmail: requestFor('rewards'),
      resetPassword: (
        _: unknown,
        args: { email: string; resetPasswordToken: string; newPassword: string },
        { customers }: CommerceContext,
      ) =>
        refusing(async () => {
          const { email, resetPasswordToken: token, newPassword } = args
          await customers.resetPassword({ email, token, newPassword })
          return true
        }),
    },
  },
}
