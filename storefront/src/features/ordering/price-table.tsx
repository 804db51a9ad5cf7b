import { priceOf, stockOf, type ShoppingMode } from '@leaflog/core/catalogue'
import type { ListedProduct } from '@leaflog/core/wire/search/search'
import { useTranslation } from 'react-i18next'
import { PriceRows } from '../../shared/product/price-rows.tsx'

/** Every weight with its medical and recreational price, marking the current one (3.5). */
export function PriceTable({ product, mode }: { product: ListedProduct; mode: ShoppingMode }) {
  const { t } = useTranslation('product')
  const rows = product.variants.map((variant) => ({
    label: variant.option,
    isSoldOut: stockOf(product, variant.option) <= 0,
    prices: { RECREATIONAL: priceOf(variant, 'RECREATIONAL'), MEDICAL: priceOf(variant, 'MEDICAL') },
  }))
  return <PriceRows of={t('prices.size')} rows={rows} mode={mode} />
}
