import { breadcrumbs, type Breadcrumb } from '@leaflog/core/catalogue'
import { AppLink } from '../ui/app-link.tsx'
import styles from './breadcrumb-trail.module.css'
import { useTranslation } from 'react-i18next'
import { useTerm } from '../i18n/use-term.ts'

/** The breadcrumbs of a page (2h.3). The last entry is the page itself. */
export function BreadcrumbTrail({ trail }: { trail: readonly Breadcrumb[] }) {
  const { t } = useTranslation('common')
  const word = useTerm()
  const entries = breadcrumbs(trail)
  return (
    <nav aria-label={t('breadcrumb')}>
      <ol className={styles.trail}>
        {entries.map((entry, position) => (
          <li key={entry.href} className={styles.entry}>
            {position === entries.length - 1 ? (
              <span aria-current="page">{word(entry.label)}</span>
            ) : (
              <AppLink href={entry.href}>{word(entry.label)}</AppLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
