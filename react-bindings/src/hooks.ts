/** Hooks of the domains, and of storage. */
import type { ShopState, StorageStatus } from '@leaflog/core'
import { useCallback, useSyncExternalStore } from 'react'
import { useShop } from './shop-provider.tsx'
import { useView } from './use-view.ts'

type ViewOf<Name extends keyof ShopState> = ShopState[Name]['view']

/**
 * The view of a domain, by its name: `const { count } = useDomain('orderingCart')`. The component re-renders when the view
 * changes. Commands are on `useShop()`.
 *
 * @param missing the message of the error that is thrown without a shop
 */
export const useDomain = <Name extends keyof ShopState>(name: Name, missing?: string): ViewOf<Name> =>
  useView((state) => state[name].view, missing)

/** What the age gate asks, and whether the visitor may enter: `useAgeGate().status === 'verified'`. */
export const useAgeGate = () => useDomain('ageGate')
/** The chosen dispensary, shopping mode and fulfilment: `const { chosen, mode } = useDispensary()`. */
export const useDispensary = () => useDomain('dispensary')
/** Which menus of the ordering channel are kept or on their way: `useMenu().status === 'loading'`. Products: `useProducts`. */
export const useMenu = () => useDomain('menu')
/** The cart of the ordering channel: `const { lines, summary, status } = useOrderingCart()`. */
export const useOrderingCart = () => useDomain('orderingCart')
/** The cart of the commerce channel: `const { lines, cart, regulations } = useCommerceCart()`. */
export const useCommerceCart = () => useDomain('commerceCart')
/** The order that is being placed, or was: `const { status, order, problem } = useCheckout()`. */
export const useCheckout = () => useDomain('checkout')
/** Whether somebody is signed in: `const { isSignedIn } = useSession()`. */
export const useSession = () => useDomain('session')
/** The signed-in customer, their rewards and latest orders: `const { customer } = useAccount()`. */
export const useAccount = () => useDomain('account')
/** The form to join Rewards: `const { step, problem } = useEnrolment()`. */
export const useEnrolment = () => useDomain('enrolment')
/** Whether a mail for a new password is on its way: `usePasswordReset().status === 'sent'`. */
export const usePasswordReset = () => useDomain('passwordReset')
/** Products saved without an account: `const { items } = useFavorites()`. */
export const useFavorites = () => useDomain('favorites')
/** The wishlists of the signed-in customer: `const { lists } = useWishlist()`. */
export const useWishlist = () => useDomain('wishlist')
/** The products that were looked at last: `const { products } = useRecentlyViewed()`. */
export const useRecentlyViewed = () => useDomain('recentlyViewed')
/** Whether analytics is allowed, and whether to ask: `const { asks } = useAnalytics()`. */
export const useAnalytics = () => useDomain('analytics')
/** The current page, and what it was reached with: `const { path } = useNavigation()`. */
export const useNavigation = () => useDomain('navigation')

/** Panels, the dialog, toasts and the theme: `const { toasts, theme } = useUI()`. */
export const useUI = () => useDomain('ui', 'useUI must be used within a UIProvider')

/** Whether the session is saved, and if not, why: `const { kind, problem } = useStorage()`. */
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
