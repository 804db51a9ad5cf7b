import {
  activeSpecials,
  byCategoryOrder,
  type CatalogueMenu,
  categoryHref,
  soldInMode,
  specialHref,
} from '@leaflog/core/catalogue'
import type { HomeContent } from '@leaflog/core/wire/content'
import type { ListedProduct } from '@leaflog/core/wire/search'
import type { Dispensary } from '@leaflog/core/wire/stores'
import type { PageContext } from '../context.ts'
import { currentStore } from '../current-store.ts'
import { readDispensaries, readHome } from '../read-content.ts'
import { findStores, type FoundStore, statesOf } from '../stores/find-stores.ts'

const shown = { products: 8, specials: 4, stores: 3 } as const

export type CategoryTile = { name: string; href: string; image: string }
export type SpecialTile = { name: string; description: string; href: string }
export type HomeData = {
  content: HomeContent | null
  categories: CategoryTile[]
  specials: SpecialTile[]
  featured: ListedProduct[]
  near: FoundStore[]
  states: { code: string; name: string; count: number }[]
}

type Shop = { now: number; timeZone: string; mode: Parameters<typeof soldInMode>[1] }

/** The front door's share of a menu: a tile for each category, today's specials, and what the store puts forward. */
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
    featured: varied(products.filter(({ featured }) => featured)).slice(0, shown.products),
  }
}

/** One of each category in turn, so that the row is not eight jars. */
const varied = (products: readonly ListedProduct[]): ListedProduct[] => {
  const groups = [...Map.groupBy(products, ({ category }) => category).values()]
  const rounds = Math.max(0, ...groups.map(({ length }) => length))
  return Array.from({ length: rounds }, (_, round) => groups.flatMap((group) => group.slice(round, round + 1))).flat()
}

const nearest = (stores: readonly Dispensary[], chosen: Dispensary | null): FoundStore[] =>
  chosen === null ? [] : findStores(stores, { text: '', state: '', from: chosen }).slice(0, shown.stores)

const readMenu = async (context: PageContext) => {
  const store = currentStore(context)
  if (store === null) throw new Error('no store is known')
  const { mode } = context.shop.getState().dispensary.view
  return homeMenu(await context.menu(store), { now: context.now(), timeZone: store.time_zone, mode })
}

/** Reads what the home page shows; a part that does not answer is left out. */
export const readHomeData = async (context: PageContext): Promise<HomeData> => {
  const [content, menu, stores] = await Promise.allSettled([
    readHome(context),
    readMenu(context),
    readDispensaries(context),
  ])
  const list = stores.status === 'fulfilled' ? stores.value : []
  return {
    content: content.status === 'fulfilled' ? content.value : null,
    ...(menu.status === 'fulfilled' ? menu.value : { categories: [], specials: [], featured: [] }),
    near: nearest(list, context.shop.getState().dispensary.view.chosen),
    states: statesOf(list),
  }
}
