import { NoWishes } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import panel from './list-panel.module.css'
import styles from './wishlist-states.module.css'

const way = { label: 'Look around', href: '/category/flower' }

/** Nothing was ever kept. */
export function NoWishlists() {
  return (
    <EmptyState
      drawing={<NoWishes />}
      title="Nothing kept yet"
      text="Press the heart beside a product, and it waits for you here."
      action={way}
    />
  )
}

export function NothingInList() {
  return (
    <EmptyState
      drawing={<NoWishes />}
      title="This list is empty"
      text="Press the heart beside a product, or move something here from another list."
      action={way}
    />
  )
}

export function WishlistSkeleton() {
  return (
    <div>
      <VisuallyHidden role="status">Your wishlists are on their way.</VisuallyHidden>
      <div className={panel.items}>
        <Skeleton className={styles.card} />
        <Skeleton className={styles.card} />
        <Skeleton className={styles.card} />
      </div>
    </div>
  )
}
