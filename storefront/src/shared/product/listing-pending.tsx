import { Skeleton } from '../ui/skeleton.tsx'
import styles from './listing-pending.module.css'
import { TileGridSkeleton } from './tile-grid.tsx'

/** Placeholder for a listing, of the same size, so that nothing shifts. */
export function ListingPending() {
  return (
    <div className={styles.page} aria-busy="true">
      <Skeleton className={styles.trail} />
      <Skeleton className={styles.title} />
      <Skeleton className={styles.bar} />
      <TileGridSkeleton />
    </div>
  )
}
