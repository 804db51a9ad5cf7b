import { breadcrumbs, type Breadcrumb } from '../catalogue/breadcrumbs.ts'
import type { Thing } from './structured-data.ts'

/** The breadcrumbs from Home to a page, at most 5 entries. */
export const breadcrumbData = (trail: readonly Breadcrumb[], origin: string): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: breadcrumbs(trail).map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: `${origin}${href}`,
  })),
})

/** The entries of a listing, in order; `first` is the position of the first one on this page. */
export const itemListData = (
  name: string,
  items: readonly { readonly name: string; readonly href: string }[],
  origin: string,
  { total = items.length, first = 1 }: { total?: number; first?: number } = {},
): Thing => ({
  '@type': 'ItemList',
  name,
  numberOfItems: total,
  itemListElement: items.map((item, index) => ({
    '@type': 'ListItem',
    position: first + index,
    name: item.name,
    url: `${origin}${item.href}`,
  })),
})
