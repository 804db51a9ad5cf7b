import { leaveMessage, type ContactInput } from '../../../rules/content/contact.ts'
import type { CommerceContext } from '../context/context.ts'
import { refusing } from './refusals.ts'

/** (2c.4) Messages to the shop, as clients of Adobe Commerce send them. */
export const contact = {
  typeDefs: /* GraphQL */ `
    type Mutation {
      "Leaves a message for the shop; with the same Idempotency-Key once."
      contactUs(input: ContactUsInput!): ContactUsOutput
    }

    input ContactUsInput {
      "Up to 100 characters."
      name: String!
      email: String!
      telephone: String
      "Up to 4,000 characters."
      comment: String!
    }

    type ContactUsOutput {
      "True: what is refused is an error."
      status: Boolean!
    }
  `,
  resolvers: {
    Mutation: {
      contactUs: (_: unknown, { input }: { input: ContactInput }, { db, clock, idempotencyKey }: CommerceContext) =>
        refusing(async () => {
          await leaveMessage(db, input, { key: idempotencyKey, now: clock() })
          return { status: true }
        }),
    },
  },
}
