import { shoppingOf } from '@leaflog/core'
import { modeAt, type ShoppingMode } from '@leaflog/core/catalogue'
import type { Shopping } from '@leaflog/core/wire/commerce/shopping'
import type { Dispensary } from '@leaflog/core/wire/content/stores'
import type { PageContext } from '../../../shared/page/context.ts'
import { readDispensaries } from '../../../shared/page/read-content.ts'

/** The store and mode whose prices and stock a commerce page shows. */
export interface ShoppingPlace {
  readonly store: Dispensary
  readonly mode: ShoppingMode
  /** False if the visitor has chosen no store of this channel; then the channel's first store is used. */
  readonly isChosen: boolean
  readonly shopping: Shopping
}

/** The stores of this channel, in list order. */
export const commerceStores = async (context: Pick<PageContext, 'http' | 'origin'>): Promise<Dispensary[]> =>
  (await readDispensaries(context)).filter(({ channel }) => channel === 'commerce')

/** Null if no store of the channel is known. Rejects if the list of stores does not answer. */
export async function readPlace(context: Pick<PageContext, 'http' | 'origin' | 'shop'>): Promise<ShoppingPlace | null> {
  const state = context.shop.getState()
  const { chosen, mode } = state.dispensary.view
  if (chosen?.channel === 'commerce') return { store: chosen, mode, isChosen: true, shopping: shoppingOf(state) }
  const [store] = await commerceStores(context)
  return store === undefined ? null : { ...placeAt(store, mode), isChosen: false }
}

export function placeAt(store: Dispensary, wanted: ShoppingMode): Omit<ShoppingPlace, 'isChosen'> {
  const mode = modeAt(store, wanted)
  return { store, mode, shopping: { storeCode: store.store_code, mode, delivery: false } }
}
