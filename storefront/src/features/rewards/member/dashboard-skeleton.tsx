import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx'
import { classes } from '../../../shared/ui/classes.ts'
import styles from './dashboard.module.css'

/** Placeholder for the dashboard, of the same size. */
export function DashboardSkeleton() {
  const { t } = useTranslation('rewards')
  return (
    <div className={styles.parts}>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Skeleton className={classes(styles.whole, styles.panelSkeleton)} />
      <Skeleton className={styles.cardSkeleton} />
      <Skeleton className={styles.listSkeleton} />
      <Skeleton className={classes(styles.whole, styles.listSkeleton)} />
      <Skeleton className={classes(styles.whole, styles.listSkeleton)} />
    </div>
  )
}
