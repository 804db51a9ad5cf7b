/** A page's texts in the browser: those of the server rendering at once, others on demand. */
import type { BackendModule, i18n, ResourceLanguage } from 'i18next'
import { createTexts } from './create-texts.ts'
import type { Language } from './languages.ts'

type Fetch = (address: string) => Promise<Response>

const addresses = import.meta.glob<string>('./*/*.json', {
  base: '../../../locales',
  eager: true,
  query: '?url',
  import: 'default',
})

/** 8.16, 9h.2: up to 5 retries, the first after 350 ms, doubling each time, and up to 10 files at once. */
const patience = { maxRetries: 5, retryTimeout: 350, maxParallelReads: 10 }

/** Trusted: the server's own files. */
const isTexts = (value: unknown): value is ResourceLanguage => typeof value === 'object' && value !== null

/** Null if there is no such file; rejects if a retry may help. */
const readFile = async (ask: Fetch, address: string): Promise<ResourceLanguage | null> => {
  const answer = await ask(address)
  if (answer.status >= 500 || answer.status === 429) throw new Error(`${address} answered ${answer.status}.`)
  const read: unknown = answer.ok ? await answer.json() : null
  return isTexts(read) ? read : null
}

/** Messages of the core and the services are translated by the core; English needs no table. */
const readOfCore: Readonly<Record<string, () => Promise<ResourceLanguage>>> = {
  './es/messages.json': async () => (await import('@leaflog/core/wire/messages/messages-es')).messages,
  './es/core.json': async () => (await import('@leaflog/core/wire/messages/core-sentences-es')).sentences,
}

const backendOf = (ask: Fetch): BackendModule => ({
  type: 'backend',
  init: () => undefined,
  read: async (language, namespace, done) => {
    const path = `./${language}/${namespace}.json`
    const address = addresses[path] ?? ''
    const ofCore = readOfCore[path]
    try {
      const texts = ofCore ? await ofCore() : await readFile(ask, address)
      done(texts === null ? new Error(`There is no ${namespace} in ${language}.`) : null, texts ?? false)
    } catch (error) {
      // `true` requests a retry.
      done(error instanceof Error ? error : new Error(address), true)
    }
  },
})

const namespaces = (language: Language): string[] =>
  Object.keys({ ...readOfCore, ...addresses })
    .filter((path) => path.startsWith(`./${language}/`))
    .map((path) => path.slice('./en/'.length, -'.json'.length))

export const browserTexts = (language: Language, resources: Record<string, ResourceLanguage>, ask: Fetch): i18n => {
  const texts = createTexts({ language, resources, backend: { plugin: backendOf(ask), options: patience } })
  // During development (server/src/gateway/routes/dev.ts), edited texts are updated in place.
  import.meta.hot?.on('leaflog:words', (edited) => {
    texts.addResourceBundle(edited.language, edited.namespace, edited.texts)
    texts.emit('languageChanged', language)
  })
  return texts
}

/** Loads all remaining texts, so that later pages and overlays have them at once, even offline. */
export const readRemaining = (texts: i18n, language: Language): Promise<void> =>
  texts.loadNamespaces(namespaces(language))

/** The same, one function a file: asking for all of them in one task keeps a phone busy for a tenth of a second. */
export const remainingReads = (texts: i18n, language: Language): readonly (() => Promise<void>)[] =>
  namespaces(language).map((namespace) => () => texts.loadNamespaces(namespace))
