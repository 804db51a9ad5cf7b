import { toggleFilter, type FacetOption, type FilterName, type ListingQuery } from '@leaflog/core/catalogue'
import { Check } from 'lucide-react'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/icon.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { FilterLink } from './filter-link.tsx'
import styles from './filter-options.module.css'
import { strainLabel } from './format.ts'
import { listingHref } from './listing-links.ts'

export const filterLabel = (name: FilterName, label: string): string => (name === 'strain' ? strainLabel(label) : label)

export type FilterOptionsProps = {
  name: FilterName
  options: readonly FacetOption[]
  query: ListingQuery
  path: string
}

/** The values of one filter as links, each with how many products it would show. */
export function FilterOptions({ name, options, query, path }: FilterOptionsProps) {
  return (
    <ul>
      {options.map((option) => (
        <li key={option.value}>
          <FilterLink
            href={listingHref(path, toggleFilter(query, name, option.value))}
            rel="nofollow"
            className={classes(styles.option, option.selected && styles.selected)}
            aria-current={option.selected || undefined}
          >
            <span className={styles.box}>{option.selected && <Icon icon={Check} size={14} />}</span>
            <span className={styles.label}>{filterLabel(name, option.label)}</span>
            <span className={styles.count}>
              {option.count}
              <VisuallyHidden>{option.count === 1 ? ' product' : ' products'}</VisuallyHidden>
            </span>
          </FilterLink>
        </li>
      ))}
    </ul>
  )
}
