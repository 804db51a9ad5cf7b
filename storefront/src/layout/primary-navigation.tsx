import type { NavigationEntry } from '@leaflog/core/wire/content'
import { AppLink } from '../ui/app-link.tsx'
import styles from './primary-navigation.module.css'

/** The entries that the brand's data names (2d.5, 3.16.2). */
export function PrimaryNavigation({ entries }: { entries: readonly NavigationEntry[] }) {
  return (
    <nav aria-label="Main" className={styles.navigation}>
      <ul className={styles.list}>
        {entries.map((entry) => (
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
