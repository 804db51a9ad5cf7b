import type { Resolvers } from './resolvers.generated.ts'
import { changeEmail } from '../../../rules/account-information/change-email.ts'
import { deleteAccount } from '../../../rules/account-information/delete-account.ts'
import { refusing } from './refusals.ts'
import { emailKey } from '../../../rules/customers/email.ts'
import { refusal } from '../../../platform/domain-error.ts'

/**
 * (2c.6) Changing and confirming the email, and deleting the account. Our accounts are active from the start, since
 * enrolment signs in at once (7a.8, 7a.10): the confirmation is of the email, and needs its account's sign-in.
 */
export const accountInformation: Resolvers = {
  Mutation: {
    updateCustomerEmail: (_, { email, password }, context) =>
      refusing(async () => {
        const customer = await context.customer()
        const changed = await changeEmail(context.db, {
          customer,
          email,
          password,
          device: context.device,
          now: context.clock(),
        })
        if (changed.email_key !== customer.email_key) context.customers.requestConfirmation(changed.id)
        return { customer: changed }
      }),
    deleteCustomer: async (_, _args, context) => {
      await deleteAccount(context.db, await context.session(), { leaver: context.ids(), now: context.clock() })
      return true
    },
    confirmEmail: (_, { input: { email, confirmation_key } }, context) =>
      refusing(async () => {
        const { id, email_key } = await context.customer()
        if (emailKey(email) !== email_key) throw refusal('CONFIRMATION_LINK_OVER')
        return { customer: await context.customers.confirmEmail(id, confirmation_key) }
      }),
    resendConfirmationEmail: async (_, { email }, context) => {
      const { id, email_key } = await context.customer()
      if (emailKey(email) === email_key) context.customers.requestConfirmation(id)
      return true
    },
  },
  Customer: {
    confirmation_status: ({ email_confirmed_at }) =>
      email_confirmed_at === null ? 'ACCOUNT_CONFIRMATION_NOT_REQUIRED' : 'ACCOUNT_CONFIRMED',
    is_email_confirmed: ({ email_confirmed_at }) => email_confirmed_at !== null,
  },
}
