import type { ShopState } from '@leaflog/core'
import { useCallback, useSyncExternalStore } from 'react'
import { useShop } from './shop-provider.tsx'

/**
 * Subscribes to the shop: re-renders only when the selected value changes. Select existing values instead of building
 * new ones. While hydrating it returns what the server rendered with.
 *
 * ```tsx
 * const count = useView(({ orderingCart }) => orderingCart.view.count)
 * ```
 */
export function useView<T>(selector: (state: ShopState) => T, missing?: string): T {
  const shop = useShop(missing)
  const subscribe = useCallback((listener: () => void) => shop.watch((state) => state, listener), [shop])
  return useSyncExternalStore(
    subscribe,
    () => selector(shop.getState()),
    () => selector(shop.getSeedState()),
  )
}
