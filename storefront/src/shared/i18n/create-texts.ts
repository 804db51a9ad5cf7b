/** One i18next for a page: made by the server with every text, in the browser with those that the page was drawn with. */
import { type BackendModule, createInstance, type i18n, type InitOptions, type ResourceLanguage } from 'i18next'
import { defaultLanguage, type Language } from './languages.ts'

export interface TextsOptions {
  language: Language
  /** By namespace. */
  resources: Readonly<Record<string, ResourceLanguage>>
  /** What reads the namespaces that are missing. */
  backend?: { plugin: BackendModule; options: InitOptions }
}

/** A text that could not be read: the last word of its name, in a form that can be read. */
const standIn = (key: string): string => {
  const words = key.slice(key.lastIndexOf('.') + 1).replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}

/** Default namespace common (1.9). Complete languages need no fallback, which would load every text twice. */
export function createTexts({ language, resources, backend }: TextsOptions): i18n {
  const texts = createInstance()
  if (backend) texts.use(backend.plugin)
  const options: InitOptions = {
    lng: language,
    fallbackLng: backend === undefined && defaultLanguage,
    resources: { [language]: resources },
    ns: Object.keys(resources),
    defaultNS: 'common',
    partialBundledLanguages: true,
    initAsync: false,
    interpolation: { escapeValue: false },
    parseMissingKeyHandler: standIn,
    ...backend?.options,
  }
  void texts.init(options)
  return texts
}
