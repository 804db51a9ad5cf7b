import { useEffect, useRef } from 'react'
import { classes } from '../../../shared/ui/classes.ts'
import { CartLine, type LineParts } from './cart-line.tsx'
import styles from './cart-lines.module.css'
import { withKeys } from './line-keys.ts'

/** The second half of a double click comes within this time, in milliseconds. */
const DOUBLE_CLICK_MS = 500

export type CartLinesProps = {
  lines: readonly LineParts[]
  /** With more room, as on a page of their own. */
  roomy?: boolean
  onQuantity: (lineId: string, quantity: number) => void
  onRemove: (lineId: string) => void
}

/** The lines of a cart. When the one that had the focus goes, the focus passes to what is in its place. */
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
      // The last line has gone, and the list with it: what stands in its place is read on from there.
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
            // 4c.3: a double click takes out one line, and not also the next, which has moved up under the pointer.
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
