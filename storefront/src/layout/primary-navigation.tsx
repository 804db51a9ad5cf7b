import type { NavigationEntry } from '@leaflog/core/wire/content'
import { AppLink } from '../ui/app-link.tsx'
import { useLiveLinks } from '../ui/use-live-links.ts'
import styles from './primary-navigation.module.css'
import { useTranslation } from 'react-i18next'

/** The entries that the brand's data names (2d.5, 3.16.2). */
export function PrimaryNavigation({ entries }: { entries: readonly NavigationEntry[] }) {
  const { t } = useTranslation('common')
  const live = useLiveLinks()
  return (
    <nav aria-label={t('layout.main')} className={styles.navigation}>
      <ul className={styles.list}>
        {live(entries, (entry) => entry.navLink).map((entry) => (
          <li key={entry.navLink + entry.navLabel}>
            <AppLink href={entry.navLink} newTab={entry.openNavLinkInNewTab} className={styles.link}>
              {entry.navLabel}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
