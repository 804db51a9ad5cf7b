/**
 * The pure rules of a menu: slugs, order, specials, prices, listings.
 *
 * @module @leaflog/core/catalogue
 */
export type { SearchInput } from './address.ts'
export { breadcrumbLimit, breadcrumbs, type Breadcrumb } from './breadcrumbs.ts'
export {
  bundleAmounts,
  bundleCost,
  bundleProblem,
  bundleSelection,
  choosePart,
  chosenOf,
  firstBundle,
  isOffered,
  maxPartQuantity,
  partCost,
  setPartQuantity,
  takesSeveral,
  togglePart,
  type BundleChoice,
} from './commerce-bundle.ts'
export {
  asksFor,
  giftCardSelection,
  giftCardWorth,
  longestOf,
  openAmountProblem,
  type GiftCardAmount,
  type GiftCardField,
} from './commerce-gift-card.ts'
export {
  chooseValue,
  firstOptions,
  optionsFromSearch,
  optionsLabel,
  optionsToSearch,
  selectedOptionsOf,
  valueState,
  variantOf,
  type OptionChoice,
} from './commerce-options.ts'
export { byCategoryOrder, byWeight, featuredFirst } from './category-order.ts'
export { commerceCategoryHref, commerceProductHref } from './commerce-links.ts'
export { commerceMenuBar, filledCategories, type CommerceMenuCategory } from './commerce-menu.ts'
export {
  commerceAttributes,
  commerceFilter,
  commerceListingHref,
  commerceSort,
  countChosen,
  emptyCommerceQuery,
  parseCommerceQuery,
  serializeCommerceQuery,
  strainTypeIds,
  toggleChosen,
  withoutChosen,
  type CommerceAttribute,
  type CommerceQuery,
  type CommerceSort,
  type CommerceSortField,
} from './commerce-query.ts'
export { brandsOf, findCategory, findProduct, relatedTo, type BrandAtStore } from './finders.ts'
export { listing, pageSize, type FacetOption, type Listing, type ListingScope } from './listing.ts'
export {
  countFilters,
  emptyQuery,
  filterNames,
  listingSorts,
  parseListingQuery,
  serializeListingQuery,
  toggleFilter,
  withoutFilters,
  type FilterName,
  type ListingQuery,
  type ListingSort,
} from './listing-query.ts'
export { localTime, weekdays, type LocalTime, type Weekday } from './local-time.ts'
export { menuBar, menuBarLimits, type MenuBarEntry, type MenuLink } from './menu-bar.ts'
export { modeAt, soldInMode, type CatalogueMenu, type ShoppingMode } from './menu.ts'
export { nextPickup, type Pickup } from './pickup.ts'
export { potencyText } from './potency.ts'
export {
  firstChoice,
  isBuyable,
  isSoldOut,
  lowestPrice,
  modeOf,
  priceOf,
  stockOf,
  type VariantPrice,
} from './prices.ts'
export { searchFilter, type FilterInput, type SearchCondition } from './search-filter.ts'
export {
  brandHref,
  categoryHref,
  productHref,
  productSlug,
  readProductSlug,
  slugOf,
  specialHref,
  weightSlug,
  type ProductSlug,
} from './slugs.ts'
export { activeSpecials, isActiveSpecial } from './specials.ts'
export { strainOf } from './strain.ts'
