import type { ReactNode } from 'react'
import { counted } from '../../catalogue/format.ts'
import { classes } from '../../ui/classes.ts'
import page from '../../ui/page.module.css'
import styles from './cart-frame.module.css'

export type CartFrameProps = {
  /** Pieces in the cart; 0 is not said. */
  count: number
  lines: ReactNode
  /** What it comes to, and what can be taken off; null where there is nothing in it. */
  summary: ReactNode
  /** Below all of it. */
  children?: ReactNode
}

/** The page of either cart: lines on the left, the summary beside them where there is room. */
export function CartFrame({ count, lines, summary, children }: CartFrameProps) {
  return (
    <div className={page.page}>
      <h1>{count > 0 ? `Your cart, ${counted(count, 'item')}` : 'Your cart'}</h1>
      <div className={classes(styles.cart, summary === null && styles.alone)}>
        <div className={styles.lines}>{lines}</div>
        {summary !== null && (
          <aside className={styles.summary} aria-label="Order summary">
            {summary}
          </aside>
        )}
      </div>
      {children}
    </div>
  )
}
