import { priceOf, stockOf } from '@leaflog/core/catalogue'
import type { ProductPageData } from './product-loader.ts'

/** 9f.3 */
const longestDescription = 1000
const priceValidDays = 14

const dollars = (cents: number): string => (cents / 100).toFixed(2)

/**
 * What search engines read of a product (schema.org Product): its prices in the mode that applies, valid for 14 days
 * from `now` (epoch milliseconds), in whole days of UTC.
 */
export const productStructuredData = ({ product, mode, path }: ProductPageData, origin: string, now: number) => {
  const validUntil = new Intl.DateTimeFormat('en-CA', { timeZone: 'UTC', dateStyle: 'short' }).format(
    now + priceValidDays * 24 * 60 * 60 * 1000,
  )
  const offers = product.variants.flatMap((variant) => {
    const price = priceOf(variant, mode)
    if (price === null) return []
    return [
      {
        '@type': 'Offer',
        name: variant.option,
        price: dollars(price.final),
        priceCurrency: 'USD',
        priceValidUntil: validUntil,
        availability: `https://schema.org/${stockOf(product, variant.option) > 0 ? 'InStock' : 'OutOfStock'}`,
        url: `${origin}${path}`,
      },
    ]
  })
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    sku: product.product_id,
    brand: { '@type': 'Brand', name: product.brand.name },
    category: product.category,
    description: product.description.slice(0, longestDescription),
    image: `${origin}/media${product.image}?width=960&height=960&quality=80&format=pjpg`,
    offers,
  }
}
