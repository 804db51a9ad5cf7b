import { Skeleton } from '../ui/skeleton.tsx'
import layout from './product-page.module.css'
import styles from './product-pending.module.css'

/** A placeholder of the same size while the product loads. */
export function ProductPending() {
  return (
    <div className={layout.page} aria-busy="true">
      <Skeleton className={styles.trail} />
      <div className={layout.product}>
        <Skeleton className={styles.plate} />
        <div className={layout.facts}>
          <Skeleton className={styles.line} />
          <Skeleton className={styles.title} />
          <Skeleton className={styles.line} />
          <Skeleton className={styles.block} />
          <Skeleton className={styles.block} />
        </div>
      </div>
    </div>
  )
}
