import { listingSorts, type FilterName, type ListingSort } from '@leaflog/core/catalogue'
import { useRouteContext, useRouter } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { currentStore } from '../current-store.ts'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/icon.tsx'
import { ActiveFilters } from './active-filters.tsx'
import styles from './filter-bar.module.css'
import { FilterLink } from './filter-link.tsx'
import { FilterMenu } from './filter-menu.tsx'
import { FilterOptions } from './filter-options.tsx'
import { counted } from './format.ts'
import { listingHref } from './listing-links.ts'
import type { ListingPageData } from './listing-loader.ts'

const sortLabels: Readonly<Record<ListingSort, string>> = {
  featured: 'Featured first',
  price: 'Price, low to high',
  'price-desc': 'Price, high to low',
  thc: 'THC, high to low',
  name: 'Name, A to Z',
}

const filterTitles: readonly { name: FilterName; label: string }[] = [
  { name: 'strain', label: 'Strain' },
  { name: 'weight', label: 'Weight' },
  { name: 'brand', label: 'Brand' },
]

/** Sticky chips: each filter with what is chosen, the order, and a search in this listing. All of it lives in the URL. */
export function FilterBar({ page }: { page: ListingPageData }) {
  const { query, path, listing } = page
  const done = `Show ${counted(listing.total, 'product')}`
  const shown = filterTitles.filter(
    ({ name }) => listing.facets[name].length > 0 && !(name === 'brand' && page.kind === 'brand'),
  )
  const context = useRouteContext({ from: '__root__' })
  // Filters answer from the menu. The page came without it, so it is fetched when a hand comes near.
  const approach = () => {
    const store = currentStore(context)
    if (store !== null) context.menu(store).catch(() => undefined)
  }
  return (
    <section aria-label="Filters" className={styles.bar} onPointerEnter={approach} onFocus={approach}>
      <div className={styles.chips}>
        {shown.map(({ name, label }) => (
          <FilterMenu
            key={name}
            label={label}
            chosen={query[name].length > 0 ? String(query[name].length) : undefined}
            done={done}
          >
            <FilterOptions name={name} options={listing.facets[name]} query={query} path={path} />
          </FilterMenu>
        ))}
        <FilterMenu label="Sort" done="Done">
          <ul>
            {listingSorts.map((sort) => (
              <li key={sort}>
                <FilterLink
                  href={listingHref(path, { ...query, sort, page: 1 })}
                  rel="nofollow"
                  className={classes(styles.sort, sort === query.sort && styles.sorted)}
                  aria-current={sort === query.sort || undefined}
                >
                  {sortLabels[sort]}
                </FilterLink>
              </li>
            ))}
          </ul>
        </FilterMenu>
        <SearchForm page={page} />
      </div>
      <ActiveFilters page={page} />
    </section>
  )
}

/** A GET form: without JavaScript the browser makes the same address. */
function SearchForm({ page }: { page: ListingPageData }) {
  const router = useRouter()
  const { query, path } = page
  const { brand, strain, weight, special } = query
  const kept = { brand: brand.join(','), strain: strain.join(','), weight: weight.join(','), special: special ?? '' }
  return (
    <form
      role="search"
      method="get"
      action={path}
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault()
        const text = new FormData(event.currentTarget).get('q')
        const href = listingHref(path, { ...query, text: typeof text === 'string' ? text.trim() : '', page: 1 })
        void router.navigate({ to: '/', href, resetScroll: false, replace: true })
      }}
    >
      {Object.entries(kept).map(
        ([name, value]) => value !== '' && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <Icon icon={Search} size={18} />
      <input
        key={query.text}
        type="search"
        name="q"
        defaultValue={query.text}
        placeholder={`Find in ${page.title}`}
        aria-label={`Find in ${page.title}`}
        maxLength={80}
        className={styles.find}
      />
    </form>
  )
}
