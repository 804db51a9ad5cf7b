import { useTranslation } from 'react-i18next'
import layout from './product-page.module.css'
import { Skeleton } from '../ui/skeleton.tsx'
import styles from './product-pending.module.css'

/** A placeholder of the same size while the product loads. */
export function ProductPending() {
  const { t } = useTranslation('common')
  return (
    <div className={layout.page}>
      <p role="status" className={styles.trail}>
        {t('loading')}
      </p>
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
