import type { Categories, Special } from '../../wire/ordering/ordering.ts'
import type { ListedProduct } from '../../wire/search/search.ts'

/** A store's assortment, from the ordering API and the search index. The rules of this folder only read it. */
export interface CatalogueMenu {
  /**
   * The categories, each with the subcategories, brands, strains and sizes it can be filtered by, and the brands that
   * the store features, by category name.
   */
  readonly categories: Categories
  /** All specials of the store, those of other days included. `activeSpecials` picks the ones that run now. */
  readonly specials: readonly Special[]
  /** All products of both modes, sold-out ones included. `listing` filters, orders and pages them. */
  readonly products: readonly ListedProduct[]
}

/** Shopping runs in one of two modes. DEFAULT is treated as RECREATIONAL. */
export type ShoppingMode = 'RECREATIONAL' | 'MEDICAL'

/** The mode to shop in at a store: the wanted one if the store sells in it, else the store's first. */
export const modeAt = ({ modes }: { readonly modes: readonly ShoppingMode[] }, wanted: ShoppingMode): ShoppingMode =>
  modes.includes(wanted) ? wanted : (modes[0] ?? wanted)

/** Medical-only products are not sold to recreational shoppers, and the reverse. */
export const soldInMode = (product: Pick<ListedProduct, 'menu_type'>, mode: ShoppingMode): boolean =>
  product.menu_type === 'BOTH' || product.menu_type === mode
