import type { Shop } from '@leaflog/core'
import { type ReactNode, createContext, useContext, useEffect, useRef, useState } from 'react'

const ShopContext = createContext<Shop | null>(null)

interface GivenShop {
  /** One that lives longer than the provider: whoever opened it starts it and disposes of it. */
  readonly shop: Shop
  readonly open?: never
  readonly fallback?: never
}

interface OwnShop {
  /**
   * Opens the shop, such as `() => openShop(options)`. It is called when the provider is mounted, never while rendering and never on
   * a server; the provider starts the shop, and disposes of it when it is unmounted. Another function opens no other shop: give
   * the provider another `key`.
   */
  readonly open: () => Shop
  /** What is shown until the shop has begun to work. */
  readonly fallback?: ReactNode
  readonly shop?: never
}

export type ShopProviderProps = (GivenShop | OwnShop) & { readonly children: ReactNode }

/** Gives one shop to everything below: one that is given, or one of its own. */
export function ShopProvider({ shop, open, fallback, children }: ShopProviderProps) {
  return open === undefined ? (
    <ShopContext value={shop}>{children}</ShopContext>
  ) : (
    <ShopOwner open={open} fallback={fallback}>
      {children}
    </ShopOwner>
  )
}

type OwnerProps = { open: () => Shop; fallback: ReactNode; children: ReactNode }

/** React may mount anything twice (StrictMode) or hide it for a while (Activity): each time has a shop of its own. */
function ShopOwner({ open, fallback, children }: OwnerProps) {
  const [shop, setShop] = useState<Shop | null>(null)
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null)
  const opening = useRef(open)
  useEffect(() => {
    const opened = opening.current()
    let mounted = true
    opened.start().then(
      () => mounted && setShop(opened),
      (error: unknown) => mounted && setFailure({ error }),
    )
    return () => {
      mounted = false
      setShop(null)
      opened.dispose()
    }
  }, [])
  if (failure !== null) throw failure.error
  return shop === null ? fallback : <ShopContext value={shop}>{children}</ShopContext>
}

/** The shop of the nearest provider; without one, `missing` names the cure. */
export function useShop(missing = 'useShop must be used within a ShopProvider'): Shop {
  const shop = useContext(ShopContext)
  if (!shop) throw new Error(missing)
  return shop
}
