import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import styles from './checkout-skeleton.module.css'

/** Placeholder for a step with its summary. */
export function CheckoutSkeleton() {
  const { t } = useTranslation('checkout')
  return (
    <div className={styles.frame} role="status" aria-label={t('loading')}>
      <Skeleton className={styles.step} />
      <Skeleton className={styles.summary} />
    </div>
  )
}
