import type { ProductDetails } from '@leaflog/core/wire/search/search'

/** A record of an index: the data of a product page (3.6), and flat attributes for filters and facets. */
export interface SearchRecord extends ProductDetails {
  /** Every weight or size of the product, for the weight filter (2b.3). */
  options: string[]
  /** The cheapest option in cents under today's specials, by mode; null if the product is not sold in that mode. */
  price_rec: number | null
  price_med: number | null
  in_stock: boolean
}

const cheapest = (prices: readonly (number | null)[]): number | null => {
  const known = prices.filter((price) => price !== null)
  return known.length === 0 ? null : Math.min(...known)
}

export const toRecord = (product: ProductDetails): SearchRecord => ({
  ...product,
  options: product.variants.map((variant) => variant.option),
  price_rec: cheapest(product.variants.map((variant) => variant.specialPriceRec ?? variant.priceRec)),
  price_med: cheapest(product.variants.map((variant) => variant.specialPriceMed ?? variant.priceMed)),
  in_stock: Object.values(product.stock).some((left) => left > 0),
})

/** Attributes counted for `facets: ['*']`; any other scalar attribute can be requested by name. */
export const facetAttributes = [
  'category',
  'subcategory',
  'brand.name',
  'strain_type',
  'options',
  'menu_type',
  'special_ids',
  'effects',
  'terpenes.name',
  'featured',
  'in_stock',
] as const

/** The attributes for text search, in order of weight. */
export const searchableAttributes = [
  'name',
  'brand.name',
  'subcategory',
  'category',
  'strain_type',
  'effects',
  'description',
] as const

export type Scalar = string | number | boolean

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/**
 * The scalars at a dotted path, through arrays: `brand.name`, `variants.option`. Only own properties are followed, so
 * that a path such as `constructor.name` finds nothing.
 */
export const valuesAt = (record: object, path: string): Scalar[] => {
  let found: unknown[] = [record]
  for (const key of path.split('.')) {
    found = found.flatMap((value) => (isObject(value) && Object.hasOwn(value, key) ? [value[key]] : [])).flat()
  }
  return found.filter((value) => typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
}
