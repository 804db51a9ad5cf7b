import { keepCart } from '../../../rules/customers/guest-cart.ts'
import { updatePreferences, type PreferencesInput } from '../../../rules/loyalty/preferences.ts'
import { updateProfile, type ProfileInput } from '../../../rules/loyalty/profile.ts'
import type { CommerceContext } from '../context/context.ts'
import { refusing } from './refusals.ts'

type CustomerUpdateInput = ProfileInput & { dob?: string | null }

const profileInput = ({ dob, ...input }: CustomerUpdateInput): ProfileInput => ({
  ...input,
  date_of_birth: input.date_of_birth ?? dob ?? null,
})

/** (1.4, 3.3) What customers change about themselves. CustomerUpdateInput has Adobe Commerce's fields and ours. */
export const customerProfile = {
  typeDefs: /* GraphQL */ `
    type Mutation {
      "Changes what is given and leaves the rest."
      updateCustomerV2(input: CustomerUpdateInput!): CustomerOutput
      "A wrong current password counts as in signing in. Every other sign-in of the customer ends."
      changeCustomerPassword(currentPassword: String!, newPassword: String!): Customer
      updateCommunicationPreferences(input: CommunicationPreferencesInput!): CustomerOutput
      "The ordering cart in use is the customer's from now on. False for one that is gone, or is another customer's."
      keepOrderingCart(cartId: String!): KeepOrderingCartOutput
    }

    type KeepOrderingCartOutput {
      result: Boolean!
    }

    type CustomerOutput {
      customer: Customer!
    }

    "Left out or null: stays as it is. An empty text, such as nickname, suffix or my_store, is taken away."
    input CustomerUpdateInput {
      allow_remote_shopping_assistance: Boolean
      "YYYY-MM-DD; at least 18 years ago. Can be set once."
      date_of_birth: String
      "The older name of date_of_birth."
      dob: String
      firstname: String
      "0 to 3; male is 1, female is 2."
      gender: Int
      is_subscribed: Boolean
      lastname: String
      middlename: String
      "A dispensary's store code."
      my_store: String
      nickname: String
      prefix: String
      "The code of a state where Rewards is available."
      rewards_state: String
      suffix: String
      taxvat: String
    }

    "Left out or null: stays as it is."
    input CommunicationPreferencesInput {
      is_email_subscribed_rewards: Boolean
      is_phone_subscribed_rewards: Boolean
      is_email_subscribed: Boolean
      is_phone_subscribed: Boolean
      "A US number of ten digits."
      phone_number: String
      "The name under which texts are agreed to: needed whenever they are switched on or go to another number."
      marketing_phone_signature: String
    }
  `,
  resolvers: {
    Mutation: {
      updateCustomerV2: (_: unknown, { input }: { input: CustomerUpdateInput }, context: CommerceContext) =>
        refusing(async () => {
          const { id } = await context.customer()
          return { customer: await updateProfile(context.db, id, profileInput(input), context.clock()) }
        }),
      changeCustomerPassword: (
        _: unknown,
        { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
        context: CommerceContext,
      ) =>
        refusing(async () =>
          context.customers.changePassword({ session: await context.session(), currentPassword, newPassword }),
        ),
      updateCommunicationPreferences: (_: unknown, { input }: { input: PreferencesInput }, context: CommerceContext) =>
        refusing(async () => {
          const { id } = await context.customer()
          return { customer: await updatePreferences(context.db, id, input) }
        }),
      keepOrderingCart: async (_: unknown, { cartId }: { cartId: string }, context: CommerceContext) => {
        const { id: customerId } = await context.customer()
        return { result: await keepCart(context.db, { customerId, cartId, now: context.clock() }) }
      },
    },
  },
}
