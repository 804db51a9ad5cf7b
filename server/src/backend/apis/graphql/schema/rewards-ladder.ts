import type { Resolvers } from './resolvers.generated.ts'
import { readProgramme } from '../../../rules/loyalty/programme.ts'
import { money } from '../context/amounts.ts'

/** (2c.4) The rewards for points, shown to people who have not joined. */
export const rewardsLadder: Resolvers = {
  Query: {
    rewardsLadder: async (_, _args, { db }) => {
      const { ladder } = await readProgramme(db)
      return ladder.map(({ points, value }) => ({ points, value: money(value) }))
    },
  },
}
