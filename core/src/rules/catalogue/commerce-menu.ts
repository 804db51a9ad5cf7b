/** The menu bar of stores of the commerce channel (2b.4, 2h.1). */
import type { MenuBarEntry } from './menu-bar.ts'
import { shelfHref } from './commerce-links.ts'
import { emptyCommerceQuery, commerceListingHref, strainTypeIds, toggleChosen } from './commerce-query.ts'

/** A category as the menu needs it. */
export interface Shelf {
  readonly name: string
  readonly urlKey: string
  /** From the root, such as `flower/pre-rolls`. */
  readonly urlPath: string
  readonly position: number
  readonly inMenu: boolean
  /** Products of the store in the mode. */
  readonly count: number
  readonly children: readonly Shelf[]
}

/** 9c.6 */
const maxInSubmenu = 10

/** Shelves whose products are sorted by strain. */
const strainShelves: ReadonlySet<string> = new Set(['flower', 'concentrates', 'vapes'])

const titled = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/** Those of a menu that have something on them, in their order. */
export const filledShelves = <Some extends Shelf>(shelves: readonly Some[]): Some[] =>
  shelves.filter(({ inMenu, count }) => inMenu && count > 0).toSorted((a, b) => a.position - b.position)

const strainLinks = (href: string) =>
  Object.entries(strainTypeIds).map(([strain, id]) => ({
    label: titled(strain),
    href: commerceListingHref(href, toggleChosen(emptyCommerceQuery, 'strain_type', id)),
  }))

const entryOf = (shelf: Shelf): MenuBarEntry => {
  const href = shelfHref(shelf.urlPath)
  const kinds = filledShelves(shelf.children)
    .slice(0, maxInSubmenu)
    .map(({ name, urlPath }) => ({ label: name, href: shelfHref(urlPath) }))
  const groups = [
    { heading: 'Kinds', links: kinds },
    { heading: 'Strains', links: strainShelves.has(shelf.urlKey) ? strainLinks(href) : [] },
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
  return { label: shelf.name, slug: shelf.urlKey, href, groups: groups.filter(({ links }) => links.length > 0) }
}

/** What the store has on its shelves, and its brands; a shelf without products is not shown. */
export const commerceMenuBar = (shelves: readonly Shelf[]): MenuBarEntry[] => {
  const entries = filledShelves(shelves).map(entryOf)
  return entries.length === 0
    ? []
    : [...entries, { label: 'Brands', slug: 'brands', href: '/category/brands', groups: [] }]
}
