import type { Shop } from '@leaflog/core'
import { type ReactNode, createContext, useContext, useEffect, useRef, useState } from 'react'

const ShopContext = createContext<Shop | null>(null)

interface GivenShop {
  /** A shop that outlives the provider: its owner starts and disposes of it. */
  readonly shop: Shop
  readonly open?: never
  readonly fallback?: never
}

interface OwnShop {
  /**
   * Opens the shop, such as `() => openShop(options)`. Called when the provider is mounted, never while rendering and
   * never on a server. The provider starts the shop, and disposes of it when it is unmounted. Changing the function
   * does not open another shop: change the provider's `key` instead.
   */
  readonly open: () => Shop
  /** Shown until the shop has started. */
  readonly fallback?: ReactNode
  readonly shop?: never
}

/** A shop that outlives the provider, or how to open one that lives as long as it. */
export type ShopProviderProps = (GivenShop | OwnShop) & { readonly children: ReactNode }

/**
 * Provides one shop to its children: a given one, or one of its own.
 *
 * ```tsx
 * const open = () => openShop({ gateway: 'https://shop.example', brand: 'fernhill' })
 * const page = <ShopProvider open={open} fallback={<p>One moment…</p>}><Menu /></ShopProvider>
 * ```
 */
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

/** React may mount a component twice (StrictMode) or hide it for a while (Activity): each mount has its own shop. */
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

/**
 * The shop of the nearest provider, for its commands. Without one, throws an error with the message `missing`.
 *
 * ```tsx
 * const shop = useShop()
 * const button = <button onClick={() => void shop.session.signOut()}>Sign out</button>
 * ```
 */
export function useShop(missing = 'useShop must be used within a ShopProvider'): Shop {
  const shop = useContext(ShopContext)
  if (!shop) throw new Error(missing)
  return shop
}
