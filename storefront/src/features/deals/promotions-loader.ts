import { isLeaflogError } from '@leaflog/core'
import type { CommerceCard } from '@leaflog/core/wire/commerce/commerce-card'
import { storeDealsQuery, type StorePromotion } from '@leaflog/core/wire/commerce/discover-documents'
import type { Dispensary } from '@leaflog/core/wire/content/stores'
import type { PageContext } from '../../shared/page/context.ts'
import { readCommerce } from '../../shared/page/read-commerce.ts'
import { readDispensaries } from '../../shared/page/read-content.ts'
import { findStores, type FoundStore } from '@leaflog/core/products'
import { dayIn, type DayOfDeals, dealsOfWeek, dealsToday, type DealToday } from './week.ts'
import { without } from '../../shared/page/report-unexpected.ts'

/** Data of the deals page. Plain data, because it is embedded in the page for hydration. */
export type PromotionsPageData =
  | { kind: 'choose'; stores: FoundStore[]; today: DealToday[] }
  | { kind: 'week'; storeName: string; day: string; today: DealToday[]; week: DayOfDeals[] }
  | {
      kind: 'rules'
      storeName: string
      day: string
      promotions: StorePromotion[]
      sale: CommerceCard[]
      saleCount: number
    }
  | { kind: 'unavailable'; storeName: string }

const storesShown = 6
const saleShown = 6

/** /discover/promotions (2c.1): the chosen store's specials by day of the week; without a store, the choice of one. */
export const loadPromotions = async (context: PageContext): Promise<PromotionsPageData> => {
  const { chosen } = context.shop.getState().dispensary.view
  if (chosen === null) return loadChoice(context)
  try {
    return await (chosen.channel === 'commerce' ? loadRules(context, chosen) : loadWeek(context, chosen))
  } catch (error) {
    if (!isLeaflogError(error)) throw error
    return { kind: 'unavailable', storeName: chosen.store_name }
  }
}

async function loadWeek(context: PageContext, store: Dispensary): Promise<PromotionsPageData> {
  const menu = await context.menu(store)
  const place = { now: context.now(), timeZone: store.time_zone }
  return {
    kind: 'week',
    storeName: store.store_name,
    day: dayIn(place.now, place.timeZone),
    today: dealsToday(menu, place, context.shop.getState().dispensary.view.mode),
    week: dealsOfWeek(menu, place),
  }
}

async function loadRules(context: PageContext, store: Dispensary): Promise<PromotionsPageData> {
  const { storePromotions, products } = await readCommerce(context, storeDealsQuery, { pageSize: saleShown })
  return {
    kind: 'rules',
    storeName: store.store_name,
    day: dayIn(context.now(), store.time_zone),
    promotions: storePromotions,
    sale: products?.items ?? [],
    saleCount: products?.total_count ?? 0,
  }
}

/** Stores in the visitor's state first, and deals that need no store. */
async function loadChoice(context: PageContext): Promise<PromotionsPageData> {
  const { ageGate, dispensary } = context.shop.getState()
  const { defaultView } = context
  const [all, menu] = await Promise.all([
    readDispensaries(context).catch(without([], context, 'STORES_NOT_READ')),
    defaultView === null ? null : context.menu(defaultView).catch(without(null, context, 'MENU_NOT_READ')),
  ])
  const own = ageGate.view.state
  const stores = findStores(all, { text: '', state: '', from: null })
    .toSorted((a, b) => Number(b.store.state_code === own) - Number(a.store.state_code === own))
    .slice(0, storesShown)
  if (menu === null || defaultView === null) return { kind: 'choose', stores, today: [] }
  const place = { now: context.now(), timeZone: defaultView.time_zone }
  return { kind: 'choose', stores, today: dealsToday(menu, place, dispensary.view.mode) }
}
