import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/icon.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { FilterLink } from './filter-link.tsx'
import styles from './filter-options.module.css'
import { useCatalogueWords } from './words.ts'

export type FilterOption = {
  value: string
  label: string
  /** Number of products that it would show. */
  count: number
  selected: boolean
  /** The same listing with this value toggled. */
  href: string
  /** Shown instead of the label, for values with their own color. */
  mark?: ReactNode
}

/** The values of one filter as links, each with the number of products it would show. */
export function FilterOptions({ options }: { options: readonly FilterOption[] }) {
  const { t } = useCatalogueWords()
  return (
    <ul>
      {options.map(({ value, label, count, selected, href, mark }) => (
        <li key={value}>
          <FilterLink
            href={href}
            rel="nofollow"
            className={classes(styles.option, selected && styles.selected)}
            aria-current={selected || undefined}
          >
            <span className={styles.box}>{selected && <Icon icon={Check} size={14} />}</span>
            <span className={styles.label}>{mark ?? label}</span>
            <span className={styles.count}>
              {count}
              <VisuallyHidden>{count === 1 ? t('filters.one') : t('filters.many')}</VisuallyHidden>
            </span>
          </FilterLink>
        </li>
      ))}
    </ul>
  )
}
