import type { ShoppingMode } from '@leaflog/core/catalogue'
import { useTranslation } from 'react-i18next'

/** "24 products at Miami, recreational menu". */
export function useCountOf(): (count: number, store: string | null, mode: ShoppingMode) => string {
  const { t } = useTranslation('search')
  return (count, store, mode) => {
    const products = t('results.count', { count })
    if (store === null) return t(mode === 'MEDICAL' ? 'results.onMedical' : 'results.onRecreational', { products })
    return t(mode === 'MEDICAL' ? 'results.atMedical' : 'results.atRecreational', { products, store })
  }
}

/** "25–48 of 90 products"; of a single page, how many there are. */
export function useShownOf(): (
  all: { readonly total: number; readonly pages: number },
  first: number,
  here: number,
) => string {
  const { t } = useTranslation('search')
  return ({ total, pages }, first, here) => {
    const products = t('results.count', { count: total })
    return pages === 1 ? products : t('results.shown', { from: first, to: first + here - 1, products })
  }
}
