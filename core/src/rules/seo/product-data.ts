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
  /** Cents, the price to pay. */
  readonly price: number
  /** The highest price, if it is more: a bundle, a gift card. */
  readonly upTo?: number
  /** Whether it can be bought now: schema.org `InStock` or `OutOfStock`. */
  readonly inStock: boolean
  /** The absolute URL where this offer is selected. */
  readonly url: string
  /** The size or option, such as `3.5g`, if the product has several offers. */
  readonly name?: string
  /** The number of this size or option, if it has one of its own. */
  readonly sku?: string
}

/** What search engines are told of a product. Every text is plain, not HTML. */
export interface ProductInput {
  /** As on the page, without the brand. */
  readonly name: string
  /** The number that identifies the product at the shop. */
  readonly sku: string
  /** The brand's name; empty leaves the brand out. */
  readonly brand: string
  /** The category's name; empty or missing leaves it out. */
  readonly category?: string
  /** Plain text. */
  readonly description: string
  /** Absolute URLs. */
  readonly images: readonly string[]
  /** The absolute, canonical URL of the product's page. */
  readonly url: string
  /** One for each size or option; an empty list leaves prices out. */
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
