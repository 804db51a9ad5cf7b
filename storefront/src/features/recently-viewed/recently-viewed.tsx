/** The strip of recently viewed products. */
import { commerceProductHref } from '@leaflog/core/catalogue'
import { useRecentlyViewed } from '@leaflog/react'
import { useTranslation } from 'react-i18next'
import { ProductStrip } from './product-strip.tsx'

/** Recently viewed products, the latest first; nothing if there are no others. */
export function RecentlyViewed({ except = '', most }: { except?: string; most?: number }) {
  const { t } = useTranslation('product')
  const { products } = useRecentlyViewed()
  const others = products.filter(({ sku }) => sku !== except).slice(0, most)
  if (others.length === 0) return null
  return (
    <ProductStrip
      title={t('recentlyViewed')}
      items={others.map(({ urlKey, name, brand, image, priceFrom }) => ({
        href: commerceProductHref(urlKey),
        name,
        brand,
        image,
        price: priceFrom,
        isFrom: true,
      }))}
    />
  )
}
