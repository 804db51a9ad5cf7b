import type { ReactNode } from 'react'
import styles from './order-note.module.css'

/** The result of an action on an order. The live region exists before its text, so that the text is announced. */
export const OrderNote = ({ children }: { children: ReactNode }) => (
  <div role="status" className={styles.note}>
    {children}
  </div>
)
