import type { Shop } from '@leaflog/core'

/** Choosing the store that is already chosen is rejected as no change, which is fine here. */
export async function chooseStore(shop: Shop, store: string): Promise<void> {
  try {
    await shop.dispensary.choose(store)
  } catch (error) {
    if (shop.getState().dispensary.view.chosen?.store_code !== store) throw error
  }
}
