import type { Favorite } from '@leaflog/core'
import { lowestPrice, priceOf, type ShoppingMode } from '@leaflog/core/catalogue'
import type { ListedProduct } from '@leaflog/core/wire/search/search'

/** A product of a menu as a heart saves it. */
export function favoriteOf(product: ListedProduct, mode: ShoppingMode): Favorite {
  const price = lowestPrice(product, mode)
  return {
    channel: 'ordering',
    sku: product.product_id,
    name: product.name,
    brand: product.brand.name,
    urlKey: null,
    image: product.image,
    price,
    priceVaries: product.variants.some((variant) => (priceOf(variant, mode)?.final ?? 0) > (price ?? 0)),
    selectedOptions: [],
  }
}
