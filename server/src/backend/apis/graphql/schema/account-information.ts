import type { Resolvers } from './resolvers.generated.ts'
import { changeEmail } from '../../../rules/account-information/change-email.ts'
import { deleteAccount } from '../../../rules/account-information/delete-account.ts'
import { refusing } from './refusals.ts'
import { refusal } from '../../../platform/domain-error.ts'

const confirmed = () => refusal('NO_CONFIRMATION')

/**
 * (2c.6) Changing the email, deleting the account, and Adobe Commerce's account confirmation. Our accounts are active
 * from the start, since enrolment signs in at once (7a.8, 7a.10), so there is nothing to confirm and the status never
 * changes.
 */
export const accountInformation: Resolvers = {
  Mutation: {
    updateCustomerEmail: (_, { email, password }, context) =>
      refusing(async () => {
        const customer = await context.customer()
        return { customer: await changeEmail(context.db, { customer, email, password, now: context.clock() }) }
      }),
    deleteCustomer: async (_, _args, context) => {
      const { id } = await context.customer()
      await deleteAccount(context.db, id, { leaver: context.ids(), now: context.clock() })
      return true
    },
    confirmEmail: () => {
      throw confirmed()
    },
    resendConfirmationEmail: () => {
      throw confirmed()
    },
  },
  Customer: {
    confirmation_status: () => 'ACCOUNT_CONFIRMATION_NOT_REQUIRED',
  },
}
