import { createContext, type ReactNode, use, useId } from 'react'
import styles from './order-facts.module.css'

/** Below the page's title, or below the order's. */
export type FactHeading = 'h2' | 'h3'
export const FactHeadingContext = createContext<FactHeading>('h2')

/** One subject of an order, with its heading. */
export function Fact({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId()
  const level = use(FactHeadingContext)
  return (
    <section aria-labelledby={heading} className={styles.fact}>
      {level === 'h2' ? (
        <h2 id={heading} className={styles.heading}>
          {title}
        </h2>
      ) : (
        <h3 id={heading} className={styles.heading}>
          {title}
        </h3>
      )}
      {children}
    </section>
  )
}
