import { useShop } from '@leaflog/react'
import { use } from 'react'
import { type ShownShop, ShownShopContext } from '../../shared/page/shown-shop.tsx'

const cannotShow = () => undefined

/** The page's own shop, also while another one is shown; and how to show another one. */
export function useOwnShop(): ShownShop {
  const shop = useShop()
  return use(ShownShopContext) ?? { own: shop, show: cannotShow }
}
