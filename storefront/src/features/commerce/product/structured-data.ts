import { optionsToSearch } from '@leaflog/core/catalogue'
import { type OfferInput, productData, type Thing } from '@leaflog/core/seo'
import type { CommerceProduct, PriceRange } from '@leaflog/core/wire/commerce/commerce-product'
import { pictureAddress } from '../../../shared/page/picture-address.ts'
import type { ProductPage } from './product-loader.ts'

const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** A product's description as plain text, without markup. */
export const plainDescription = (product: CommerceProduct): string =>
  product.meta_description || textOf(product.short_description) || textOf(product.description)

const offer = (price: PriceRange, status: CommerceProduct['stock_status'], url: string): OfferInput => ({
  price: price.minimum.final,
  upTo: price.maximum.final,
  inStock: status === 'IN_STOCK',
  url,
})

/**
 * One offer per variant, at the address that selects it; a bundle or gift card has one, possibly with a price range.
 */
function offersOf(product: CommerceProduct, url: string): OfferInput[] {
  if (!product.is_sold_in_mode) return []
  if (product.__typename !== 'ConfigurableProduct') return [offer(product.price_range, product.stock_status, url)]
  return product.variants.map(({ attributes, product: variant }) => {
    const choice = Object.fromEntries(attributes.map(({ code, uid }) => [code, uid]))
    const search = new URLSearchParams(optionsToSearch(product, choice))
    return {
      ...offer(variant.price_range, variant.stock_status, `${url}?${search}`),
      name: attributes.map(({ label }) => label).join(', '),
      sku: variant.sku,
    }
  })
}

/** Structured data of a commerce product, with its prices in the current mode. */
export const productStructuredData = ({ product, path }: ProductPage, origin: string, now: number): Thing => {
  const url = `${origin}${path}`
  return productData(
    {
      name: product.name,
      sku: product.sku,
      brand: product.brand_name,
      description: plainDescription(product),
      images:
        product.small_image === null ? [] : [origin + pictureAddress(product.small_image, { width: 960, height: 960 })],
      url,
      offers: offersOf(product, url),
    },
    now,
  )
}
