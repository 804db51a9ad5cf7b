/** Hooks of the domains, and of storage. */
import type { ShopState, StorageStatus } from '@leaflog/core'
import { useCallback, useSyncExternalStore } from 'react'
import { useShop } from './shop-provider.tsx'
import { useView } from './use-view.ts'

type ViewOf<Name extends keyof ShopState> = ShopState[Name]['view']

/**
 * The view of a domain, by its name. The component re-renders when the view changes. Commands are on `useShop()`.
 *
 * @param missing the message of the error that is thrown without a shop
 */
export const useDomain = <Name extends keyof ShopState>(name: Name, missing?: string): ViewOf<Name> =>
  useView((state) => state[name].view, missing)

export const useAgeGate = () => useDomain('ageGate')
export const useDispensary = () => useDomain('dispensary')
export const useMenu = () => useDomain('menu')
export const useOrderingCart = () => useDomain('orderingCart')
export const useCommerceCart = () => useDomain('commerceCart')
export const useCheckout = () => useDomain('checkout')
export const useSession = () => useDomain('session')
export const useAccount = () => useDomain('account')
export const useEnrolment = () => useDomain('enrolment')
export const usePasswordReset = () => useDomain('passwordReset')
export const useFavorites = () => useDomain('favorites')
export const useWishlist = () => useDomain('wishlist')
export const useRecentlyViewed = () => useDomain('recentlyViewed')
export const useAnalytics = () => useDomain('analytics')
export const useNavigation = () => useDomain('navigation')

/** The view of the UI domain: sidebars, modal, toasts, theme. */
export const useUI = () => useDomain('ui', 'useUI must be used within a UIProvider')

/** Whether the session is saved, and if not, why. */
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
