import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx'
import details from './order-details.module.css'
import styles from './order-skeleton.module.css'

/** Placeholder for an order, of about the same size. */
export function OrderSkeleton() {
  const { t } = useTranslation('orders')
  return (
    <div className={details.details}>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <div className={details.whole}>
        <Skeleton className={styles.progress} />
      </div>
      <Skeleton className={styles.items} />
      <Skeleton className={styles.totals} />
    </div>
  )
}
