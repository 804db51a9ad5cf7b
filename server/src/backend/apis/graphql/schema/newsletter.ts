import type { Resolvers } from './resolvers.generated.ts'
import { subscribe } from '../../../rules/loyalty/preferences.ts'
import { refusing } from './refusals.ts'

/** (2c.6) The shop's mailing list. Customers change theirs by updateCustomerV2 or updateCommunicationPreferences. */
export const newsletter: Resolvers = {
  Mutation: {
    subscribeEmailToNewsletter: (_, { email }, context) =>
      refusing(async () => {
        const { db, customers, authorization } = context
        const session = authorization === null ? undefined : await customers.sessions.find(authorization)
        await subscribe(db, email, { customer: session?.customer, now: context.clock() })
        return { status: 'SUBSCRIBED' }
      }),
  },
}
