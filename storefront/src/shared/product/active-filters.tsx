import { X } from 'lucide-react'
import { chipClass } from '../ui/chip.tsx'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/icon.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import styles from './active-filters.module.css'
import { FilterLink } from './filter-link.tsx'
import { useCatalogueWords } from './words.ts'

/** `href` is the same listing without it. */
export type ActiveFilter = { key: string; label: string; href: string }

/** The chosen values, each a link that removes it. */
export function ActiveFilters({ filters, clearHref }: { filters: readonly ActiveFilter[]; clearHref: string }) {
  const { t } = useCatalogueWords()
  if (filters.length === 0) return null
  return (
    <ul className={styles.active} aria-label={t('active.heading')}>
      {filters.map(({ key, label, href }) => (
        <li key={key}>
          <FilterLink href={href} rel="nofollow" className={classes(chipClass('plain', true), styles.filter)}>
            <VisuallyHidden>{t('active.remove')} </VisuallyHidden>
            {label}
            <Icon icon={X} size={16} />
          </FilterLink>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <FilterLink href={clearHref} rel="nofollow" className={styles.clear}>
            {t('active.clear')}
          </FilterLink>
        </li>
      )}
    </ul>
  )
}
