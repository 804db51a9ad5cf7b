import type { Resolvers } from './resolvers.generated.ts'
import { languageOf } from '../../../rules/content/languages.ts'
import { ageGateSetting, inLanguage, readSetting } from '../../../platform/settings.ts'

/** (7a.20, 3.1) The age gate of each state. */
export const ageGate: Resolvers = {
  Query: {
    ageGateConfig: async (_, _args, { db, shopping }) =>
      (await readSetting(db, inLanguage(ageGateSetting, languageOf(shopping.store)))) ??
      (await readSetting(db, ageGateSetting)) ??
      null,
  },
}
