import { changeEmail } from '../../../rules/account-information/change-email.ts'
import { deleteAccount } from '../../../rules/account-information/delete-account.ts'
import type { CommerceContext } from '../context/context.ts'
import { refusing } from './refusals.ts'
import { refusal } from '../../../platform/domain-error.ts'

const confirmed = () => refusal('NO_CONFIRMATION')

/**
 * (2c.6) The email of an account, its end, and Adobe Commerce's confirmation of new accounts. Here an account is good from
 * the start, since enrolment signs in at once (7a.8, 7a.10), so its status never changes and there is nothing to confirm.
 */
export const accountInformation = {
  typeDefs: /* GraphQL */ `
    type Mutation {
      "A wrong password is answered, and counts, as in changeCustomerPassword; a taken email is graphql-input."
      updateCustomerEmail(email: String!, password: String!): CustomerOutput
      "Deletes the account of the customer who is signed in, with all that belongs to it. Orders stay, without the person."
      deleteCustomer: Boolean
      "graphql-input: accounts need no confirmation here."
      confirmEmail(input: ConfirmEmailInput!): CustomerOutput
      "graphql-input, the same for every address: accounts need no confirmation here."
      resendConfirmationEmail(email: String!): Boolean
    }

    type Customer {
      "Always ACCOUNT_CONFIRMATION_NOT_REQUIRED."
      confirmation_status: ConfirmationStatusEnum!
      "As the customer said; nobody here has a use for it."
      allow_remote_shopping_assistance: Boolean!
      middlename: String
      prefix: String
      taxvat: String
    }

    enum ConfirmationStatusEnum {
      ACCOUNT_CONFIRMED
      ACCOUNT_CONFIRMATION_NOT_REQUIRED
    }

    input ConfirmEmailInput {
      confirmation_key: String!
      email: String!
    }
  `,
  resolvers: {
    Mutation: {
      updateCustomerEmail: (
        _: unknown,
        { email, password }: { email: string; password: string },
        context: CommerceContext,
      ) =>
        refusing(async () => {
          const customer = await context.customer()
          return { customer: await changeEmail(context.db, { customer, email, password, now: context.clock() }) }
        }),
      deleteCustomer: async (_: unknown, _args: unknown, context: CommerceContext) => {
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
  },
}
