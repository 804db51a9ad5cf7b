import type { ListedProduct } from '../../wire/search/search.ts'
import { soldInMode, type CatalogueMenu, type ShoppingMode } from './menu.ts'
import { slugOf } from './slugs.ts'

/** A brand at one store, for the page of all brands. */
export interface BrandAtStore {
  /** As the menu spells it, for display. */
  readonly name: string
  /** For addresses and filters: `brandHref`, and `brand` of a `ListingQuery`. */
  readonly slug: string
  /** Number of products of the brand that are sold in the mode, sold-out ones included. */
  readonly count: number
  /** Names of the categories with a product of the brand, in the order of the menu's products. */
  readonly categories: readonly string[]
}

/** A category by its slug, with the store's subcategories; null if the store does not have it. */
export const findCategory = (
  menu: Pick<CatalogueMenu, 'categories'>,
  slug: string,
): { readonly name: string; readonly subcategories: readonly string[] } | null => {
  const found = menu.categories.categories.find((category) => slugOf(category.name) === slug)
  return found === undefined ? null : { name: found.name, subcategories: found.firstpage.filter_options.subcategory }
}

/** The product with this `product_id`, in any mode and in stock or not; null if the menu does not have it. */
export const findProduct = (menu: Pick<CatalogueMenu, 'products'>, id: string): ListedProduct | null =>
  menu.products.find((product) => product.product_id === id) ?? null

/** The brands of a menu in a mode, alphabetically. */
export const brandsOf = (menu: Pick<CatalogueMenu, 'products'>, mode: ShoppingMode): BrandAtStore[] => {
  const found = new Map<string, { name: string; slug: string; count: number; categories: Set<string> }>()
  for (const product of menu.products) {
    if (!soldInMode(product, mode)) continue
    const slug = slugOf(product.brand.name)
    const brand = found.get(slug) ?? { name: product.brand.name, slug, count: 0, categories: new Set<string>() }
    brand.count += 1
    brand.categories.add(product.category)
    found.set(slug, brand)
  }
  return [...found.values()]
    .map((brand) => ({ ...brand, categories: [...brand.categories] }))
    .toSorted((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1))
}

/** Up to `limit` other products of the same brand, those of the same category first. */
export const relatedTo = (
  menu: Pick<CatalogueMenu, 'products'>,
  product: Pick<ListedProduct, 'product_id' | 'brand' | 'category'>,
  mode: ShoppingMode,
  limit: number,
): ListedProduct[] => {
  const others = menu.products.filter(
    (other) =>
      other.brand.name === product.brand.name && other.product_id !== product.product_id && soldInMode(other, mode),
  )
  const far = (other: ListedProduct) => Number(other.category !== product.category)
  return others.toSorted((a, b) => far(a) - far(b)).slice(0, limit)
}
