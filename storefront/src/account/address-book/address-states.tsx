import type { ReactNode } from 'react'
import { NoPlaces } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import page from './address-book-page.module.css'
import styles from './address-states.module.css'

export function NoAddresses({ action }: { action: ReactNode }) {
  return (
    <EmptyState
      drawing={<NoPlaces />}
      title="No address yet"
      text="Write one down here and checking out takes a minute less."
      action={action}
    />
  )
}

export function AddressSkeleton() {
  return (
    <div>
      <VisuallyHidden role="status">Your addresses are on their way.</VisuallyHidden>
      <div className={page.addresses}>
        <Skeleton className={styles.card} />
        <Skeleton className={styles.card} />
      </div>
    </div>
  )
}
