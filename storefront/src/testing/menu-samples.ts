/** A menu of a dispensary, for tests. */
import { emptyMenu, type Menu } from '@leaflog/core'
import type { ListedProduct } from '@leaflog/core/wire/search/search'

/** One size, 3.5g, at $40. */
export const listed = (id: string, name: string, left: number): ListedProduct => ({
  objectID: id,
  product_id: id,
  name,
  brand: { name: 'Fernhill' },
  category: 'Flower',
  subcategory: null,
  strain_type: 'HYBRID',
  store_id: '101',
  menu_type: 'BOTH',
  variants: [{ option: '3.5g', priceRec: 4_000, specialPriceRec: 3_000, priceMed: null, specialPriceMed: null }],
  thc: null,
  cbd: null,
  image: '/products/flower/a.jpg',
  special_ids: [],
  featured: false,
  stock: { '3.5g': left },
})

export const menuWith = (...products: ListedProduct[]): Menu => ({ ...emptyMenu, products })
