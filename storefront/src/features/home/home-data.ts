import type { Thing } from '@leaflog/core/seo'
import type { HomeContent } from '@leaflog/core/wire/content/content'
import type { CommerceCard } from '@leaflog/core/wire/commerce/commerce-card'
import type { ListedProduct } from '@leaflog/core/wire/search/search'
import type { Dispensary } from '@leaflog/core/wire/content/stores'
import type { PageContext } from '../../shared/page/context.ts'
import { currentStore } from '../../shared/page/current-store.ts'
import { readDispensaries, readHome } from '../../shared/page/read-content.ts'
import { findStores, type FoundStore, statesOf } from '@leaflog/core/products'
import { type CategoryTile, homeMenu, type SpecialTile } from './home-menu.ts'
import { without } from '../../shared/page/report-unexpected.ts'

const shownStores = 3

export type HomeData = {
  content: HomeContent | null
  categories: CategoryTile[]
  specials: SpecialTile[]
  featured: ListedProduct[]
  /** On sale at a store of the commerce channel. */
  sale: CommerceCard[]
  near: FoundStore[]
  states: { code: string; name: string; count: number }[]
  /** 5d.2 */
  structured: Thing[]
}

const nearest = (stores: readonly Dispensary[], chosen: Dispensary | null): FoundStore[] =>
  chosen === null ? [] : findStores(stores, { text: '', state: '', from: chosen }).slice(0, shownStores)

const nothing = { categories: [], specials: [], featured: [], sale: [] }

const readMenu = async (
  context: PageContext,
): Promise<Pick<HomeData, 'categories' | 'specials' | 'featured' | 'sale'>> => {
  const store = currentStore(context)
  if (store === null) return nothing
  if (store.channel === 'commerce') {
    const { readStoreFront } = await import('../../shared/page/store-front.ts')
    return { ...nothing, ...(await readStoreFront(context)) }
  }
  const { mode } = context.shop.getState().dispensary.view
  const menu = await context.menu(store)
  return { ...nothing, ...homeMenu(menu, { now: context.now(), timeZone: store.time_zone, mode }) }
}

/** Reads the home page's data; a part that does not answer is left out. */
export const readHomeData = async (context: PageContext): Promise<HomeData> => {
  const [content, menu, list, structured] = await Promise.all([
    readHome(context).catch(without(null, context, 'HOME_NOT_READ')),
    readMenu(context).catch(without(nothing, context, 'MENU_NOT_READ')),
    readDispensaries(context).catch(without([], context, 'STORES_NOT_READ')),
    import('../../shared/page/organisation.ts')
      .then(({ organisationOf }) => organisationOf(context, '/'))
      .catch(without([], context, 'ORGANISATION_NOT_READ')),
  ])
  return {
    content,
    ...menu,
    near: nearest(list, context.shop.getState().dispensary.view.chosen),
    states: statesOf(list),
    structured,
  }
}
