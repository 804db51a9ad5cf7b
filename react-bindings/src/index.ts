/**
 * Public exports of @leaflog/react.
 *
 * @module @leaflog/react
 */
export { ShopProvider, type ShopProviderProps, useShop } from './shop-provider.tsx'
export { type Answer, useAnswer } from './use-answer.ts'
export { type Initial, useCategories, useProduct, useProducts, useStores } from './use-catalogue.ts'
export { type SearchState, useSearch } from './use-search.ts'
export { useView } from './use-view.ts'
export {
  useAccount,
  useAgeGate,
  useAnalytics,
  useCheckout,
  useCommerceCart,
  useDispensary,
  useDomain,
  useEnrolment,
  useFavorites,
  useMenu,
  useNavigation,
  useOrderingCart,
  usePasswordReset,
  useRecentlyViewed,
  useSession,
  useStorage,
  useUI,
  useWishlist,
} from './hooks.ts'
