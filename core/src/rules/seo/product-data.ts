import { MS_PER_DAY } from '../time/days.ts'
import { cutAt } from './descriptions.ts'
import { CURRENCY, type Thing } from './structured-data.ts'

/** 9f.3 */
const longestProductDescription = 1000
const priceValidDays = 14

const dollars = (cents: number): string => (cents / 100).toFixed(2)

/** The last day (UTC, `YYYY-MM-DD`) on which a price of `now` (epoch milliseconds) holds. */
export const priceValidUntil = (now: number): string =>
  new Date(now + priceValidDays * MS_PER_DAY).toISOString().slice(0, 10)

/** An offer. Prices in cents. */
export interface OfferInput {
  readonly price: number
  /** The highest price, if it is more: a bundle, a gift card. */
  readonly upTo?: number
  readonly inStock: boolean
  readonly url: string
  readonly name?: string
  readonly sku?: string
}

export interface ProductInput {
  readonly name: string
  readonly sku: string
  readonly brand: string
  readonly category?: string
  /** Plain text. */
  readonly description: string
  /** Absolute URLs. */
  readonly images: readonly string[]
  readonly url: string
  readonly offers: readonly OfferInput[]
}

const offerData = ({ price, upTo = price, inStock, ...rest }: OfferInput, now: number): Thing => ({
  ...(upTo > price
    ? { '@type': 'AggregateOffer', lowPrice: dollars(price), highPrice: dollars(upTo) }
    : { '@type': 'Offer', price: dollars(price) }),
  priceCurrency: CURRENCY,
  priceValidUntil: priceValidUntil(now),
  availability: `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
  ...rest,
})

/** A product and its price (schema.org Product); a price holds for 14 days from `now`. */
export const productData = (
  { name, sku, brand, category, description, images, url, offers }: ProductInput,
  now: number,
): Thing => ({
  '@type': 'Product',
  name,
  sku,
  url,
  ...(brand !== '' && { brand: { '@type': 'Brand', name: brand } }),
  ...(category !== undefined && category !== '' && { category }),
  ...(description !== '' && { description: cutAt(description, longestProductDescription) }),
  ...(images.length > 0 && { image: images }),
  ...(offers.length > 0 && { offers: offers.map((offer) => offerData(offer, now)) }),
})
