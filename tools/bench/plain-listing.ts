import type { Variant } from '@leaflog/core/wire/ordering/ordering'
import type { ListedProduct } from '@leaflog/core/wire/search/search'

/** The peer of `listing`: the same page computed from plain arrays, in the obvious way. */

export interface PlainQuery {
  brands: readonly string[]
  strains: readonly string[]
  options: readonly string[]
}

const priceOf = (variant: Variant): number => variant.specialPriceRec ?? variant.priceRec ?? Number.POSITIVE_INFINITY
const lowest = (product: ListedProduct): number => Math.min(...product.variants.map(priceOf))
const meets = (wanted: readonly string[], values: readonly string[]): boolean =>
  wanted.length === 0 || values.some((value) => wanted.includes(value))

const facets = {
  brand: (product: ListedProduct) => [product.brand.name],
  strain: (product: ListedProduct) => (product.strain_type === null ? [] : [product.strain_type]),
  weight: (product: ListedProduct) => product.variants.map((variant) => variant.option),
}
type Facet = keyof typeof facets
const names: readonly Facet[] = ['brand', 'strain', 'weight']

function countOf(products: readonly ListedProduct[], facet: Facet): Map<string, number> {
  const counts = new Map<string, number>()
  for (const product of products)
    for (const value of facets[facet](product)) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

/**
 * The first page, filtered and sorted by price, with the counts of each filter computed without that filter's own
 * choices.
 */
export function plainListing(products: readonly ListedProduct[], query: PlainQuery) {
  const wanted: Record<Facet, readonly string[]> = { brand: query.brands, strain: query.strains, weight: query.options }
  const scope = products.filter((product) => product.menu_type !== 'MEDICAL')
  const without = (skipped?: Facet): ListedProduct[] =>
    scope.filter((product) => names.every((name) => name === skipped || meets(wanted[name], facets[name](product))))
  const found = without().toSorted((a, b) => lowest(a) - lowest(b) || a.name.localeCompare(b.name))
  return {
    total: found.length,
    products: found.slice(0, 24),
    facets: names.map((name) => countOf(without(name), name)),
  }
}
