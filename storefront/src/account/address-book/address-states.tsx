import { Button } from '../../ui/button.tsx'
import { NoPlaces } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import page from './address-book-page.module.css'
import styles from './address-states.module.css'

export function NoAddresses({ onWrite }: { onWrite: () => void }) {
  return (
    <EmptyState
      drawing={<NoPlaces />}
      title="No address yet"
      text="With one in the book, checking out takes a minute less."
      action={
        <Button variant="secondary" size="small" onClick={onWrite}>
          Write one down
        </Button>
      }
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
