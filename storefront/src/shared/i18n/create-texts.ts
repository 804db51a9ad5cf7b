/** One i18next per page: on the server with every text, in the browser with those of the server rendering. */
import { type BackendModule, createInstance, type i18n, type InitOptions, type ResourceLanguage } from 'i18next'
import { defaultLanguage, type Language } from './languages.ts'

export interface TextsOptions {
  language: Language
  /** By namespace. */
  resources: Readonly<Record<string, ResourceLanguage>>
  /** Loads missing namespaces. */
  backend?: { plugin: BackendModule; options: InitOptions }
}

/** Fallback for a text that could not be loaded: the last part of its key, made readable. */
const standIn = (key: string): string => {
  const words = key.slice(key.lastIndexOf('.') + 1).replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}

/**
 * Default namespace common (1.9). Every language is complete, so there is no fallback language, which would load every
 * text twice.
 */
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
