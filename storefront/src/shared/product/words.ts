import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { PageContext } from '../page/context.ts'
import { type Formats, formatsOf, useFormats } from '../i18n/formats.ts'
import { texts } from '../i18n/texts.ts'
import { useTerm, termIn } from '../i18n/use-term.ts'

/** Translations for listings. */
export type CatalogueWords = {
  t: TFunction<'catalogue'>
  /** Names in the menu's data: categories, subcategories, strains. */
  word: (word: string) => string
  /** "1 product", "1,200 products". */
  counted: (count: number, of: 'products' | 'brands' | 'categories') => string
  /** A sentence of the menu's data; '' if its language is another than the page's. Null is the page's. */
  written: (sentence: string, language: string | null) => string
}

const wordsOf = (
  t: TFunction<'catalogue'>,
  word: (word: string) => string,
  { number, language: own }: Formats,
): CatalogueWords => ({
  t,
  word,
  counted: (count, of) => t(of, { count, formatted: number(count) }),
  written: (sentence, language) => (language === null || language === own ? sentence : ''),
})

export const useCatalogueWords = (): CatalogueWords => {
  const { t } = useTranslation('catalogue')
  return wordsOf(t, useTerm(), useFormats())
}

/** The texts of listings, with those of what a tile says once it is in the cart, or of a store to choose. */
export const catalogueTexts = (context: Pick<PageContext, 'texts'>) => texts(context, 'catalogue', 'cart', 'stores')

/** The words for loaders. */
export const catalogueWords = async (context: Pick<PageContext, 'texts' | 'language'>): Promise<CatalogueWords> =>
  wordsOf(await catalogueTexts(context), termIn(context), formatsOf(context.language))
