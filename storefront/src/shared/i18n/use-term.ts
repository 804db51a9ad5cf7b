import type { i18n } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { defaultLanguage } from './languages.ts'

const isTable = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const wordsOf =
  (texts: i18n, namespace: string) =>
  (word: string): string => {
    if (texts.language === defaultLanguage) return word
    const table: unknown = texts.getResource(texts.language, namespace, 'words')
    const form = word.replace(/^\d+ /, '# ')
    const known = isTable(table) && Object.hasOwn(table, form) ? table[form] : undefined
    return typeof known === 'string' ? known.replace('#', String(parseInt(word, 10))) : word
  }

/** The same for loaders, from the table of namespace common. */
export const termIn = ({ texts }: { readonly texts: i18n }): ((word: string) => string) => wordsOf(texts, 'common')

/**
 * Single words of the shop's data (categories, strains, menu headings) in the visitor's language, by their English
 * form: the table `words` of a namespace, where `#` stands for a number in front. A word that is not in the table is a
 * name, and stays unchanged.
 */
export const useTerm = (namespace: 'common' | 'gate' | 'orders' | 'product' = 'common'): ((word: string) => string) => {
  const { i18n: texts } = useTranslation(namespace)
  return useMemo(() => wordsOf(texts, namespace), [texts, namespace])
}
