import { breadcrumbs, type Breadcrumb } from '@leaflog/core/catalogue'
import { AppLink } from '../ui/app-link.tsx'
import styles from './breadcrumb-trail.module.css'

/** Where the page stands (2h.3). The last entry is the page itself. */
export function BreadcrumbTrail({ trail }: { trail: readonly Breadcrumb[] }) {
  const entries = breadcrumbs(trail)
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.trail}>
        {entries.map((entry, position) => (
          <li key={entry.href} className={styles.entry}>
            {position === entries.length - 1 ? (
              <span aria-current="page">{entry.label}</span>
            ) : (
              <AppLink href={entry.href}>{entry.label}</AppLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
