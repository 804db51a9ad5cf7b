import { useLanguage } from './formats.ts'

/** The `lang` of a text, if it differs from the page's (WCAG 3.1.2). */
export const useLangOf = (): ((language: string) => string | undefined) => {
  const own: string = useLanguage()
  return (language) => (language === own ? undefined : language)
}
