import {
  brandHref,
  categoryHref,
  commerceListingHref,
  emptyCommerceQuery,
  findCategory,
  parseCommerceQuery,
  slugOf,
  strainTypeIds,
  toggleChosen,
} from '@leaflog/core/catalogue'
import type { Menu } from '@leaflog/core'
import type { SearchParams } from '../../../shared/page/search-params.ts'

/** The chosen strains, as /shopd spells them (2b.3). */
const strainsOf = (search: SearchParams): string => {
  const chosen = parseCommerceQuery(search).chosen.strain_type ?? []
  const slugs = Object.entries(strainTypeIds).flatMap(([slug, id]) => (chosen.includes(id) ? [slug] : []))
  return slugs.length === 0 ? '' : `?strain=${slugs.join(',')}`
}

/**
 * The same category on the menu of an ordering store, for visitors who shop there. Null if its menu does not have it.
 */
export const menuTwin = (menu: Menu, urlPath: string, search: SearchParams): string | null => {
  const [top = '', below] = urlPath.split('/')
  if (menu.categories.categories.length === 0) return null
  if (top === '' || top === 'all') return `/shopd/category/all${strainsOf(search)}`
  if (top === 'brands') {
    if (below === undefined) return '/shopd/brands'
    const brand = menu.products.find((product) => slugOf(product.brand.name) === below)?.brand
    return brand === undefined ? null : brandHref(brand.name)
  }
  const category = findCategory(menu, top)
  if (category === null) return null
  const subcategory = category.subcategories.find((name) => slugOf(name) === below)
  return below !== undefined && subcategory === undefined
    ? null
    : `${categoryHref(category.name, subcategory ?? null)}${strainsOf(search)}`
}

/** From a /shopd page, below `category/` or `brands/`, to its category under /category. */
export const categoryTwin = (path: string, search: SearchParams): string => {
  if (path === '/category/specials' || search['special'] !== undefined)
    return commerceListingHref('/category/all', toggleChosen(emptyCommerceQuery, 'is_sale', '1'))
  return commerceListingHref(path, parseCommerceQuery({ ...search, sort: null, page: null }))
}
