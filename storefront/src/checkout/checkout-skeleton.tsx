import { Skeleton } from '../ui/skeleton.tsx'
import styles from './checkout-skeleton.module.css'

/** Of the size of a step with its summary. */
export function CheckoutSkeleton() {
  return (
    <div className={styles.frame} role="status" aria-label="Loading your cart">
      <Skeleton className={styles.step} />
      <Skeleton className={styles.summary} />
    </div>
  )
}
