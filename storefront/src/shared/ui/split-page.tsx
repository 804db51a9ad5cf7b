import type { ReactNode } from 'react'
import { Picture } from './picture.tsx'
import styles from './split-page.module.css'

/**
 * A frame for a single task, such as signing in: one narrow column with a heading and, on wide screens, an image beside
 * it.
 */
export function SplitPage({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <div className={styles.column}>{children}</div>
      <div className={styles.plate}>
        <Picture path="/scenes/gate.jpg" alt="" width={560} height={640} className={styles.picture} />
      </div>
    </div>
  )
}
