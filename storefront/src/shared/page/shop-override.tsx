import type { Shop } from '@leaflog/core'
import { ShopProvider } from '@leaflog/react'
import { type ReactNode, createContext, useMemo, useState } from 'react'

export type ShopOverride = {
  /** The shop of this page, whichever is shown. */
  own: Shop
  /** Draws the page with another shop; null: with its own again. */
  show: (shop: Shop | null) => void
}

/** For tools that look at the shop as it was; null where the page cannot be drawn with another one. */
export const ShopOverrideContext = createContext<ShopOverride | null>(null)

/** Gives everything below the page's shop, or the one that is shown in its place. */
export function ShopOverrideProvider({ shop, children }: { shop: Shop; children: ReactNode }) {
  const [other, show] = useState<Shop | null>(null)
  const shown = useMemo(() => ({ own: shop, show }), [shop])
  return (
    <ShopOverrideContext value={shown}>
      <ShopProvider shop={other ?? shop}>{children}</ShopProvider>
    </ShopOverrideContext>
  )
}
