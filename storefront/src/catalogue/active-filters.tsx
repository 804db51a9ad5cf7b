import { countFilters, filterNames, toggleFilter, withoutFilters } from '@leaflog/core/catalogue'
import { X } from 'lucide-react'
import { chipClass } from '../ui/chip.tsx'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/icon.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import styles from './active-filters.module.css'
import { FilterLink } from './filter-link.tsx'
import { filterLabel } from './filter-options.tsx'
import { listingHref } from './listing-links.ts'
import type { ListingPageData } from './listing-loader.ts'

/** What is chosen, each a link that takes it off again. */
export function ActiveFilters({ page: { query, path, listing } }: { page: ListingPageData }) {
  const chosen = filterNames.flatMap((name) =>
    listing.facets[name]
      .filter((option) => option.selected)
      .map((option) => ({
        key: `${name} ${option.value}`,
        label: filterLabel(name, option.label),
        href: listingHref(path, toggleFilter(query, name, option.value)),
      })),
  )
  const text =
    query.text === ''
      ? []
      : [{ key: 'q', label: `“${query.text}”`, href: listingHref(path, { ...query, text: '', page: 1 }) }]
  const all = [...chosen, ...text]
  if (all.length === 0) return null
  return (
    <ul className={styles.active} aria-label="Active filters">
      {all.map(({ key, label, href }) => (
        <li key={key}>
          <FilterLink href={href} rel="nofollow" className={classes(chipClass('plain', true), styles.filter)}>
            <VisuallyHidden>Remove filter </VisuallyHidden>
            {label}
            <Icon icon={X} size={16} />
          </FilterLink>
        </li>
      ))}
      {countFilters(query) + text.length > 1 && (
        <li>
          <FilterLink href={listingHref(path, withoutFilters(query))} rel="nofollow" className={styles.clear}>
            Clear all
          </FilterLink>
        </li>
      )}
    </ul>
  )
}
