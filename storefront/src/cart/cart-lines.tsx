import { addLabel, LABELS } from '@leaflog/core'
import { useOrderingCart, useShop } from '@leaflog/react'
import { useEffect, useRef } from 'react'
import { CartLine } from './cart-line.tsx'
import styles from './cart-lines.module.css'
import { useCartAttempt } from './use-cart-attempt.ts'

/** The second half of a double click comes within this time, in milliseconds. */
const DOUBLE_CLICK_MS = 500

/** The lines of the cart. When the one that had the focus goes, the focus passes to the line in its place. */
export function CartLines() {
  const shop = useShop()
  const cart = useOrderingCart()
  const attempt = useCartAttempt()
  const list = useRef<HTMLUListElement>(null)
  const removed = useRef<number | null>(null)
  const clicked = useRef(-DOUBLE_CLICK_MS)
  const { lines } = cart
  useEffect(() => {
    const at = removed.current
    removed.current = null
    if (at === null || document.activeElement !== document.body) return
    list.current?.children[Math.min(at, lines.length - 1)]?.querySelector<HTMLElement>('[data-remove]')?.focus()
  }, [lines.length])
  return (
    <ul ref={list} className={styles.lines}>
      {lines.map((line, at) => (
        <CartLine
          key={line.id}
          line={line}
          limited={addLabel(cart, line.productId, line.option) === LABELS.limit}
          onQuantity={(quantity) => attempt(shop.orderingCart.setQuantity(line.id, quantity))}
          onRemove={({ timeStamp, detail }) => {
            // 4c.3: a double click takes out one line, and not also the next, which has moved up under the pointer.
            if (detail > 0 && timeStamp - clicked.current < DOUBLE_CLICK_MS) return
            clicked.current = timeStamp
            removed.current = at
            attempt(shop.orderingCart.remove(line.id))
          }}
        />
      ))}
    </ul>
  )
}
