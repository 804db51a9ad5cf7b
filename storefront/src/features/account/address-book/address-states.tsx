import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/ui/button.tsx'
import { NoPlaces } from '../../../shared/ui/illustrations.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx'
import page from './address-book-page.module.css'
import styles from './address-states.module.css'

export function NoAddresses({ onWrite }: { onWrite: () => void }) {
  const { t } = useTranslation('account')
  return (
    <EmptyState
      drawing={<NoPlaces />}
      title={t('addresses.noneTitle')}
      text={t('addresses.noneText')}
      action={
        <Button variant="secondary" size="small" onClick={onWrite}>
          {t('addresses.write')}
        </Button>
      }
    />
  )
}

export function AddressSkeleton() {
  const { t } = useTranslation('account')
  return (
    <div>
      <VisuallyHidden role="status">{t('addresses.loading')}</VisuallyHidden>
      <div className={page.addresses}>
        <Skeleton className={styles.card} />
        <Skeleton className={styles.card} />
      </div>
    </div>
  )
}
