import { subscribe } from '../../../rules/loyalty/preferences.ts'
import type { CommerceContext } from '../context/context.ts'
import { refusing } from './refusals.ts'

/** (2c.6) The shop's mailing list. Customers switch theirs by updateCustomerV2 or updateCommunicationPreferences. */
export const newsletter = {
  typeDefs: /* GraphQL */ `
    type Mutation {
      "The same answer for every address."
      subscribeEmailToNewsletter(email: String!): SubscribeEmailToNewsletterOutput
    }

    type SubscribeEmailToNewsletterOutput {
      status: SubscriptionStatusesEnum
    }

    enum SubscriptionStatusesEnum {
      NOT_ACTIVE
      SUBSCRIBED
      UNSUBSCRIBED
      UNCONFIRMED
    }
  `,
  resolvers: {
    Mutation: {
      subscribeEmailToNewsletter: (_: unknown, { email }: { email: string }, context: CommerceContext) =>
        refusing(async () => {
          const { db, customers, authorization } = context
          const session = authorization === null ? undefined : await customers.sessions.find(authorization)
          await subscribe(db, email, { customer: session?.customer, now: context.clock() })
          return { status: 'SUBSCRIBED' }
        }),
    },
  },
}
