import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { PageContext } from '../page/context.ts'
import { type Formats, formatsOf, useFormats } from '../i18n/formats.ts'
import { localeOf } from '../i18n/languages.ts'
import { texts } from '../i18n/texts.ts'
import { useTerm, termIn } from '../i18n/use-term.ts'

/** Translations for listings. */
export type CatalogueWords = {
  t: TFunction<'catalogue'>
  /** Names in the menu's data: categories, subcategories, strains. */
  word: (word: string) => string
  /** "1 product", "1,200 products". */
  counted: (count: number, of: 'products' | 'brands' | 'categories') => string
  /** A sentence of the menu's data, which is in English; '' on a page in another language. */
  inEnglish: (sentence: string) => string
}

const wordsOf = (
  t: TFunction<'catalogue'>,
  word: (word: string) => string,
  { number, locale }: Formats,
): CatalogueWords => ({
  t,
  word,
  counted: (count, of) => t(of, { count, formatted: number(count) }),
  inEnglish: (sentence) => (locale === localeOf.en ? sentence : ''),
})

export const useCatalogueWords = (): CatalogueWords => {
  const { t } = useTranslation('catalogue')
  return wordsOf(t, useTerm(), useFormats())
}

/** The same for loaders. */
export const catalogueWords = async (context: Pick<PageContext, 'texts' | 'language'>): Promise<CatalogueWords> =>
  wordsOf(await texts(context, 'catalogue'), termIn(context), formatsOf(context.language))
