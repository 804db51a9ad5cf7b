import type { Shop } from '@leaflog/core'

/** Whoever asks first; who asks at the same time is told that it is no news, and that is fine. */
export async function chooseStore(shop: Shop, store: string): Promise<void> {
  try {
    await shop.dispensary.choose(store)
  } catch (error) {
    if (shop.getState().dispensary.view.chosen?.store_code !== store) throw error
  }
}
