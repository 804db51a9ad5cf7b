import { commerceListingHref, countChosen, withoutChosen } from '@leaflog/core/catalogue'
import { searchHref } from '@leaflog/core/search'
import { useTranslation } from 'react-i18next'
import { FilterBar } from '../../shared/product/filter-bar.tsx'
import { FilterLink } from '../../shared/product/filter-link.tsx'
import { useCatalogueWords } from '../../shared/product/words.ts'
import { ListedProducts, ListingFrame, NothingListed } from '../../shared/product/listing-frame.tsx'
import { CommerceGrid } from '../commerce/listing/commerce-grid.tsx'
import { categoryFilters } from '../commerce/listing/category-filters.tsx'
import { AppLink } from '../../shared/ui/app-link.tsx'
import { buttonClass } from '../../shared/ui/button.tsx'
import { OtherStore } from './other-store.tsx'
import styles from './results.module.css'
import type { CategoryResultsPage } from './search-data.ts'
import { SearchCategories } from './search-categories.tsx'
import { useCountOf } from './use-count-of.ts'

/** Results of a commerce store's own search (5c.1). */
export function CategoryResults({ page: { term, page, storeName } }: { page: CategoryResultsPage }) {
  const { t } = useTranslation('search')
  const { listing, query, path, mode } = page
  const countOf = useCountOf()
  const filters = categoryFilters({ ...page, title: t('results.everything') }, useCatalogueWords())
  // The term is the page's subject here, not a filter; another term is another search.
  const own = {
    ...filters,
    active: filters.active.filter(({ key }) => key !== 'q'),
    search: { ...filters.search, hrefOf: searchHref },
    clearHref: commerceListingHref(path, { ...withoutChosen(query), text: query.text }),
  }
  return (
    <ListingFrame
      trail={[{ label: t('results.crumb'), href: searchHref(term) }]}
      title={t('results.heading', { term })}
      count={countOf(listing.total, storeName, mode)}
    >
      <FilterBar {...own} />
      {listing.items.length === 0 ? (
        <NothingFound term={term} page={page} clearHref={own.clearHref} />
      ) : (
        <ListedProducts
          {...listing}
          shown={listing.items.length}
          hrefOf={(number) => commerceListingHref(path, { ...query, page: number })}
        >
          <CommerceGrid products={listing.items} />
        </ListedProducts>
      )}
    </ListingFrame>
  )
}

function NothingFound({
  term,
  page: { query, listing },
  clearHref,
}: Pick<CategoryResultsPage, 'term' | 'page'> & { clearHref: string }) {
  const { t } = useTranslation('search')
  if (countChosen(query) > 0)
    return (
      <NothingListed title={t('nothing.filtered', { term })} text={t('nothing.filteredText', { term })}>
        <FilterLink href={clearHref} className={buttonClass()}>
          {t('nothing.clear')}
        </FilterLink>
      </NothingListed>
    )
  return (
    <NothingListed title={t('nothing.title', { term })} text={t('nothing.text')}>
      {listing.suggestions.length > 0 && (
        <>
          <h3 className={styles.way}>{t('results.didYouMean')}</h3>
          <ul className={styles.terms}>
            {listing.suggestions.slice(0, 3).map((words) => (
              <li key={words}>
                <AppLink href={searchHref(words)}>{words}</AppLink>
              </li>
            ))}
          </ul>
        </>
      )}
      <OtherStore />
      <SearchCategories />
    </NothingListed>
  )
}
