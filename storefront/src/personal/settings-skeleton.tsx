import { Skeleton } from '../ui/skeleton.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { SettingsSection } from './settings-section.tsx'
import styles from './settings-skeleton.module.css'

/** Settings before they are known. */
export function SettingsSkeleton() {
  return (
    <SettingsSection title="One moment" text="We are fetching your settings.">
      <VisuallyHidden role="status">Your settings are on their way.</VisuallyHidden>
      <div className={styles.fields}>
        <Skeleton className={styles.field} />
        <Skeleton className={styles.field} />
        <Skeleton className={styles.field} />
        <Skeleton className={styles.field} />
      </div>
    </SettingsSection>
  )
}
