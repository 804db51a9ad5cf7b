/** The menu bar of stores of the commerce channel. */
import type { MenuBarEntry } from './menu-bar.ts'
import { commerceCategoryHref } from './commerce-links.ts'
import { emptyCommerceQuery, commerceListingHref, strainTypeIds, toggleChosen } from './commerce-query.ts'

/** The fields of a category that the menu needs. */
export interface CommerceMenuCategory {
  /** As shown in the menu bar. */
  readonly name: string
  /** The last part of its address, such as `pre-rolls`. */
  readonly urlKey: string
  /** From the root, such as `flower/pre-rolls`. */
  readonly urlPath: string
  /** Order among the categories of its level; lower comes first. */
  readonly position: number
  /** False hides it from menus; its page can still be opened. */
  readonly inMenu: boolean
  /** Number of products of the store in the mode. */
  readonly count: number
  /** The categories one level below, in any order. */
  readonly children: readonly CommerceMenuCategory[]
}

/** 9c.6 */
const maxInSubmenu = 10

/** Categories whose products are sorted by strain. */
const categoriesByStrain: ReadonlySet<string> = new Set(['flower', 'concentrates', 'vapes'])

const titled = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/** The categories that have products, in their order. */
export const filledCategories = <Some extends CommerceMenuCategory>(categories: readonly Some[]): Some[] =>
  categories.filter(({ inMenu, count }) => inMenu && count > 0).toSorted((a, b) => a.position - b.position)

const strainLinks = (href: string) =>
  Object.entries(strainTypeIds).map(([strain, id]) => ({
    label: titled(strain),
    href: commerceListingHref(href, toggleChosen(emptyCommerceQuery, 'strain_type', id)),
  }))

const entryOf = (category: CommerceMenuCategory): MenuBarEntry => {
  const href = commerceCategoryHref(category.urlPath)
  const kinds = filledCategories(category.children)
    .slice(0, maxInSubmenu)
    .map(({ name, urlPath }) => ({ label: name, href: commerceCategoryHref(urlPath) }))
  const groups = [
    { heading: 'Type', links: kinds },
    { heading: 'Strains', links: categoriesByStrain.has(category.urlKey) ? strainLinks(href) : [] },
    {
      heading: 'At a glance',
      links: [
        { label: 'On sale', href: commerceListingHref(href, toggleChosen(emptyCommerceQuery, 'is_sale', '1')) },
        {
          label: 'Lowest price first',
          href: commerceListingHref(href, { ...emptyCommerceQuery, sort: { field: 'price', direction: 'ASC' } }),
        },
      ],
    },
  ]
  return { label: category.name, slug: category.urlKey, href, groups: groups.filter(({ links }) => links.length > 0) }
}

/** The store's categories and brands; categories without products are hidden. */
export const commerceMenuBar = (categories: readonly CommerceMenuCategory[]): MenuBarEntry[] => {
  const entries = filledCategories(categories).map(entryOf)
  return entries.length === 0
    ? []
    : [...entries, { label: 'Brands', slug: 'brands', href: '/category/brands', groups: [] }]
}
