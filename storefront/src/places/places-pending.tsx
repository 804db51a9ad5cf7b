import page from '../ui/page.module.css'
import { Skeleton } from '../ui/skeleton.tsx'
import styles from './places.module.css'

/** A page of places before it is there. */
export function PlacesPending() {
  return (
    <div className={page.page} aria-busy="true">
      <Skeleton className={styles.waitingTitle} />
      <Skeleton className={styles.waitingForm} />
      <Skeleton className={styles.waitingList} />
    </div>
  )
}
