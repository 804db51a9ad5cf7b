import type { Found, FoundBy } from '@leaflog/core/search'
import { useShop } from '@leaflog/react'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'

/**
 * A grid of what was found: that it was seen, and what of it was opened, is told to the insights endpoint with its place
 * (7d.3), by those who allow it. Tiles are in the order of `products`.
 */
export function FoundProducts({
  by,
  products,
  children,
}: {
  by: FoundBy | null
  products: readonly Found[]
  children: ReactNode
}) {
  const shop = useShop()
  // The same products are seen once, however often the page is read and drawn.
  const seen = useRef<string | null>(null)
  useEffect(() => {
    const shown = products.map(({ id }) => id).join()
    if (by === null || seen.current === shown) return
    seen.current = shown
    shop.search().then(
      ({ events }) => events.viewed(by, products),
      () => undefined,
    )
  }, [shop, by, products])
  const onClick = (event: MouseEvent<HTMLDivElement>) => {
    const { target, currentTarget } = event
    if (by === null || !(target instanceof Element) || target.closest('a[href]') === null) return
    const tile = [...currentTarget.querySelectorAll('article')].findIndex((one) => one.contains(target))
    const product = products[tile]
    if (product === undefined) return
    shop.search().then(
      ({ events }) => events.clicked(by, product),
      () => undefined,
    )
  }
  return (
    <div role="presentation" onClickCapture={onClick}>
      {children}
    </div>
  )
}
