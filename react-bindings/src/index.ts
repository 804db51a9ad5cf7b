/** The public list of @leaflog/react. */
export { ShopProvider, useShop } from './shop-provider.tsx'
export { useView } from './use-view.ts'
export { useAgeGate, useDispensary, useMenu, useNavigation, useOrderingCart, useStorage, useUI } from './hooks.ts'
