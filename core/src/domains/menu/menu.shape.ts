/** A store's menu as it is stored: categories and specials of the ordering API, products of the search index. */
import * as z from 'zod/mini'
import { categories, specials } from '../../wire/ordering/ordering.ts'
import { listedProduct } from '../../wire/search/search.ts'
import type { Dispensary } from '../../wire/content/stores.ts'

export const menuShape = z.object({ categories, specials, products: z.array(listedProduct) })
/** The menu of a store: its categories, specials and products. */
export interface Menu extends z.infer<typeof menuShape> {}

/** The menu shown if none can be fetched. */
export const emptyMenu: Menu = { categories: { categories: [], featured: {} }, specials: [], products: [] }

export interface MenuOf {
  readonly storeId: string
  readonly storeCode: string
  readonly stateName: string
}

/** Names a dispensary for `fetchMenu`. */
export const menuOf = (dispensary: Pick<Dispensary, 'store_id' | 'store_code' | 'state_name'>): MenuOf => ({
  storeId: dispensary.store_id,
  storeCode: dispensary.store_code,
  stateName: dispensary.state_name,
})
