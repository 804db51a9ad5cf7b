import type { CommerceContext } from '../context/context.ts'
import { countriesSetting, readSetting } from '../../../platform/settings.ts'
import { refusal } from '../../../platform/domain-error.ts'

/** (7a.13, 3.9) Countries with their regions. */
export const countries = {
  typeDefs: /* GraphQL */ `
    type Query {
      countries: [Country]
      country(id: String): Country
    }

    type Country {
      "ISO 3166-1 alpha-2."
      id: String
      two_letter_abbreviation: String
      three_letter_abbreviation: String
      full_name_locale: String
      full_name_english: String
      "Null where the country's addresses need no region."
      available_regions: [Region]
    }

    type Region {
      id: Int
      "Without the country: FL."
      code: String
      name: String
    }
  `,
  resolvers: {
    Query: {
      countries: async (_: unknown, _args: unknown, { db }: CommerceContext) =>
        (await readSetting(db, countriesSetting)) ?? [],
      country: async (_: unknown, { id }: { id?: string | null }, { db }: CommerceContext) => {
        if (!id) throw refusal('ARGUMENT_MISSING', { name: 'id' })
        const found = (await readSetting(db, countriesSetting))?.find((country) => country.id === id)
        if (found === undefined) throw refusal('COUNTRY_ID_UNKNOWN', { id })
        return found
      },
    },
  },
}
