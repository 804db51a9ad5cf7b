/**
 * Reading what stores sell, as loaders of a server-rendered shop need it; `shop.catalogue` has it for everybody else.
 *
 * @module @leaflog/core/products
 */
export { type CategoryRead, type ReadCommerce, type Scope, readCategoryPage, resolveSlugs } from './category-listing.ts'
export { readProductDetails } from './menu-product.ts'
export { commercePreview, menuPreview } from './previews.ts'
export { heldIn } from '../../rules/cart/held.ts'
export {
  type Coordinates,
  type FoundStore,
  type StoreSearch,
  findStores,
  milesBetween,
  statesOf,
} from '../../rules/stores/find-stores.ts'
