/** Every text of every language, in the server's build. */
import type { i18n, ResourceLanguage } from 'i18next'
import { sentences } from '@leaflog/core/wire/messages/core-sentences-es'
import { messages } from '@leaflog/core/wire/messages/messages-es'
import { createTexts } from './create-texts.ts'
import { knowingTexts } from './known-texts.ts'
import { type Language, languages } from './languages.ts'

const files = import.meta.glob<ResourceLanguage>('../../../locales/*/*.json', { eager: true, import: 'default' })

/** By namespace. */
export const textsOfLanguage = (language: Language): Record<string, ResourceLanguage> => {
  const own = Object.entries(files).filter(([path]) => path.includes(`/${language}/`))
  return Object.fromEntries(own.map(([path, texts]) => [path.slice(path.lastIndexOf('/') + 1, -'.json'.length), texts]))
}

/** Messages of the core and the services are translated by the core; English needs no table. */
const ofCore = { en: {}, es: { messages, core: sentences } }

const made = new Map<Language, i18n>(
  languages.map((language) => {
    const resources = { ...textsOfLanguage(language), ...ofCore[language] }
    const texts = createTexts({ language, resources })
    texts.getFixedT = knowingTexts(texts.getFixedT.bind(texts))
    return [language, texts]
  }),
)

/** A request's own instance, which records the namespaces that its page uses. */
export const serverTexts = (language: Language): i18n => {
  const shared = made.get(language)
  if (shared === undefined) throw new Error(`There are no texts in ${language}.`)
  return Object.assign(shared.cloneInstance(), { getFixedT: shared.getFixedT })
}
