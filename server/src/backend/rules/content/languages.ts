/** The language of a request's texts: the store view's, or English where a text has no translation. */

export const ENGLISH = 'en'

/**
 * (7a.2) `fl_miami_es` and `1_es-MX` name a store's view in another language. A store's own code may end in two letters
 * too (`pa_oh`): no text exists in that language, so the English one is used.
 */
export const languageOf = (store: string | null): string =>
  /[_-]([a-z]{2})(?:[_-][A-Z]{2})?$/.exec(store ?? '')?.[1] ?? ENGLISH

/** The text in the requested language, else the English one. */
export const inLanguage = <Row extends { language: string }>(rows: readonly Row[], language: string): Row | undefined =>
  rows.find((row) => row.language === language) ?? rows.find((row) => row.language === ENGLISH)
