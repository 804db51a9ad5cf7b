import type { Shop } from '@leaflog/core'
import { type ReactNode, createContext, useContext } from 'react'

const ShopContext = createContext<Shop | null>(null)

/** Gives one shop to everything below. */
export function ShopProvider({ shop, children }: { shop: Shop; children: ReactNode }) {
  return <ShopContext value={shop}>{children}</ShopContext>
}

/** The shop of the nearest provider; without one, `missing` names the cure. */
export function useShop(missing = 'useShop must be used within a ShopProvider'): Shop {
  const shop = useContext(ShopContext)
  if (!shop) throw new Error(missing)
  return shop
}
