import type { Http } from '../ports/ports.ts'

/** The language without a suffix in store codes. */
export const DEFAULT_LOCALE = 'en'

/** Calls name the store view in the visitor's language: `Store: fl_miami_es`, without a suffix for English. */
export const inLocale =
  (http: Http, locale: string): Http =>
  (request) => {
    if (locale !== DEFAULT_LOCALE) {
      const store = request.headers.get('store')
      if (store !== null) request.headers.set('store', `${store}_${locale}`)
      request.headers.set('accept-language', locale)
    }
    return http(request)
  }
