import {
  activeSpecials,
  byCategoryOrder,
  type CatalogueMenu,
  categoryHref,
  isSoldOut,
  soldInMode,
  specialHref,
} from '@leaflog/core/catalogue'
import type { ListedProduct } from '@leaflog/core/wire/search/search'

const shown = { products: 6, specials: 4 } as const

export type CategoryTile = { name: string; href: string; image: string }
export type SpecialTile = { name: string; description: string; href: string }
type Shop = { now: number; timeZone: string; mode: Parameters<typeof soldInMode>[1] }

/** Menu data of the home page: a tile for each category, today's specials, and featured products that can be bought. */
export const homeMenu = (menu: CatalogueMenu, { now, timeZone, mode }: Shop) => {
  const products = menu.products.filter((product) => soldInMode(product, mode))
  const pictures = new Map(products.toReversed().map((product) => [product.category, product.image]))
  const categories = menu.categories.categories
    .map(({ name }) => ({ name, href: categoryHref(name), image: pictures.get(name) ?? '' }))
    .filter(({ image }) => image !== '')
    .toSorted((a, b) => byCategoryOrder(a.name, b.name))
  const specials = activeSpecials(menu.specials, now, timeZone)
    .slice(0, shown.specials)
    .map((special) => ({
      name: special.menu_display_configuration.name,
      description: special.menu_display_configuration.description ?? '',
      href: specialHref(special.id),
    }))
  return {
    categories,
    specials,
    featured: varied(products.filter((product) => product.featured && !isSoldOut(product))).slice(0, shown.products),
  }
}

/** One of each category in turn, for variety. */
const varied = (products: readonly ListedProduct[]): ListedProduct[] => {
  const groups = [...Map.groupBy(products, ({ category }) => category).values()]
  const rounds = Math.max(0, ...groups.map(({ length }) => length))
  return Array.from({ length: rounds }, (_, round) => groups.flatMap((group) => group.slice(round, round + 1))).flat()
}
