/** Ordering a menu's order again: its lines become the cart of its dispensary. */
import { LeaflogError, type Menu, type Shop } from '@leaflog/core'
import { modeAt, type ShoppingMode } from '@leaflog/core/catalogue'
import type { Dispensary } from '@leaflog/core/wire/content/stores'
import { heldIn } from '@leaflog/core/products'
import { type MenuPlan, menuPlanOf, type OrderedBefore } from './reorder-plan.ts'

export interface MenuReorder extends MenuPlan {
  readonly store: Dispensary
  readonly mode: ShoppingMode
  /** The dispensary that one shops at now, if it is another one. */
  readonly leaves: string | null
  /** Whose cart, of another dispensary or mode, is replaced. */
  readonly replaces: string | null
}

const isMode = (text: string | null): text is ShoppingMode => text === 'MEDICAL' || text === 'RECREATIONAL'

/** What would happen; nothing has changed. Errors: STORE_UNKNOWN where the dispensary is no longer listed. */
export async function planMenuReorder(
  shop: Shop,
  menuOf: (store: Dispensary) => Promise<Menu>,
  order: OrderedBefore,
): Promise<MenuReorder> {
  const store = (await shop.dispensary.list()).find(({ store_code }) => store_code === order.store?.code)
  if (!store) throw new LeaflogError('STORE_UNKNOWN')
  await shop.orderingCart.open()
  const { dispensary, orderingCart } = shop.getState()
  const { chosen, mode: current } = dispensary.view
  const before = isMode(order.shopping_mode) ? order.shopping_mode : current
  const mode = modeAt(store, before)
  const { place, lines } = orderingCart.view
  const isOther = place !== null && (place.storeId !== store.store_id || place.mode !== mode)
  return {
    ...menuPlanOf(order, await menuOf(store), mode),
    store,
    mode,
    leaves: chosen !== null && chosen.store_code !== store.store_code ? chosen.store_name : null,
    replaces: isOther && lines.length > 0 ? place.storeName : null,
  }
}

/** Adds the lines to what the cart of the dispensary already has. A cart of another one is replaced. */
export async function reorderMenu(shop: Shop, { store, mode, lines }: MenuReorder): Promise<void> {
  await shop.dispensary.choose(store.store_code)
  await shop.dispensary.chooseMode(mode)
  for (const line of lines) {
    const { view } = shop.getState().orderingCart
    const held = heldIn(view, line)
    await shop.orderingCart.add({ ...line, quantity: line.quantity + held })
    if (shop.getState().orderingCart.view.prompt !== null) await shop.orderingCart.acceptNewCart()
  }
}
