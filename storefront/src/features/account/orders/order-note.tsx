import type { ReactNode } from 'react'
import styles from './order-note.module.css'

/** What became of something that was done with an order; its place is there before, so that it is said. */
export const OrderNote = ({ children }: { children: ReactNode }) => (
  <div role="status" className={styles.note}>
    {children}
  </div>
)
