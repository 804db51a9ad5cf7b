import { useShop } from '@leaflog/react'
import { use } from 'react'
import { type ShopOverride, ShopOverrideContext } from '../../shared/page/shop-override.tsx'

const cannotShow = () => undefined

/** The page's own shop, even while another one is shown; and a function to show another one. */
export function useOwnShop(): ShopOverride {
  const shop = useShop()
  return use(ShopOverrideContext) ?? { own: shop, show: cannotShow }
}
