import { useRouter } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/icon.tsx'
import { type ActiveFilter, ActiveFilters } from './active-filters.tsx'
import styles from './filter-bar.module.css'
import { FilterLink } from './filter-link.tsx'
import { FilterMenu } from './filter-menu.tsx'
import { type FilterOption, FilterOptions } from './filter-options.tsx'
import { useCatalogueWords } from './words.ts'

export type FilterBarProps = {
  /** Number of products in the listing. */
  total: number
  facets: readonly { name: string; label: string; options: readonly FilterOption[] }[]
  sorts: readonly { value: string; label: string; selected: boolean; href: string }[]
  search: SearchProps
  active: readonly ActiveFilter[]
  /** The listing without filters. */
  clearHref: string
  /** Called when the pointer or focus comes near. */
  onApproach?: () => void
}

/**
 * Sticky chips: each filter with its choice, the sort order, and a search in this listing. Its whole state is in the
 * URL.
 */
export function FilterBar({ total, facets, sorts, search, active, clearHref, onApproach }: FilterBarProps) {
  const { t, counted } = useCatalogueWords()
  const done = t('filters.show', { products: counted(total, 'products') })
  return (
    <section aria-label={t('filters.heading')} className={styles.bar} onPointerEnter={onApproach} onFocus={onApproach}>
      <div className={styles.chips}>
        {facets.map(({ name, label, options }) => {
          const chosen = options.filter(({ selected }) => selected).length
          return (
            <FilterMenu key={name} label={label} chosen={chosen > 0 ? String(chosen) : undefined} done={done}>
              <FilterOptions options={options} />
            </FilterMenu>
          )
        })}
        <FilterMenu label={t('filters.sort')} done={t('filters.done')}>
          <ul>
            {sorts.map(({ value, label, selected, href }) => (
              <li key={value}>
                <FilterLink
                  href={href}
                  rel="nofollow"
                  className={classes(styles.sort, selected && styles.sorted)}
                  aria-current={selected || undefined}
                >
                  {label}
                </FilterLink>
              </li>
            ))}
          </ul>
        </FilterMenu>
        <SearchForm {...search} />
      </div>
      <ActiveFilters filters={active} clearHref={clearHref} />
    </section>
  )
}

export type SearchProps = {
  /** The name of the searched listing. */
  title: string
  text: string
  path: string
  /** Parameters of the address that a search keeps. */
  kept: readonly (readonly [name: string, value: string])[]
  hrefOf: (text: string) => string
}

/** A GET form: without JavaScript the browser builds the same address. */
function SearchForm({ title, text, path, kept, hrefOf }: SearchProps) {
  const { t, word } = useCatalogueWords()
  const find = t('filters.find', { title: word(title) })
  const router = useRouter()
  return (
    <form
      role="search"
      method="get"
      action={path}
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault()
        const typed = new FormData(event.currentTarget).get('q')
        const href = hrefOf(typeof typed === 'string' ? typed.trim() : '')
        void router.navigate({ to: '/', href, resetScroll: false, replace: true })
      }}
    >
      {kept.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <Icon icon={Search} size={18} />
      <input
        key={text}
        type="search"
        name="q"
        defaultValue={text}
        placeholder={find}
        aria-label={find}
        maxLength={80}
        className={styles.find}
      />
    </form>
  )
}
