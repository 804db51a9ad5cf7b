import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { classes } from '../../../shared/ui/classes.ts'
import styles from './cart-frame.module.css'

export type CartFrameProps = {
  lines: ReactNode
  /** Totals and codes; null if the cart is empty. */
  summary: ReactNode
}

/** The page of either cart: lines on the left, the summary beside them if there is room. */
export function CartFrame({ lines, summary }: CartFrameProps) {
  const { t } = useTranslation('cart')
  return (
    <div className={classes(styles.cart, summary === null && styles.alone)}>
      <div className={styles.lines}>{lines}</div>
      {summary !== null && (
        <aside className={styles.summary} aria-label={t('summary')}>
          {summary}
        </aside>
      )}
    </div>
  )
}
