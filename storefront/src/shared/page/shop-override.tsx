import type { Shop } from '@leaflog/core'
import { ShopProvider } from '@leaflog/react'
import { type ReactNode, createContext, useMemo, useState } from 'react'

export type ShopOverride = {
  /** This page's own shop, whichever is shown. */
  own: Shop
  /** Renders the page with another shop; null: with its own again. */
  show: (shop: Shop | null) => void
}

/** For tools that show the shop in the past; null if the page does not support it. */
export const ShopOverrideContext = createContext<ShopOverride | null>(null)

/** Provides the page's shop, or the one shown instead. */
export function ShopOverrideProvider({ shop, children }: { shop: Shop; children: ReactNode }) {
  const [other, show] = useState<Shop | null>(null)
  const shown = useMemo(() => ({ own: shop, show }), [shop])
  return (
    <ShopOverrideContext value={shown}>
      <ShopProvider shop={other ?? shop}>{children}</ShopProvider>
    </ShopOverrideContext>
  )
}
