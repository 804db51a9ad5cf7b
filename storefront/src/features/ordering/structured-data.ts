import { priceOf, stockOf } from '@leaflog/core/catalogue'
import { productData, type Thing } from '@leaflog/core/seo'
import { pictureAddress } from '../../shared/page/picture-address.ts'
import type { ProductPageData } from './product-loader.ts'

/** Structured data of a product: one offer per weight, with its price in the current mode. */
export const productStructuredData = (
  { product, mode, path }: Pick<ProductPageData, 'product' | 'mode' | 'path'>,
  origin: string,
  now: number,
): Thing =>
  productData(
    {
      name: product.name,
      sku: product.product_id,
      brand: product.brand.name,
      category: product.category,
      description: product.description,
      images: [origin + pictureAddress(product.image, { width: 960, height: 960 })],
      url: `${origin}${path}`,
      offers: product.variants.flatMap((variant) => {
        const price = priceOf(variant, mode)
        if (price === null) return []
        const inStock = stockOf(product, variant.option) > 0
        return [{ name: variant.option, price: price.final, inStock, url: `${origin}${path}` }]
      }),
    },
    now,
  )
