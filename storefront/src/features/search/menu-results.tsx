import { countResultFilters, resultsHref, searchHref, withoutResultFilters } from '@leaflog/core/search'
import { Trans, useTranslation } from 'react-i18next'
import { FilterBar } from '../../shared/product/filter-bar.tsx'
import { FilterLink } from '../../shared/product/filter-link.tsx'
import { ListedProducts, ListingFrame, NothingListed } from '../../shared/product/listing-frame.tsx'
import { ProductGrid } from '../ordering/product-grid.tsx'
import { AppLink } from '../../shared/ui/app-link.tsx'
import { buttonClass } from '../../shared/ui/button.tsx'
import { FoundProducts } from './found-products.tsx'
import { OtherStore } from './other-store.tsx'
import styles from './results.module.css'
import { useResultFilters } from './result-filters.ts'
import type { MenuResultsPage } from './search-data.ts'
import { SearchCategories } from './search-categories.tsx'
import { useCountOf } from './use-count-of.ts'

/** Results of an ordering store's index. */
export function MenuResults({ page }: { page: MenuResultsPage }) {
  const { term, query, results, mode } = page
  const { t } = useTranslation('search')
  const filters = useResultFilters(page)
  const countOf = useCountOf()
  return (
    <ListingFrame
      trail={[{ label: t('results.crumb'), href: searchHref(term) }]}
      title={t('results.heading', { term })}
      count={countOf(results.total, page.storeName, mode)}
    >
      {results.corrected !== null && (
        <p className={styles.note}>
          <Trans
            t={t}
            i18nKey="results.corrected"
            values={{ term, corrected: results.corrected }}
            components={{ a: <AppLink href={searchHref(results.corrected)} /> }}
          />
        </p>
      )}
      <FilterBar {...filters} />
      {results.total === 0 ? (
        <NothingFound page={page} />
      ) : (
        <ListedProducts
          {...results}
          shown={results.products.length}
          hrefOf={(number) => resultsHref({ ...query, page: number })}
        >
          <FoundProducts page={page}>
            <ProductGrid products={results.products} mode={mode} />
          </FoundProducts>
        </ListedProducts>
      )}
    </ListingFrame>
  )
}

function NothingFound({ page: { term, query, results } }: { page: MenuResultsPage }) {
  const { t } = useTranslation('search')
  if (countResultFilters(query) > 0)
    return (
      <NothingListed title={t('nothing.filtered', { term })} text={t('nothing.filteredText', { term })}>
        <FilterLink href={resultsHref(withoutResultFilters(query))} className={buttonClass()}>
          {t('nothing.clear')}
        </FilterLink>
      </NothingListed>
    )
  return (
    <NothingListed title={t('nothing.title', { term })} text={t('nothing.text')}>
      {results.shorter.length > 0 && (
        <>
          <h3 className={styles.way}>{t('nothing.shorter')}</h3>
          <ul className={styles.terms}>
            {results.shorter.map(({ term: shorter, count }) => (
              <li key={shorter}>
                <AppLink href={searchHref(shorter)}>{shorter}</AppLink>{' '}
                <span className={styles.soft}>{t('product.products', { count })}</span>
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
