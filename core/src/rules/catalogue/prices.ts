import type { PricingType, Variant } from '../../wire/ordering/ordering.ts'
import type { ListedProduct } from '../../wire/search/search.ts'
import { type ShoppingMode, soldInMode } from './menu.ts'
import { weightSlug } from './slugs.ts'

/** The price of one, in cents: `final` is paid, `regular` is struck through if it is higher. */
export interface VariantPrice {
  /** Cents, the price without a special; never below `final`. */
  readonly regular: number
  /** Cents, the price to pay. */
  readonly final: number
  /** Whether `final` is less than `regular`. */
  readonly onSpecial: boolean
}

/** DEFAULT is treated as RECREATIONAL. */
export const modeOf = (pricingType: PricingType): ShoppingMode =>
  pricingType === 'MEDICAL' ? 'MEDICAL' : 'RECREATIONAL'

/** The price of a variant in a mode, special before regular; null if it has no price in that mode. */
export const priceOf = (variant: Variant, pricingType: PricingType): VariantPrice | null => {
  const medical = modeOf(pricingType) === 'MEDICAL'
  const regular = medical ? variant.priceMed : variant.priceRec
  const special = medical ? variant.specialPriceMed : variant.specialPriceRec
  const final = special ?? regular
  if (final === null) return null
  // A "special" above the regular price is an error in the data and not shown as a saving.
  const highest = Math.max(regular ?? final, final)
  return { regular: highest, final, onSpecial: final < highest }
}

/** Stock of an option; 0 if the store lists none. */
export const stockOf = (product: Pick<ListedProduct, 'stock'>, option: string): number =>
  Object.hasOwn(product.stock, option) ? (product.stock[option] ?? 0) : 0

/** Nothing of it is left in any size. */
export const isSoldOut = (product: Pick<ListedProduct, 'stock' | 'variants'>): boolean =>
  product.variants.every(({ option }) => stockOf(product, option) <= 0)

/** Whether an option can be bought: it has a price in this mode and is in stock. */
export const isBuyable = (product: ListedProduct, variant: Variant, mode: ShoppingMode): boolean =>
  priceOf(variant, mode) !== null && stockOf(product, variant.option) > 0

/** Nothing of it is left in any size that has a price in this mode. */
export const isSoldOutIn = (product: ListedProduct, mode: ShoppingMode): boolean =>
  !product.variants.some((variant) => isBuyable(product, variant, mode))

/** The lowest price in a mode, in cents; null without a price. */
export const lowestPrice = (product: Pick<ListedProduct, 'variants'>, mode: ShoppingMode): number | null => {
  let lowest: number | null = null
  for (const variant of product.variants) {
    const price = priceOf(variant, mode)
    if (price !== null && (lowest === null || price.final < lowest)) lowest = price.final
  }
  return lowest
}

/** Whether it can be listed in a mode: it is sold in it, and has a price in it. */
export const isListedIn = (product: ListedProduct, mode: ShoppingMode): boolean =>
  soldInMode(product, mode) && lowestPrice(product, mode) !== null

/**
 * The option that a card or page preselects: the cheapest that can be bought, else the first with a price.
 * @param weights slugs of the options that the shopper asked for; one of them is preferred if it can be bought
 */
export const firstChoice = (
  product: ListedProduct,
  mode: ShoppingMode,
  weights: readonly string[] = [],
): Variant | null => {
  const priced = product.variants.filter((variant) => priceOf(variant, mode) !== null)
  const cost = (variant: Variant) => priceOf(variant, mode)?.final ?? Number.POSITIVE_INFINITY
  const buyable = priced.filter((variant) => stockOf(product, variant.option) > 0)
  const cheapest = buyable.toSorted((a, b) => cost(a) - cost(b))
  return cheapest.find(({ option }) => weights.includes(weightSlug(option))) ?? cheapest[0] ?? priced[0] ?? null
}
