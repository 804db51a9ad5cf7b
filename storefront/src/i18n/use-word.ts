import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { defaultLanguage } from './languages.ts'

const isTable = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/**
 * Single words of the shop's data (categories, kinds of strain, headings of menus) in the visitor's language, by their
 * English form: the table `words` of a namespace. One that is not in the table is a name, and stays as it is.
 */
export const useWord = (namespace: 'common' | 'gate' = 'common'): ((word: string) => string) => {
  const { i18n } = useTranslation(namespace)
  return useCallback(
    (word) => {
      if (i18n.language === defaultLanguage) return word
      const table: unknown = i18n.getResource(i18n.language, namespace, 'words')
      const known = isTable(table) && Object.hasOwn(table, word) ? table[word] : undefined
      return typeof known === 'string' ? known : word
    },
    [i18n, namespace],
  )
}
