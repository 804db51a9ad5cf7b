/** One line a domain. Each gives the domain's view; commands are on `useShop()`. */
import type { StorageStatus } from '@leaflog/core'
import { useCallback, useSyncExternalStore } from 'react'
import { useShop } from './shop-provider.tsx'
import { useView } from './use-view.ts'

export const useAgeGate = () => useView((state) => state.ageGate.view)
export const useDispensary = () => useView((state) => state.dispensary.view)
export const useMenu = () => useView((state) => state.menu.view)
export const useOrderingCart = () => useView((state) => state.orderingCart.view)
export const useCommerceCart = () => useView((state) => state.commerceCart.view)
export const useCheckout = () => useView((state) => state.checkout.view)
export const useSession = () => useView((state) => state.session.view)
export const useAccount = () => useView((state) => state.account.view)
export const useEnrolment = () => useView((state) => state.enrolment.view)
export const usePasswordReset = () => useView((state) => state.passwordReset.view)
export const useWishlist = () => useView((state) => state.wishlist.view)
export const useRecentlyViewed = () => useView((state) => state.recentlyViewed.view)
export const useAnalytics = () => useView((state) => state.analytics.view)
export const useNavigation = () => useView((state) => state.navigation.view)

/** 8.22 */
export const useUI = () => useView((state) => state.ui.view, 'useUI must be used within a UIProvider')

/** Whether the session is saved, and why not (I8). */
export function useStorage(): StorageStatus {
  const shop = useShop()
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = shop.storage.changes$.subscribe(listener)
      return () => subscription.unsubscribe()
    },
    [shop],
  )
  const read = () => shop.storage.value
  return useSyncExternalStore(subscribe, read, read)
}
