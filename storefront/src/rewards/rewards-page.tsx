import type { ReactNode } from 'react'
import { classes } from '../ui/classes.ts'
import { Picture } from '../ui/picture.tsx'
import styles from './rewards-page.module.css'

/**
 * The frame of the Rewards pages: one column narrower than other pages (2a.4), with its one `h1`, and on wide screens a
 * picture beside it. Without a picture the column stands alone.
 */
export function RewardsPage({ children, picture = null }: { children: ReactNode; picture?: string | null }) {
  return (
    <div className={classes(styles.page, picture !== null && styles.beside)}>
      <div className={styles.column}>{children}</div>
      {picture !== null && (
        <div className={styles.plate} aria-hidden="true">
          <Picture path={picture} alt="" width={560} height={640} className={styles.picture} />
        </div>
      )}
    </div>
  )
}
