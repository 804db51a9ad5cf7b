/** The shop's languages, as the storefront names them; the server chooses among them too. */
import type { Language } from '@leaflog/core/wire/shared/languages'

export {
  asLanguage,
  defaultLanguage,
  type Language,
  LANGUAGE_COOKIE,
  languageFor,
  languages,
} from '@leaflog/core/wire/shared/languages'

/** Each in its own language, and as locales for US readers. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', es: 'Español' }
export const localeOf: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US' }

/** The parameter of a link that chooses a language (9e.2). */
export const LANGUAGE_PARAMETER = 'language'
