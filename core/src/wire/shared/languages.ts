/** The shop's languages: English unless the visitor prefers another that we have. */
export const languages = ['en', 'es'] as const
export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'en'

/** The cookie that stores the choice for a year. */
export const LANGUAGE_COOKIE = 'language'

export const asLanguage = (text: string | null | undefined): Language | null =>
  languages.find((language) => language === text) ?? null

/** The visitor's language: the chosen one, else the first accepted by the browser (RFC 9110) that we have. */
export const languageFor = (chosen: string | null, accepted: string | null): Language =>
  asLanguage(chosen) ?? firstAccepted(accepted ?? '') ?? defaultLanguage

const firstAccepted = (header: string): Language | null => {
  const wanted = header
    .slice(0, 500)
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
      const weight = parameters.find((parameter) => parameter.startsWith('q='))
      return { language: asLanguage(tag.split('-')[0]), weight: weight === undefined ? 1 : Number(weight.slice(2)) }
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
  return wanted.find(({ language }) => language !== null)?.language ?? null
}
