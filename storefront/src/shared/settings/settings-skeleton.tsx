import { useTranslation } from 'react-i18next'
import { Skeleton } from '../ui/skeleton.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { SettingsSection } from './settings-section.tsx'
import styles from './settings-skeleton.module.css'

/** Placeholder for settings that are loading. */
export function SettingsSkeleton() {
  const { t } = useTranslation('account')
  return (
    <SettingsSection title={t('personal.wait')} text={t('personal.waitText')}>
      <VisuallyHidden role="status">{t('personal.loading')}</VisuallyHidden>
      <div className={styles.fields}>
        <Skeleton className={styles.field} />
        <Skeleton className={styles.field} />
        <Skeleton className={styles.field} />
        <Skeleton className={styles.field} />
      </div>
    </SettingsSection>
  )
}
