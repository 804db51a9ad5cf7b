import { languageOf } from '../../../rules/content/texts.ts'
import type { CommerceContext } from '../context/context.ts'
import { ageGateSetting, inLanguage, readSetting } from '../../../platform/settings.ts'

/** (7a.20, 3.1) The age gate of each state. */
export const ageGate = {
  typeDefs: /* GraphQL */ `
    type Query {
      "The age gate of each state, in the language of the store's view (7a.2); null where none is configured."
      ageGateConfig: [AgeGateConfigEntry!]
    }

    "What one state asks of a visitor before the shop opens."
    type AgeGateConfigEntry {
      state_code: String!
      state_label: String!
      main_title: String!
      sub_title: String!
      "Shown to those who are too young."
      age_requirement_copy: String!
      "In years."
      min_age_medical: String!
      "In years."
      min_age_recreational: String!
      "Whether a date of birth is asked for, instead of a plain yes."
      show_datepicker: Boolean!
    }
  `,
  resolvers: {
    Query: {
      ageGateConfig: async (_: unknown, _args: unknown, { db, shopping }: CommerceContext) =>
        (await readSetting(db, inLanguage(ageGateSetting, languageOf(shopping.store)))) ??
        (await readSetting(db, ageGateSetting)) ??
        null,
    },
  },
}
