import type { Special } from '../../wire/ordering/ordering.ts'
import { byCategoryOrder, byWeight, featuredFirst } from './category-order.ts'
import type { CatalogueMenu } from './menu.ts'
import { categoryHref, slugOf, specialHref, weightSlug } from './slugs.ts'
import { activeSpecials } from './specials.ts'

/** Maximum numbers of brands, specials, weights and submenu entries. */
export const menuBarLimits = { brands: 8, specials: 8, weightsBelow: 7, subcategories: 10 } as const

/** A link of the menu bar. */
export interface MenuLink {
  /** The text to show: names as the store spells them, and words of our own, such as `On sale`, in English. */
  readonly label: string
  /** A path that starts with `/`, with its search if the link filters. */
  readonly href: string
}

/** One entry of the bar and its panel; groups without links are hidden. */
export interface MenuBarEntry extends MenuLink {
  /** Identifies the entry: the slug of a category, `specials`, or `brands`. */
  readonly slug: string
  /**
   * The columns of the panel that opens below the entry: a heading in English with its links. Empty if the entry is
   * only a link.
   */
  readonly groups: readonly { readonly heading: string; readonly links: readonly MenuLink[] }[]
}

const filtered = (category: string, filter: string, value: string): string =>
  `${categoryHref(category)}?${filter}=${encodeURIComponent(value)}`

const titled = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1).toLowerCase()

const specialsEntry = (specials: readonly Special[]): MenuBarEntry => ({
  label: 'Specials',
  slug: 'specials',
  href: '/shopd/category/specials',
  groups: [
    {
      heading: 'Specials today',
      links: specials.slice(0, menuBarLimits.specials).map((special) => ({
        label: special.menu_display_configuration.name,
        href: specialHref(special.id),
      })),
    },
  ],
})

const categoryEntry = (
  category: CatalogueMenu['categories']['categories'][number],
  featured: readonly string[],
): MenuBarEntry => {
  const { name } = category
  const options = category.firstpage.filter_options
  const weights = options.option.length < menuBarLimits.weightsBelow ? options.option : []
  const groups = [
    {
      heading: 'Type',
      links: options.subcategory
        .slice(0, menuBarLimits.subcategories)
        .map((subcategory) => ({ label: subcategory, href: categoryHref(name, subcategory) })),
    },
    {
      heading: 'Brands',
      links: featuredFirst(options.brand, featured)
        .slice(0, menuBarLimits.brands)
        .map((brand) => ({ label: brand, href: filtered(name, 'brand', slugOf(brand)) })),
    },
    {
      heading: 'Strains',
      links: options.strain_type.map((strain) => ({
        label: titled(strain),
        href: filtered(name, 'strain', slugOf(strain)),
      })),
    },
    {
      heading: 'Sizes',
      links: weights
        .toSorted(byWeight)
        .map((option) => ({ label: option, href: filtered(name, 'weight', weightSlug(option)) })),
    },
  ]
  return {
    label: name,
    slug: slugOf(name),
    href: categoryHref(name),
    groups: groups.filter((group) => group.links.length > 0),
  }
}

/** The menu bar: categories in the shop's order, with Specials first if one is active. */
export const menuBar = (
  menu: Pick<CatalogueMenu, 'categories' | 'specials'>,
  context: { readonly now: number; readonly timeZone: string },
): MenuBarEntry[] => {
  const { categories, featured } = menu.categories
  const active = activeSpecials(menu.specials, context.now, context.timeZone)
  const entries = categories
    .filter((category) => category.name.toLowerCase() !== 'specials')
    .toSorted((a, b) => byCategoryOrder(a.name, b.name))
    .map((category) =>
      categoryEntry(category, Object.hasOwn(featured, category.name) ? (featured[category.name]?.Brands ?? []) : []),
    )
  return active.length > 0 ? [specialsEntry(active), ...entries] : entries
}
