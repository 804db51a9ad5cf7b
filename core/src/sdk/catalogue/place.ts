import type { SomeState } from '../../domains/domains.ts'
import { LeaflogError } from '../../errors/errors.ts'
import { type ShoppingMode, modeAt } from '../../rules/catalogue/menu.ts'
import type { Dispensary } from '../../wire/content/stores.ts'

/** Where and how one shops: what every answer of the catalogue depends on. */
export interface Place {
  readonly store: Dispensary
  readonly mode: ShoppingMode
  readonly delivery: boolean
  /** Of the store's menu, as far as it is known; '' if it is not. */
  readonly version: string
}

/** The last change that was heard of, of a commerce store's menu. */
export type MenuVersionOf = (state: SomeState, storeCode: string) => string | undefined

/** The store with that code, or the chosen one. Not thrown: STORE_UNKNOWN, STORE_REQUIRED. */
export function placeIn(
  state: SomeState,
  {
    listed,
    code,
    menuVersionOf,
  }: { listed: readonly Dispensary[]; code: string | undefined; menuVersionOf: MenuVersionOf },
): Place | LeaflogError {
  const { chosen, mode, fulfilment } = state.dispensary.view
  const store = code === undefined ? chosen : listed.find(({ store_code }) => store_code === code)
  if (!store) return new LeaflogError(code === undefined ? 'STORE_REQUIRED' : 'STORE_UNKNOWN')
  const isChosen = chosen?.store_code === store.store_code
  const menu = state.menu.view.kept.find(({ storeId }) => storeId === store.store_id)
  return {
    store,
    mode: modeAt(store, mode),
    delivery: isChosen && fulfilment === 'delivery',
    version: (store.channel === 'ordering' ? menu?.blob : menuVersionOf(state, store.store_code)) ?? '',
  }
}
