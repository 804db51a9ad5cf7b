import { commerceListingHref, countChosen, withoutChosen } from '@leaflog/core/catalogue'
import { searchHref } from '@leaflog/core/search'
import { useTranslation } from 'react-i18next'
import { FilterBar } from '../../shared/product/filter-bar.tsx'
import { useCatalogueWords } from '../../shared/product/words.ts'
import { ListedProducts, ListingFrame } from '../../shared/product/listing-frame.tsx'
import { CommerceGrid } from '../commerce/listing/commerce-grid.tsx'
import { categoryFilters } from '../commerce/listing/category-filters.tsx'
import { NothingFound } from './nothing-found.tsx'
import type { CategoryResultsPage } from './search-data.ts'
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
        <NothingFound
          term={term}
          clearHref={countChosen(query) > 0 ? own.clearHref : null}
          heading={t('results.didYouMean')}
          terms={listing.suggestions.slice(0, 3).map((words) => ({ term: words }))}
        />
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
