import { useEffect, useRef } from 'react'
import { classes } from '../../../shared/ui/classes.ts'
import { CartLine, type LineParts } from './cart-line.tsx'
import styles from './cart-lines.module.css'
import { withKeys } from './line-keys.ts'

/** Two clicks within this time, in milliseconds, are a double click. */
const DOUBLE_CLICK_MS = 500

export type CartLinesProps = {
  lines: readonly LineParts[]
  /** The roomier layout of the cart page. */
  roomy?: boolean
  onQuantity: (lineId: string, quantity: number) => void
  onRemove: (lineId: string) => void
}

/** The lines of a cart. When the focused line is removed, the focus moves to the one that takes its place. */
export function CartLines({ lines, roomy = false, onQuantity, onRemove }: CartLinesProps) {
  const list = useRef<HTMLUListElement>(null)
  const removed = useRef<number | null>(null)
  const around = useRef<Element | null>(null)
  const clicked = useRef(-DOUBLE_CLICK_MS)
  useEffect(() => {
    const at = removed.current
    removed.current = null
    if (at === null || document.activeElement !== document.body) return
    list.current?.children[Math.min(at, lines.length - 1)]?.querySelector<HTMLElement>('[data-remove]')?.focus()
  }, [lines.length])
  useEffect(
    () => () => {
      // The last line was removed, and the list with it: the focus moves to what replaces it.
      if (removed.current === null || document.activeElement !== document.body) return
      around.current?.querySelector<HTMLElement>('[data-cart-empty]')?.focus()
    },
    [],
  )
  const remember = (at: number) => {
    removed.current = at
    around.current = list.current?.closest('dialog, main') ?? null
  }
  return (
    <ul ref={list} className={classes(styles.lines, roomy && styles.roomy)}>
      {[...withKeys(lines)].map(([key, parts], at) => (
        <CartLine
          key={key}
          parts={parts}
          onQuantity={(quantity) => {
            if (quantity === 0) remember(at)
            onQuantity(parts.line.id, quantity)
          }}
          onRemove={({ timeStamp, detail }) => {
            // 4c.3: a double click removes one line, and not also the next, which has moved under the pointer.
            if (detail > 0 && timeStamp - clicked.current < DOUBLE_CLICK_MS) return
            clicked.current = timeStamp
            remember(at)
            onRemove(parts.line.id)
          }}
        />
      ))}
    </ul>
  )
}
