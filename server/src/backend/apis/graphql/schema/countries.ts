import type { Resolvers } from './resolvers.generated.ts'
import { countriesSetting, readSetting } from '../../../platform/settings.ts'
import { refusal } from '../../../platform/domain-error.ts'

/** (7a.13, 3.9) Countries with their regions. */
export const countries: Resolvers = {
  Query: {
    countries: async (_, _args, { db }) => (await readSetting(db, countriesSetting)) ?? [],
    country: async (_, { id }, { db }) => {
      if (!id) throw refusal('ARGUMENT_MISSING', { name: 'id' })
      const found = (await readSetting(db, countriesSetting))?.find((country) => country.id === id)
      if (found === undefined) throw refusal('COUNTRY_ID_UNKNOWN', { id })
      return found
    },
  },
}
