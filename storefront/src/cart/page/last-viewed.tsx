import { commerceProductHref } from '@leaflog/core/catalogue'
import { useRecentlyViewed } from '@leaflog/react'
import { ProductStrip } from '../../shop-product/product-strip.tsx'

/** What one has looked at, as a way on from here. */
export function LastViewed() {
  const { products } = useRecentlyViewed()
  if (products.length === 0) return null
  return (
    <ProductStrip
      title="Recently viewed"
      items={products.map(({ urlKey, name, brand, image, priceFrom }) => ({
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
