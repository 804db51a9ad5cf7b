import { optionsToSearch } from '@leaflog/core/catalogue'
import type { CommerceProduct, PriceRange } from '@leaflog/core/wire/commerce-product'
import type { ProductPage } from './product-loader.ts'

/** 9f.3 */
const longestDescription = 1000
const priceValidDays = 14
const day = 24 * 60 * 60 * 1000

const dollars = (cents: number): string => (cents / 100).toFixed(2)
const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** What a page says of a product in plain words, without the markup of its description. */
export const plainDescription = (product: CommerceProduct): string =>
  product.meta_description || textOf(product.short_description) || textOf(product.description)

const availability = (status: CommerceProduct['stock_status']) =>
  `https://schema.org/${status === 'IN_STOCK' ? 'InStock' : 'OutOfStock'}`

/**
 * What search engines read of a product (schema.org Product): its prices in the mode that applies, valid for 14 days
 * from `now` (epoch milliseconds), in whole days of UTC. A bundle and a gift card have a range.
 */
export function productStructuredData({ product, path }: ProductPage, origin: string, now: number) {
  const url = `${origin}${path}`
  const validUntil = new Intl.DateTimeFormat('en-CA', { timeZone: 'UTC', dateStyle: 'short' }).format(
    now + priceValidDays * day,
  )
  const offer = (price: PriceRange, status: CommerceProduct['stock_status'], more: object) => ({
    '@type': 'Offer',
    price: dollars(price.minimum.final),
    priceCurrency: 'USD',
    priceValidUntil: validUntil,
    availability: availability(status),
    url,
    ...more,
  })
  const offers = () => {
    if (!product.is_sold_in_mode) return []
    if (product.__typename === 'ConfigurableProduct') {
      return product.variants.map(({ attributes, product: variant }) => {
        const choice = Object.fromEntries(attributes.map(({ code, uid }) => [code, uid]))
        const search = new URLSearchParams(optionsToSearch(product, choice))
        return offer(variant.price_range, variant.stock_status, {
          name: attributes.map(({ label }) => label).join(', '),
          sku: variant.sku,
          url: `${url}?${search}`,
        })
      })
    }
    const { minimum, maximum } = product.price_range
    if (minimum.final === maximum.final) return [offer(product.price_range, product.stock_status, {})]
    return [
      {
        '@type': 'AggregateOffer',
        lowPrice: dollars(minimum.final),
        highPrice: dollars(maximum.final),
        priceCurrency: 'USD',
        availability: availability(product.stock_status),
        url,
      },
    ]
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    sku: product.sku,
    ...(product.brand_name !== '' && { brand: { '@type': 'Brand', name: product.brand_name } }),
    description: plainDescription(product).slice(0, longestDescription),
    ...(product.small_image !== null && {
      image: `${origin}/media${product.small_image}?width=960&height=960&quality=80&format=pjpg`,
    }),
    offers: offers(),
  }
}
