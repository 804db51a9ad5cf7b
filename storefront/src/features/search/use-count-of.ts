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
