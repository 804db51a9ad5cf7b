/** What a bundle costs, in cents (3.7.3). */
import type { BundleDetails, BundleItemDetails, BundleOptionDetails } from '../../platform/tables/catalogue.ts'

/**
 * What one piece of an option costs: what the product costs, a fixed amount, or a percentage of the bundle's own price.
 * @param bundleCents the bundle's own price, regular or final, and `productCents` the option's product's likewise
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
 * The least that a bundle can cost and the most: the cheapest option of what is required; the dearest of everything, all
 * of them where several may be chosen.
 * @param costOf of an option in its own quantity; undefined for one that is not sold
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
