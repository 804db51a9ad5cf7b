/** Bundle prices, in cents (3.7.3). */
import type { BundleDetails, BundleItemDetails, BundleOptionDetails } from '../../platform/tables/catalogue.ts'

/**
 * The price of one piece of an option: the product's price, a fixed amount, or a percentage of the bundle's own price.
 * @param bundleCents the bundle's own price, regular or final; `productCents` is the option's product's in the same way
 */
export function bundleOptionCents(
  { price, priceType }: Pick<BundleOptionDetails, 'price' | 'priceType'>,
  bundleCents: number,
  productCents: number,
): number {
  switch (priceType) {
    case 'DYNAMIC':
      return productCents
    case 'FIXED':
      return price
    case 'PERCENT':
      return Math.round((bundleCents * price) / 100)
  }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/**
 * The minimum and maximum price of a bundle: the cheapest option of each required item; the most expensive of every
 * item, or all of them if several may be chosen.
 * @param costOf the price of an option in its own quantity; undefined if it is not sold
 */
export function bundleRange(
  { items }: Pick<BundleDetails, 'items'>,
  ownCents: number,
  costOf: (option: BundleOptionDetails) => number | undefined,
): { least: number; most: number } {
  const costs = (item: BundleItemDetails) =>
    item.options.map(costOf).filter((cost): cost is number => cost !== undefined)
  const least = (values: readonly number[]) => (values.length === 0 ? 0 : Math.min(...values))
  const takesSeveral = (item: BundleItemDetails) => item.type === 'checkbox' || item.type === 'multi'
  return {
    least: ownCents + sum(items.filter((item) => item.required).map((item) => least(costs(item)))),
    most: ownCents + sum(items.map((item) => (takesSeveral(item) ? sum(costs(item)) : Math.max(0, ...costs(item))))),
  }
}
