import type { CustomerUpdateInput, Resolvers } from './resolvers.generated.ts'
import { keepCart } from '../../../rules/customers/guest-cart.ts'
import { updatePreferences } from '../../../rules/loyalty/preferences.ts'
import { updateProfile, type ProfileInput } from '../../../rules/loyalty/profile.ts'
import { refusing } from './refusals.ts'

const profileInput = ({ dob, ...input }: CustomerUpdateInput): ProfileInput => ({
  ...input,
  date_of_birth: input.date_of_birth ?? dob ?? null,
})

/**
 * (1.4, 3.3) Changes that customers make to their own data. CustomerUpdateInput has Adobe Commerce's fields and ours.
 */
export const customerProfile: Resolvers = {
  Mutation: {
    updateCustomerV2: (_, { input }, context) =>
      refusing(async () => {
        const { id } = await context.customer()
        return { customer: await updateProfile(context.db, id, profileInput(input), context.clock()) }
      }),
    changeCustomerPassword: (_, { currentPassword, newPassword }, context) =>
      refusing(async () => {
        const { customers, device } = context
        return customers.changePassword({ session: await context.session(), currentPassword, newPassword, device })
      }),
    updateCommunicationPreferences: (_, { input }, context) =>
      refusing(async () => {
        const { id } = await context.customer()
        return { customer: await updatePreferences(context.db, id, input) }
      }),
    keepOrderingCart: async (_, { cartId }, context) => {
      const { id: customerId } = await context.customer()
      return { result: await keepCart(context.db, { customerId, cartId, now: context.clock() }) }
    },
  },
}
