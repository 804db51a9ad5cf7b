import { readProgramme } from '../../../rules/loyalty/programme.ts'
import { money } from '../context/amounts.ts'
import type { CommerceContext } from '../context/context.ts'

/** (2c.4) What points are worth, for whoever has not joined yet. */
export const rewardsLadder = {
  typeDefs: /* GraphQL */ `
    type Query {
      "The steps of Rewards in ascending order of points; empty where there is no programme."
      rewardsLadder: [RewardStep!]!
    }
  `,
  resolvers: {
    Query: {
      rewardsLadder: async (_: unknown, _args: unknown, { db }: CommerceContext) => {
        const { ladder } = await readProgramme(db)
        return ladder.map(({ points, value }) => ({ points, value: money(value) }))
      },
    },
  },
}
