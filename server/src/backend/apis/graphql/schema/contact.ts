import type { Resolvers } from './resolvers.generated.ts'
import { leaveMessage } from '../../../rules/content/contact.ts'
import { refusing } from './refusals.ts'

/** (2c.4) Messages to the shop, as clients of Adobe Commerce send them. */
export const contact: Resolvers = {
  Mutation: {
    contactUs: (_, { input }, { db, clock, idempotencyKey }) =>
      refusing(async () => {
        await leaveMessage(db, input, { key: idempotencyKey, now: clock() })
        return { status: true }
      }),
  },
}
