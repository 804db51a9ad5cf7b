import type { ShopState } from '@leaflog/core'
import { useCallback, useSyncExternalStore } from 'react'
import { useShop } from './shop-provider.tsx'

/**
 * The one subscribing hook: renders again only when what is selected changes. Select what is in the state, do not build
 * again. While hydrating it gives what the server rendered with.
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
